import { firstKnowledge } from '#content/knowledge/index.ts';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { forEachDatabaseOf } from '#tests/support/databases.ts';
import { deleteOldVersions } from './entry-versions.server.ts';
import { createKnowledge } from './knowledge.server.ts';
import { chatKnowledgeBase, knowledgeVersions } from './knowledge.table.server.ts';
import { seedKnowledge } from './seed-knowledge.server.ts';

/** Half past nine in the evening of March 3 in New York. */
const clock = { now: () => new Date('2026-03-04T02:30:00Z') };
const actor = 'owner@store.example';
const draft = {
  category: 'Herbs',
  question: 'What is fadogia?',
  answer: 'A dark resin.',
  keywords: [],
  isActive: true,
  sources: [],
};

forEachDatabaseOf('first knowledge', 'the history of knowledge', (open) => {
  const opened = async () => {
    const db = await open();
    await seedKnowledge(db, firstKnowledge);
    const knowledge = createKnowledge(db, { clock, topicsOf: () => [] });
    const { editor } = knowledge;
    const add = async (changes: Record<string, unknown> = {}) => {
      const result = await editor.create({ draft: { ...draft, ...changes }, actor });
      if (!result.ok) throw new Error('the entry was refused');
      return result.id;
    };
    return { db, editor, find: (question: string) => knowledge.find(question), add };
  };

  test('each version stands with who wrote it, and one that was replaced is brought back and answers again', async () => {
    const { db, editor, find, add } = await opened();
    const id = await add();
    await editor.update({
      id,
      version: 1,
      draft: { ...draft, answer: 'Something else.', reviewedBy: 'Dr. Brown', reviewDue: '2027-01-31' },
      actor: 'editor@store.example',
    });
    expect(await editor.history(id)).toMatchObject([
      {
        version: 2,
        actor: 'editor@store.example',
        changed: ['answer', 'reviewDue', 'reviewedBy'],
        texts: { answer: 'Something else.', reviewDue: '2027-01-31' },
      },
      { version: 1, actor, changed: [], texts: { answer: 'A dark resin.' } },
    ]);

    // As it was kept before there were further questions.
    await db
      .update(knowledgeVersions)
      .set({ texts: sql`${knowledgeVersions.texts} - 'further'` })
      .where(and(eq(knowledgeVersions.entryId, id), eq(knowledgeVersions.version, 1)));
    expect((await editor.history(id))[0]?.changed).toEqual(['answer', 'reviewDue', 'reviewedBy']);

    expect(await editor.bringBack({ id, version: 1, to: 1, actor })).toMatchObject({ reason: 'conflict' });
    expect(await editor.bringBack({ id, version: 2, to: 9, actor })).toEqual({ ok: false, reason: 'gone' });
    expect(await editor.bringBack({ id, version: 2, to: 1, actor })).toEqual({ ok: true, id });
    expect(await editor.get(id)).toMatchObject({ ...draft, version: 3, reviewDue: undefined });
    expect((await find('what is fadogia')).passages[0]?.answer).toBe('A dark resin.');
    expect((await editor.history(id)).map(({ version }) => version)).toEqual([3, 2, 1]);
    const undone = and(eq(activityLog.subject, id), eq(activityLog.action, 'knowledge.undo'));
    expect(await db.select().from(activityLog).where(undone)).toHaveLength(1);
    await editor.delete({ id, actor });
  });

  test('the first edit of an entry that the store came with keeps how it came', async () => {
    const { editor } = await opened();
    const [first] = (await editor.list({ limit: 1, category: 'Minerals' })).entries;
    if (!first) throw new Error('no mineral');
    const { id, version, question, answer, category, keywords, sources } = first;
    const kept = { question, answer, category, keywords, sources, isActive: true };
    await editor.update({ id, version, draft: { ...kept, answer: 'Changed.' }, actor });
    expect(await editor.history(id)).toMatchObject([{ actor }, { actor: undefined, texts: { answer } }]);
    await editor.bringBack({ id, version: version + 1, to: version, actor });
    expect((await editor.get(id))?.answer).toBe(answer);
  });

  test('many get one change, each with its history; those that stand so already are not touched', async () => {
    const { editor, find, add } = await opened();
    const [one, other] = [await add(), await add({ question: 'What is mumijo?', isActive: false })];
    const gone = crypto.randomUUID();
    expect(await editor.changeMany({ ids: [one, other, gone], change: { isActive: false }, actor })).toBe(1);
    expect((await find('what is fadogia')).passages.map((passage) => passage.id)).not.toContain(one);
    expect((await editor.get(other))?.version).toBe(1);
    expect((await editor.history(one))[0]).toMatchObject({ actor, changed: ['isActive'] });

    await editor.changeMany({ ids: [one, other], change: { category: 'Resins' }, actor });
    expect((await editor.list({ category: 'Resins', limit: 9 })).total).toBe(2);
    expect(await editor.categories()).toContainEqual({ category: 'Resins', entries: 2 });

    expect(await editor.changeMany({ ids: [one, other], change: { delete: true }, actor })).toBe(2);
    expect((await editor.list({ category: 'Resins', limit: 9 })).total).toBe(0);
    expect(await editor.restoreMany({ ids: [one, other], actor })).toBe(2);
    expect((await editor.list({ category: 'Resins', limit: 9 })).total).toBe(2);
    expect(await editor.changeMany({ ids: ['nonsense'], change: { delete: true }, actor })).toBe(0);
    await editor.changeMany({ ids: [one, other], change: { delete: true }, actor });
  });

  test('what is due for review is found by the day of the store, and health without a date too', async () => {
    const { editor, add } = await opened();
    const today = await add({ question: 'Today?', reviewDue: '2026-03-03' });
    const tomorrow = await add({ question: 'Tomorrow?', reviewDue: '2026-03-04' });
    const due = (await editor.list({ review: 'due', limit: 9 })).entries.map(({ id }) => id);
    expect(due).toEqual([today]);
    const undated = (await editor.list({ review: 'none', limit: 999 })).entries;
    expect(undated.map(({ id }) => id)).not.toContain(tomorrow);
    expect(new Set(undated.map(({ category }) => category))).not.toContain('Orders and shipping');
    expect(undated.length).toBeGreaterThan(50);
    await editor.changeMany({ ids: [today, tomorrow], change: { delete: true }, actor });
  });

  test('of an old history the names go, and what was replaced long ago; how it stood before a late change stays', async () => {
    const { db, editor, add } = await opened();
    const [edited, lately] = [await add(), await add({ question: 'What is mumijo?' })];
    for (const answer of ['Second.', 'Third.'])
      await editor.update({
        id: edited,
        version: answer === 'Second.' ? 1 : 2,
        draft: { ...draft, answer },
        actor,
      });
    await db.update(knowledgeVersions).set({ at: sql`timestamptz '2020-01-01'` });
    await editor.update({ id: lately, version: 1, draft: { ...draft, answer: 'Late.' }, actor });
    await deleteOldVersions(db, { before: new Date('2021-01-01') });
    expect(await editor.history(edited)).toMatchObject([{ version: 3, actor: undefined }]);
    expect(await editor.history(lately)).toMatchObject([
      { version: 2, actor },
      { version: 1, actor: undefined },
    ]);
    await db.delete(chatKnowledgeBase).where(eq(chatKnowledgeBase.id, edited));
    await deleteOldVersions(db, { before: new Date('2021-01-01') });
    expect(await editor.history(edited)).toEqual([]);
    await editor.delete({ id: lately, actor });
  });
});
