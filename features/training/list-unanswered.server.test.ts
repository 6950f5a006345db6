import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chatConversations, chatFeedback, chatMessages } from '#features/chat/chat.table.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { listUnanswered } from './list-unanswered.server.ts';
import { listTurns } from './list-turns.server.ts';
import { listVotedDown } from './list-voted-down.server.ts';
import { readTurnChoice } from './read-turn-choice.ts';
import { dismissReply, findReplyToReview } from './replies-to-review.server.ts';

forEachDatabase('what the assistant did not know', (open) => {
  let minute = 0;
  const asked = async (question: string, missed: 'likely' | 'unknown' | undefined, vote?: -1) => {
    const db = await open();
    const at = () => new Date(Date.UTC(2026, 0, 1, 12, (minute += 1)));
    const [conversation] = await db
      .insert(chatConversations)
      .values({ sessionId: randomUUID() })
      .returning({ id: chatConversations.id });
    const conversationId = conversation?.id ?? '';
    await db
      .insert(chatMessages)
      .values({ conversationId, role: 'user', content: question, createdAt: at() });
    const [reply] = await db
      .insert(chatMessages)
      .values({
        conversationId,
        role: 'assistant',
        content: 'I don’t know that one.',
        evidence: { knowledge: [], products: [], missed },
        createdAt: at(),
      })
      .returning({ id: chatMessages.id });
    const messageId = reply?.id ?? '';
    if (vote) await db.insert(chatFeedback).values({ messageId, rating: vote });
    return messageId;
  };
  const list = async () =>
    (await listUnanswered(await open(), { limit: 20 })).map(({ question, times, missed }) => [
      question,
      times,
      missed,
    ]);

  test('questions of the same words are one, the most frequent first; what was answered is not among them', async () => {
    await asked('What is sea moss good for?', 'unknown');
    await asked('do yall sell fadogia', 'unknown');
    await asked('fadogia, do yall sell it?', 'likely');
    await asked('What is zinc?', undefined);
    expect(await list()).toEqual([
      ['fadogia, do yall sell it?', 2, 'likely'],
      ['What is sea moss good for?', 1, 'unknown'],
    ]);
  });

  test('a group that was put aside comes back when it is asked again, and counts from there', async () => {
    const db = await open();
    const [first] = await listUnanswered(db, { limit: 1 });
    expect(await dismissReply(db, first?.messageId ?? '')).toBe(true);
    expect((await list()).map(([question]) => question)).toEqual(['What is sea moss good for?']);
    await asked('do you sell fadogia yall', 'unknown');
    expect(await list()).toContainEqual(['do you sell fadogia yall', 1, 'unknown']);
  });

  test('what was voted down stands in that list alone, and can be put aside there', async () => {
    const db = await open();
    const messageId = await asked('is kombucha strong', 'unknown', -1);
    expect((await list()).map(([question]) => question)).not.toContain('is kombucha strong');
    expect((await listVotedDown(db, { limit: 5 })).map((one) => one.messageId)).toEqual([messageId]);
    await dismissReply(db, messageId);
    expect(await listVotedDown(db, { limit: 5 })).toEqual([]);
  });

  test('no other reply is shown to an administrator, nor put aside', async () => {
    const db = await open();
    const messageId = await asked('what does iron do', undefined);
    expect(await findReplyToReview(db, messageId)).toBeUndefined();
    expect(await dismissReply(db, messageId)).toBe(false);
    expect(await dismissReply(db, 'none')).toBe(false);
  });

  test('turns to review stand with their reply, newest first, and no other turn does', async () => {
    const db = await open();
    await db.delete(chatConversations);
    await asked('what does iron do', undefined);
    const unknown = await asked('do you sell chairs', 'unknown');
    const both = await asked('is it any good', 'likely', -1);
    const show = async (address: Record<string, string>) => {
      const { turns, total } = await listTurns(db, readTurnChoice(new URLSearchParams(address)));
      return [total, ...turns.map(({ question }) => question)];
    };
    const { turns } = await listTurns(db, readTurnChoice(new URLSearchParams()));
    expect(turns.map(({ at: _at, ...turn }) => turn)).toEqual([
      {
        messageId: both,
        question: 'is it any good',
        reply: 'I don’t know that one.',
        kinds: ['likely', 'voted-down'],
        done: false,
        entryId: undefined,
      },
      {
        messageId: unknown,
        question: 'do you sell chairs',
        reply: 'I don’t know that one.',
        kinds: ['unknown'],
        done: false,
        entryId: undefined,
      },
    ]);
    expect(await show({ kind: 'unknown' })).toEqual([1, 'do you sell chairs']);
    expect(await show({ kind: 'likely' })).toEqual([1, 'is it any good']);
    expect(await show({ kind: 'voted-down' })).toEqual([1, 'is it any good']);
    expect(await show({ page: '2' })).toEqual([2]);
    expect(await show({ sort: 'When' })).toEqual([2, 'do you sell chairs', 'is it any good']);

    // Words of the question or the reply, all of them; signs of the database are letters.
    expect(await show({ q: 'CHAIRS know' })).toEqual([1, 'do you sell chairs']);
    expect(await show({ q: 'chairs good' })).toEqual([0]);
    expect(await show({ q: '%' })).toEqual([0]);
    expect(await show({ q: 'iron' })).toEqual([0]);
    // Days of the store: late in its evening it is already the next day elsewhere.
    await db
      .update(chatMessages)
      .set({ createdAt: new Date('2026-03-02T03:30:00Z') })
      .where(eq(chatMessages.id, unknown));
    expect(await show({ to: '2026-03-01', kind: 'unknown' })).toEqual([1, 'do you sell chairs']);
    expect(await show({ from: '2026-03-02', kind: 'unknown' })).toEqual([0]);
    expect(await show({ from: '2026-03-01', to: '2026-03-01' })).toEqual([1, 'do you sell chairs']);
    expect(await show({ from: 'yesterday' })).toEqual([2, 'do you sell chairs', 'is it any good']);
    await dismissReply(db, unknown);
    expect(await show({ state: 'open' })).toEqual([1, 'is it any good']);
    expect(await show({ state: 'done' })).toEqual([1, 'do you sell chairs']);
  });
});
