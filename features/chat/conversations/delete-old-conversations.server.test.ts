import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { rowsOf } from '#platform/db/rows-of.server.ts';
import { chatConversations, chatMessages } from '#features/chat/chat.table.server.ts';
import { refreshStatistics } from '../refresh-statistics.server.ts';
import { deleteOldConversations } from './delete-old-conversations.server.ts';
import { openConversation } from './chat-conversation.server.ts';
import { storeMessage } from './chat-conversation.server.ts';

const day = (number: number) => new Date(Date.UTC(2025, 0, number));

forEachDatabase('retention', (open) => {
  test('conversations that began before the day are gone with their messages, in pieces', async () => {
    const db = await open();
    await db
      .insert(chatConversations)
      .values(Array.from({ length: 1201 }, () => ({ sessionId: randomUUID(), createdAt: day(1) })));
    const young = await openConversation(db, { sessionId: randomUUID(), now: day(5) });
    const old = await openConversation(db, { sessionId: randomUUID(), now: day(4) });
    for (const conversationId of [young, old])
      await storeMessage(db, {
        conversationId: conversationId ?? '',
        role: 'user',
        content: 'hello',
        evidence: null,
        now: day(9),
      });
    expect(await deleteOldConversations(db, { before: day(5) })).toBe(1202);
    expect((await db.select().from(chatMessages)).map(({ conversationId }) => conversationId)).toEqual([
      young,
    ]);
    expect(await deleteOldConversations(db, { before: day(5) })).toBe(0);
  });

  test('statistics of what questions are answered from are made anew', async () => {
    const db = await open();
    const estimated = async () =>
      rowsOf(
        await db.execute(
          sql`select reltuples::int as rows from pg_class where relname = 'chat_conversations'`,
        ),
      );
    await refreshStatistics(db);
    const before = await estimated();
    await openConversation(db, { sessionId: randomUUID(), now: day(5) });
    await refreshStatistics(db);
    expect(await estimated()).not.toEqual(before);
  });
});
