import { firstKnowledge } from '#content/knowledge/index.ts';
import { listVotedDown } from '#features/training/list-voted-down.server.ts';
import { findReplyToReview } from '#features/training/replies-to-review.server.ts';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forEachDatabaseOf } from '#tests/support/databases.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { chatConversations, chatFeedback, chatMessages } from '#features/chat/chat.table.server.ts';
import type { EntryDraft } from './entry-draft.schema.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { createKnowledge } from './knowledge.server.ts';
import { seedKnowledge } from './seed-knowledge.server.ts';

const clock = { now: () => new Date('2026-03-04T15:00:00Z') };
const actor = 'owner@store.example';
const draft = {
  category: 'Herbs',
  question: 'What is fadogia?',
  answer: 'Fadogia is a shrub of West Africa; ask your doctor before you take it.',
  keywords: ['vangueria', ' vangueria ', ''],
  isActive: true,
  sources: [{ title: 'NIH', url: 'https://www.nih.gov/' }],
};

const activitiesOn = async (db: Db, subject: string) =>
  (
    await db.select().from(activityLog).where(eq(activityLog.subject, subject)).orderBy(asc(activityLog.at))
  ).map(({ actor, action }) => `${actor} ${action}`);

forEachDatabaseOf('first knowledge', 'the knowledge editor', (open) => {
  const opened = async () => {
    const db = await open();
    await seedKnowledge(db, firstKnowledge);
    const knowledge = createKnowledge(db, { clock, topicsOf: () => [] });
    const add = async (changes: Partial<EntryDraft> = {}) => {
      const result = await knowledge.editor.create({ draft: { ...draft, ...changes }, actor });
      if (!result.ok) throw new Error('the entry was refused');
      return result.id;
    };
    return { db, knowledge, editor: knowledge.editor, add };
  };

  test('an added entry is newest, cleaned, searchable, and answers the next question', async () => {
    const { db, knowledge, editor, add } = await opened();
    expect((await knowledge.find('what is fadogia')).fit).not.toBe('sure');
    const id = await add();
    const { entries, total } = await editor.list({ search: '', limit: 5 });
    expect(entries[0]).toMatchObject({ id, keywords: ['vangueria'], version: 1, found: 0 });
    expect(entries).toHaveLength(5);
    expect(total).toBeGreaterThan(200);
    expect(
      (await editor.list({ search: 'VANGUERIA shrub', limit: 5 })).entries.map((entry) => entry.id),
    ).toEqual([id]);
    const found = await knowledge.find('what is fadogia');
    expect(found.fit).toBe('sure');
    expect(found.passages[0]).toMatchObject({ id, sources: draft.sources });
    expect(await activitiesOn(db, id)).toEqual([`${actor} knowledge.create`]);
    await editor.delete({ id, actor });
  });

  test('entries stand in the order that is asked for, what is equal newest first', async () => {
    const { db, editor, add } = await opened();
    const category = 'Herbs to sort';
    const b = await add({ category, question: 'beta?', reviewDue: '2026-05-01' });
    const a = await add({ category, question: 'Alpha?' });
    const c = await add({ category, question: 'Gamma?', reviewDue: '2026-02-01' });
    await db.update(chatKnowledgeBase).set({ found: 3 }).where(eq(chatKnowledgeBase.id, a));
    const sorted = async (sort: string, more = {}) =>
      (await editor.list({ category, sort, limit: 9, ...more })).entries.map(({ id }) => id);
    expect(await sorted('Question')).toEqual([a, b, c]);
    expect(await sorted('-Question')).toEqual([c, b, a]);
    expect((await sorted('-Found'))[0]).toBe(a);
    expect(await sorted('Review due')).toEqual([c, b, a]);
    expect(await sorted('-Review due')).toEqual([b, c, a]);
    expect(await sorted('Question', { limit: 1, offset: 2 })).toEqual([c]);
    for (const id of [a, b, c]) await editor.delete({ id, actor });
  });

  test('a search takes signs of SQL as they are', async () => {
    const { editor } = await opened();
    for (const search of ['%', '_', '\\', "'; drop table chat_knowledge_base; --"])
      expect((await editor.list({ search: `${search} zzz`, limit: 5 })).entries).toEqual([]);
    expect((await editor.list({ search: '100%', limit: 500 })).total).toBeLessThan(20);
  });

  test('what is missing is named and nothing is written', async () => {
    const { editor } = await opened();
    const before = (await editor.list({ search: '', limit: 1 })).total;
    expect(await editor.create({ draft: { ...draft, answer: ' ' }, actor })).toEqual({
      ok: false,
      reason: 'fields',
      errors: { answer: 'Enter an answer.' },
    });
    expect((await editor.list({ search: '', limit: 1 })).total).toBe(before);
  });

  test('a second editor is told, and the first one keeps what they saved', async () => {
    const { db, knowledge, editor, add } = await opened();
    const id = await add();
    const first = await editor.update({ id, version: 1, draft: { ...draft, answer: 'The first.' }, actor });
    expect(first).toEqual({ ok: true, id });
    const second = await editor.update({ id, version: 1, draft: { ...draft, answer: 'The second.' }, actor });
    expect(second).toMatchObject({
      ok: false,
      reason: 'conflict',
      entry: { answer: 'The first.', version: 2 },
    });
    expect((await editor.get(id))?.answer).toBe('The first.');
    expect((await knowledge.find('what is fadogia')).passages[0]?.answer).toBe('The first.');
    expect(await activitiesOn(db, id)).toHaveLength(2);
    await editor.delete({ id, actor });
    expect(await editor.update({ id, version: 2, draft, actor })).toEqual({ ok: false, reason: 'gone' });
  });

  test('two editors at the same moment: one is written, one is told', async () => {
    const { editor, add } = await opened();
    const id = await add();
    const results = await Promise.all(
      ['A.', 'B.'].map((answer) => editor.update({ id, version: 1, draft: { ...draft, answer }, actor })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'conflict' });
    await editor.delete({ id, actor });
  });

  test('an entry that is switched off answers nothing', async () => {
    const { knowledge, editor, add } = await opened();
    const id = await add();
    await editor.update({ id, version: 1, draft: { ...draft, isActive: false }, actor });
    expect((await knowledge.find('what is fadogia')).passages.map((passage) => passage.id)).not.toContain(id);
    await editor.delete({ id, actor });
  });

  test('a deleted entry answers nothing; undone, it is as it was', async () => {
    const { db, knowledge, editor, add } = await opened();
    const id = await add();
    await knowledge.noteFound(id);
    const before = await editor.get(id);
    expect(await editor.delete({ id, actor })).toBe(true);
    expect(await editor.delete({ id, actor })).toBe(false);
    expect(await editor.get(id)).toBeUndefined();
    expect((await knowledge.find('what is fadogia')).fit).not.toBe('sure');

    expect(await editor.restore({ id, actor })).toBe(true);
    expect(await editor.restore({ id, actor })).toBe(false);
    const { updatedAt, ...asBefore } = before ?? { updatedAt: '' };
    expect(updatedAt).not.toBe('');
    expect(await editor.get(id)).toMatchObject({ ...asBefore, version: 2 });
    expect((await knowledge.find('what is fadogia')).fit).toBe('sure');
    expect(await activitiesOn(db, id)).toEqual([
      `${actor} knowledge.create`,
      `${actor} knowledge.delete`,
      `${actor} knowledge.restore`,
    ]);
    await editor.delete({ id, actor });
  });

  test('ids that are none find nothing', async () => {
    const { db, editor } = await opened();
    expect(await editor.get('nonsense')).toBeUndefined();
    expect(await editor.delete({ id: "' or true --", actor })).toBe(false);
    expect(await editor.restore({ id: 'nonsense', actor })).toBe(false);
    expect(await findReplyToReview(db, 'nonsense')).toBeUndefined();
  });

  test('looking for an entry counts nothing; it is never found until a visitor is answered from it', async () => {
    const { knowledge, editor, add } = await opened();
    const id = await add({ question: 'What is a fadogia resin?' });
    expect((await knowledge.find('what is fadogia')).passages[0]?.id).toBe(id);
    const never = async () => (await editor.neverFound({ limit: 2000 })).entries.map((entry) => entry.id);
    expect(await never()).toContain(id);
    await knowledge.noteFound(id);
    expect(await never()).not.toContain(id);
    await editor.delete({ id, actor });
  });

  test('replies voted down come with their question, until somebody teaches a better answer', async () => {
    const { db, editor } = await opened();
    const replyId = await storeReply(db, { asked: 'what is fadogia', reply: 'I do not know.', rating: -1 });
    await storeReply(db, { asked: 'what is iron', reply: 'A mineral.', rating: 1 });
    const waiting = await listVotedDown(db, { limit: 10 });
    expect(waiting).toHaveLength(1);
    expect(waiting[0]).toMatchObject({
      messageId: replyId,
      question: 'what is fadogia',
      reply: 'I do not know.',
    });
    expect((await findReplyToReview(db, replyId))?.question).toBe('what is fadogia');
    await editor.create({ draft, actor, taughtFrom: replyId });
    expect(await listVotedDown(db, { limit: 10 })).toEqual([]);
  });
});

async function storeReply(
  db: Db,
  { asked, reply, rating }: { asked: string; reply: string; rating: number },
): Promise<string> {
  const [conversation] = await db
    .insert(chatConversations)
    .values({ sessionId: `session of ${asked}` })
    .returning();
  const conversationId = conversation?.id ?? '';
  const at = (second: number) => new Date(Date.UTC(2026, 2, 4, 15, 0, second));
  const [, stored] = await db
    .insert(chatMessages)
    .values([
      { conversationId, role: 'user', content: asked, createdAt: at(1) },
      { conversationId, role: 'assistant', content: reply, createdAt: at(2) },
      { conversationId, role: 'user', content: 'something later', createdAt: at(3) },
    ])
    .returning();
  await db.insert(chatFeedback).values({ messageId: stored?.id ?? '', rating });
  return stored?.id ?? '';
}
