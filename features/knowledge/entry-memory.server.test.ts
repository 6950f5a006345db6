import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Db } from '#platform/db/open-database.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { createEntryMemory } from './entry-memory.server.ts';
import { indexEntries } from './index-entries.server.ts';
import { createKnowledge } from './knowledge.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { readRevision } from './read-entries.server.ts';

const clock = { now: () => new Date('2026-03-04T15:00:00Z') };
const actor = 'owner@store.example';
const row = { category: 'Herbs', question: 'What is zanthoxy?', answer: 'A bark.' };

const knowledgeOf = (db: Db) => createKnowledge(db, { clock, topicsOf: () => [] });

forEachDatabase('remembered entries', (open) => {
  const opened = async () => {
    const db = await open();
    await db.delete(chatKnowledgeBase);
    const add = async (changes: Partial<typeof chatKnowledgeBase.$inferInsert> = {}) => {
      const [added] = await db
        .insert(chatKnowledgeBase)
        .values({ ...row, ...changes })
        .returning({ id: chatKnowledgeBase.id });
      return added?.id ?? '';
    };
    return { db, add };
  };

  test('all that is told of an entry is told as another instance changed it, from the next question on', async () => {
    const { db, add } = await opened();
    const id = await add({ slug: 'zanthoxy' });
    const [one, other] = [knowledgeOf(db), knowledgeOf(db)];
    const told = async () => (await other.entriesOf(['zanthoxy', 'fadogia']))[0]?.passage;
    expect(await told()).toMatchObject({ ...row, further: [], sources: [] });
    const changes = {
      question: 'What is zanthoxylum?',
      answer: 'A root.',
      category: 'Barks',
      sources: [{ title: 'A book', url: 'https://book.example/' }],
    };
    for (const [field, value] of Object.entries(changes)) {
      await db
        .update(chatKnowledgeBase)
        .set({ [field]: value })
        .where(eq(chatKnowledgeBase.id, id));
      expect(await told()).toMatchObject({ [field]: value });
    }
    await db.update(chatKnowledgeBase).set({ further: 'Is it bitter? Yes.' });
    expect((await told())?.further).toEqual([{ question: 'Is it bitter?', answer: 'Yes.' }]);
    expect((await other.entry(id))?.answer).toBe('A root.');
    await one.editor.delete({ id, actor });
    expect(await told()).toBeUndefined();
    expect(await other.entry(id)).toBeUndefined();
    await one.editor.restore({ id, actor });
    expect(await told()).toMatchObject(changes);
    const second = await add({ slug: 'fadogia' });
    expect((await other.entriesOf(['fadogia', 'zanthoxy'])).map(({ passage }) => passage.id)).toEqual([
      second,
      id,
    ]);
    await db.update(chatKnowledgeBase).set({ slug: 'mumijo' }).where(eq(chatKnowledgeBase.id, second));
    expect(await other.entriesOf(['fadogia'])).toEqual([]);
  });

  test('is read once for one revision, what there is not as well', async () => {
    const { db, add } = await opened();
    const ids = [await add({ slug: 'zanthoxy' }), await add()];
    const revision = await readRevision(db);
    const memory = createEntryMemory(db);
    const wanted = { ids, slugs: ['zanthoxy', 'fadogia'] };
    const read = vi.spyOn(db, 'select');
    const found = await memory.entriesOf(wanted, revision);
    expect(found.map(({ passage }) => passage.id).toSorted()).toEqual(ids.toSorted());
    expect(read).toHaveBeenCalledTimes(1);
    expect(await memory.entriesOf(wanted, revision)).toHaveLength(2);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await memory.entriesOf({ ids: [], slugs: [] })).toEqual([]);
    expect(read).toHaveBeenCalledTimes(1);
    const roomForNone = createEntryMemory(db, 100);
    for (const times of [2, 3]) {
      expect(await roomForNone.entriesOf(wanted, revision)).toHaveLength(2);
      expect(read).toHaveBeenCalledTimes(times);
    }
    read.mockRestore();
  });

  test('what is told is of one revision: after a change in between all is read anew', async () => {
    const { db, add } = await opened();
    const [one, two] = [await add({ answer: 'A bark.' }), await add({ answer: 'A bark, too.' })];
    const memory = createEntryMemory(db);
    const before = await readRevision(db);
    await memory.entriesOf({ ids: [one], slugs: [] }, before);
    await db.update(chatKnowledgeBase).set({ answer: 'A root.' });
    // As a question that had its revision before the change.
    const answers = (await memory.entriesOf({ ids: [one, two], slugs: [] }, before)).map(
      ({ passage }) => passage.answer,
    );
    expect(answers).toEqual(['A root.', 'A root.']);
  });

  test('what was prepared is not read again: a question takes its words apart, and counts on what is known', async () => {
    const { db, add } = await opened();
    const id = await add();
    await indexEntries(db, [id]);
    const knowledge = knowledgeOf(db);
    const read = vi.spyOn(db, 'select');
    const readsFor = async () => {
      read.mockClear();
      expect((await knowledge.find('zanthoxy')).passages).toMatchObject([{ id, answer: 'A bark.' }]);
      return read.mock.calls.length;
    };
    await knowledge.prepare();
    expect(await readsFor()).toBe(1);
    await db.update(chatKnowledgeBase).set({ category: 'Barks' });
    expect(await readsFor()).toBe(3);
    read.mockRestore();
  });
});
