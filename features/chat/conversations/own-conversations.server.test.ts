import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { user } from '#features/accounts/accounts.table.server.ts';
import { chatConversations } from '#features/chat/chat.table.server.ts';
import { createSafetyGate } from '#features/chat/safety-gate.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { ask, makeAssistant } from '#tests/support/make-assistant.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';

forEachDatabase('a conversation of an account', (open) => {
  async function someUser(db: Db): Promise<string> {
    const id = randomUUID();
    await db.insert(user).values({ id, name: '', email: `${id}@example.com` });
    return id;
  }
  const left = async (db: Db, sessionId: string) =>
    (await db.select().from(chatConversations)).filter((one) => one.sessionId === sessionId).length;

  test('is gone on with and deleted by nobody else, though they know its id', async () => {
    const db = await open();
    const assistant = makeAssistant(db);
    const [owner, stranger, sessionId] = [await someUser(db), await someUser(db), randomUUID()];
    await ask(assistant, { sessionId, message: 'hello', userId: owner });
    for (const userId of [stranger, undefined]) {
      await expect(ask(assistant, { sessionId, message: 'hello', userId })).rejects.toMatchObject({
        status: 403,
      });
      expect(await assistant.forget({ sessionId, userId })).toBe(false);
    }
    expect(await left(db, sessionId)).toBe(1);
    await ask(assistant, { sessionId, message: 'and again', userId: owner });
    expect(await assistant.forget({ sessionId, userId: owner })).toBe(true);
    expect(await left(db, sessionId)).toBe(0);
  });

  test('goes with all others of the account at once, and no other goes', async () => {
    const db = await open();
    const assistant = makeAssistant(db);
    const [owner, other] = [await someUser(db), await someUser(db)];
    const [first, second, kept] = [randomUUID(), randomUUID(), randomUUID()];
    for (const sessionId of [first, second])
      await ask(assistant, { sessionId, message: 'hello', userId: owner });
    await ask(assistant, { sessionId: kept, message: 'hello', userId: other });
    expect(await assistant.forgetAllOf({ userId: owner })).toBe(2);
    expect(await assistant.forgetAllOf({ userId: owner })).toBe(0);
    expect([await left(db, first), await left(db, second), await left(db, kept)]).toEqual([0, 0, 1]);
  });

  test('is not there when the database is away: an emergency is answered all the same', async () => {
    const db = await open();
    // A transaction that failed answers nothing any more.
    const away = new Proxy(db, {
      get: () => () => {
        throw new Error('the database is away');
      },
    });
    const assistant = makeAssistant(away, { gate: createSafetyGate(sharedUnderstanding()) });
    const { text, messageId } = await ask(assistant, {
      sessionId: randomUUID(),
      message: "my husband has crushing chest pain and can't breathe",
    });
    expect(text).toContain('911');
    expect(messageId).toBeUndefined();
    expect(assistant.urgentReply("my husband has crushing chest pain and can't breathe")).toBe(text);
    expect(assistant.urgentReply('what is zinc good for')).toBeUndefined();
    await expect(
      ask(assistant, { sessionId: randomUUID(), message: 'what is zinc good for' }),
    ).rejects.toThrow();
  });
});
