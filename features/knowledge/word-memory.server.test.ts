import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { restoreBackup } from '#platform/db/backup/restore-backup.server.ts';
import { writeBackup } from '#platform/db/backup/write-backup.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { forEachDatabase, onOneDatabase } from '#tests/support/databases.ts';
import { indexEntries } from './index-entries.server.ts';
import { createKnowledge, type Knowledge } from './knowledge.server.ts';
import { chatKnowledgeBase, knowledgeChanges } from './knowledge.table.server.ts';
import { readRevision } from './read-entries.server.ts';
import { createWordMemory } from './word-memory.server.ts';

const clock = { now: () => new Date('2026-03-04T15:00:00Z') };
const actor = 'owner@store.example';
const draft = {
  category: 'Herbs',
  question: 'What is zanthoxy?',
  answer: 'A bark.',
  keywords: [],
  sources: [],
  isActive: true,
};

const folder = mkdtempSync(path.join(tmpdir(), 'biolife-words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const knowledgeOf = (db: Db) => createKnowledge(db, { clock, topicsOf: () => [] });

const openedBy = (open: () => Promise<Db>) => async () => {
  const db = await open();
  await db.delete(chatKnowledgeBase);
  const { editor } = knowledgeOf(db);
  const add = async (changes: Partial<typeof draft> = {}) => {
    const result = await editor.create({ draft: { ...draft, ...changes }, actor });
    if (!result.ok) throw new Error('the entry was refused');
    return result.id;
  };
  return { db, editor, add, other: knowledgeOf(db) };
};

const found = async (knowledge: Knowledge, question: string) =>
  (await knowledge.find(question)).passages.map(({ id }) => id);

forEachDatabase('remembered words', (open) => {
  const opened = openedBy(open);

  test('whatever another instance changes counts at the next question', async () => {
    const { db, editor, add, other } = await opened();
    const one = await add();
    expect(await found(other, 'zanthoxy')).toEqual([one]);
    const two = await add({ question: 'Who sells zanthoxy?' });
    expect((await found(other, 'zanthoxy')).toSorted()).toEqual([one, two].toSorted());
    await editor.changeMany({ ids: [one], change: { isActive: false }, actor });
    expect(await found(other, 'zanthoxy')).toEqual([two]);
    await editor.update({ id: two, version: 1, draft: { ...draft, question: 'Who sells fadogia?' }, actor });
    expect(await found(other, 'zanthoxy')).toEqual([]);
    expect(await found(other, 'fadogia')).toEqual([two]);
    await editor.bringBack({ id: two, version: 2, to: 1, actor });
    expect(await found(other, 'zanthoxy')).toEqual([two]);
    await editor.delete({ id: two, actor });
    expect(await found(other, 'zanthoxy')).toEqual([]);
    await editor.restore({ id: two, actor });
    expect(await found(other, 'zanthoxy')).toEqual([two]);
    await db.delete(chatKnowledgeBase).where(eq(chatKnowledgeBase.id, two));
    expect(await found(other, 'zanthoxy')).toEqual([]);
    const text = JSON.stringify([{ category: 'Herbs', question: draft.question, answer: 'A bark.' }]);
    expect(await editor.import({ text, format: 'yaml', actor })).toMatchObject({ ok: true, added: 1 });
    expect(await found(other, 'zanthoxy')).toHaveLength(1);
    await db.execute(sql`truncate ${chatKnowledgeBase} cascade`);
    expect(await found(other, 'zanthoxy')).toEqual([]);
  });

  test('what is restored from a backup counts at the next question, also where it is the same file again', async () => {
    const { db, editor, add, other } = await opened();
    const id = await add();
    const file = path.join(folder, 'a.backup.gz');
    await writeBackup(db, { file, version: '0.0.1' });
    for (let times = 0; times < 2; times += 1) {
      await editor.delete({ id, actor });
      expect(await found(other, 'zanthoxy')).toEqual([]);
      await restoreBackup(db, { file, replace: true });
      expect(await found(other, 'zanthoxy')).toEqual([id]);
    }
  });

  test('an answer that is counted changes nothing, and of many changes few rows stay', async () => {
    const { db, add, other } = await opened();
    const id = await add();
    const before = await readRevision(db);
    await other.noteFound(id);
    expect(await readRevision(db)).toBe(before);
    for (const answer of ['One.', 'Two.', 'Three.']) await add({ answer });
    expect(await readRevision(db)).not.toBe(before);
    expect(await db.$count(knowledgeChanges)).toBe(1);
  });

  test('what is read is of one revision: after a change in between all is read anew', async () => {
    const { db, editor, add } = await opened();
    const id = await add();
    const words = createWordMemory(db);
    const before = await readRevision(db);
    await words.standingOf(['zanthoxi'], before);
    await add({ question: 'Who sells zanthoxy bark?' });
    await editor.changeMany({ ids: [id], change: { isActive: false }, actor });
    // As a question that had its revision before the change.
    const { entries, postings } = await words.standingOf(['zanthoxi', 'bark'], before);
    expect(entries.lengths).toHaveLength(1);
    expect(postings.get('zanthoxi')?.entries).toHaveLength(1);
    expect(postings.get('bark')?.entries).toHaveLength(1);
  });

  test('is bounded: the word that was longest not asked is read again, and one too large is not kept', async () => {
    const { db, add } = await opened();
    await add({ question: 'What is zanthoxy?', answer: 'Bark.' });
    const revision = await readRevision(db);
    const read = vi.spyOn(db, 'select');
    const readsFor = async (words: ReturnType<typeof createWordMemory>, lexeme: string) => {
      read.mockClear();
      expect((await words.standingOf([lexeme], revision)).postings.get(lexeme)?.entries).toHaveLength(1);
      return read.mock.calls.length;
    };
    const roomForOne = createWordMemory(db, 600);
    expect(await readsFor(roomForOne, 'zanthoxi')).toBe(1);
    expect(await readsFor(roomForOne, 'zanthoxi')).toBe(0);
    expect(await readsFor(roomForOne, 'bark')).toBe(1);
    expect(await readsFor(roomForOne, 'zanthoxi')).toBe(1);
    const roomForNone = createWordMemory(db, 100);
    for (let times = 0; times < 2; times += 1) expect(await readsFor(roomForNone, 'bark')).toBe(1);
    read.mockRestore();
  });
});

/** PGlite has one connection. */
describe.skipIf(!process.env['TEST_DATABASE_URL'])('remembered words of several connections', () =>
  onOneDatabase('on PostgreSQL', (open) => {
    const opened = openedBy(open);

    test('of two who edit at once neither waits, and each counts once it is written, in whichever order', async () => {
      const { db, add, other } = await opened();
      const [one, two] = [await add(), await add({ question: 'Who sells fadogia?' })];
      const renamed = (tx: Db, id: string, question: string) =>
        tx
          .update(chatKnowledgeBase)
          .set({ question })
          .where(eq(chatKnowledgeBase.id, id))
          .then(() => indexEntries(tx, [id]));
      expect(await found(other, 'zanthoxy fadogia')).toHaveLength(2);
      await db.transaction(async (early) => {
        await renamed(early, one, 'What is mumijo?');
        await db.transaction((late) => renamed(late, two, 'Who sells shilajit?'));
        expect(await found(other, 'shilajit')).toEqual([two]);
        expect(await found(other, 'mumijo')).toEqual([]);
        expect(await found(other, 'zanthoxy')).toEqual([one]);
      });
      expect(await found(other, 'mumijo')).toEqual([one]);
      expect(await found(other, 'zanthoxy')).toEqual([]);
      expect(await found(other, 'shilajit')).toEqual([two]);
    });
  }),
);
