import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { firstKnowledge } from '#content/knowledge/index.ts';
import type { EntryDraft } from './entry-draft.schema.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { rowsOf } from '#platform/db/rows-of.server.ts';
import { chatKnowledgeBase, knowledgeLexemes } from './knowledge.table.server.ts';
import { indexEntries } from './index-entries.server.ts';
import { createKnowledge } from './knowledge.server.ts';
import { seedKnowledge, seedKnowledgeFrom } from './seed-knowledge.server.ts';

const slugsIn = async (db: Db) =>
  (await db.select({ slug: chatKnowledgeBase.slug }).from(chatKnowledgeBase)).map(({ slug }) => slug);
const lexemesOf = async (db: Db, entryId: string) =>
  new Map(
    (await db.select().from(knowledgeLexemes).where(eq(knowledgeLexemes.entryId, entryId))).map((row) => [
      row.lexeme,
      { frequency: row.frequency, anchor: row.anchor },
    ]),
  );

/** Other words for these entries alone: to write and index all of them anew takes most of a minute and shows nothing more. */
const withNewWordsFor = (...slugs: string[]) =>
  firstKnowledge.map((entry) =>
    slugs.includes(entry.id) ? { ...entry, answer: `Brevikol. ${entry.answer}` } : entry,
  );

forEachDatabase('the first knowledge', (open) => {
  test('is written once: a restart brings back neither what the owner changed nor what was deleted', async () => {
    const db = await open();
    await seedKnowledge(db, firstKnowledge);
    expect(await slugsIn(db)).toHaveLength(firstKnowledge.length);
    // The planner knows at once how much there is.
    const counted = await db.execute(
      sql`select reltuples from pg_class where relname = 'knowledge_lexemes' and reltuples > 10000`,
    );
    expect(rowsOf(counted)).toHaveLength(1);

    await db.delete(chatKnowledgeBase).where(eq(chatKnowledgeBase.slug, 'garlic'));
    await db
      .update(chatKnowledgeBase)
      .set({ answer: 'Ours now.' })
      .where(eq(chatKnowledgeBase.slug, 'hawthorn'));
    await seedKnowledge(db, firstKnowledge);
    expect(await slugsIn(db)).not.toContain('garlic');
    const [hawthorn] = await db
      .select()
      .from(chatKnowledgeBase)
      .where(eq(chatKnowledgeBase.slug, 'hawthorn'));
    expect(hawthorn?.answer).toBe('Ours now.');
  });

  test('is not even read where it was seeded from the same, and is where that changed', async () => {
    const db = await open();
    const read = vi.fn(() => Promise.resolve(firstKnowledge.slice(0, 3)));
    await seedKnowledgeFrom(db, { from: 'one', read });
    await seedKnowledgeFrom(db, { from: 'one', read });
    expect(read).toHaveBeenCalledTimes(1);
    read.mockResolvedValue(firstKnowledge.slice(0, 5));
    await seedKnowledgeFrom(db, { from: 'another', read });
    await seedKnowledgeFrom(db, { from: 'another', read });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('new words of the store reach an entry that nobody edited, and no other', async () => {
    const db = await open();
    await seedKnowledge(db, firstKnowledge);
    const rowOf = async (slug: string) => {
      const [row] = await db.select().from(chatKnowledgeBase).where(eq(chatKnowledgeBase.slug, slug));
      if (!row) throw new Error(`there is no entry ${slug}`);
      return row;
    };
    const { editor } = createKnowledge(db, {
      clock: { now: () => new Date('2026-03-04T15:00:00Z') },
      topicsOf: () => [],
    });
    const actor = 'owner@store.example';
    const edit = async (slug: string, changes: Partial<EntryDraft>) => {
      const row = await rowOf(slug);
      await editor.update({ id: row.id, version: row.version, draft: { ...row, ...changes }, actor });
    };
    await edit('zinc', { answer: 'Ours now.' });
    await edit('copper', { isActive: false });
    // As a store has it that was seeded before the hash was kept.
    const told = ['zinc', 'copper', 'nettle', 'iron', 'maca', 'thyme'];
    await db.update(chatKnowledgeBase).set({ seededHash: null }).where(inArray(chatKnowledgeBase.slug, told));
    await edit('nettle', { keywords: ['ours'] });
    await editor.delete({ id: (await rowOf('iron')).id, actor });

    await seedKnowledge(db, withNewWordsFor(...told));
    const isNew = async (slug: string) => (await rowOf(slug)).answer.startsWith('Brevikol.');
    expect(await isNew('maca')).toBe(true);
    expect((await rowOf('maca')).version).toBe(2);
    expect((await lexemesOf(db, (await rowOf('maca')).id)).has('brevikol')).toBe(true);
    for (const slug of ['zinc', 'copper', 'nettle']) expect(await isNew(slug), slug).toBe(false);
    expect(await slugsIn(db)).not.toContain('iron');
    expect(await isNew('thyme')).toBe(true);
    expect((await rowOf('ginger')).version).toBe(1);

    // Edited since: the next words of the store pass it by.
    await edit('maca', { question: 'What is our maca?' });
    await seedKnowledge(db, firstKnowledge);
    expect(await isNew('maca')).toBe(true);
    expect(await isNew('thyme')).toBe(false);
  });

  test('an entry that was deleted and brought back unedited still gets new words', async () => {
    const db = await open();
    await seedKnowledge(db, firstKnowledge);
    const { editor } = createKnowledge(db, {
      clock: { now: () => new Date('2026-03-04T15:00:00Z') },
      topicsOf: () => [],
    });
    const actor = 'owner@store.example';
    const [{ id } = { id: '' }] = await db
      .select({ id: chatKnowledgeBase.id })
      .from(chatKnowledgeBase)
      .where(eq(chatKnowledgeBase.slug, 'sage'));
    await editor.delete({ id, actor });
    expect(await editor.restore({ id, actor })).toBe(true);
    await seedKnowledge(db, withNewWordsFor('sage'));
    expect((await editor.get(id))?.answer).toContain('Brevikol.');
  });

  test('a later version of the store adds its new entries', async () => {
    const db = await open();
    await seedKnowledge(db, firstKnowledge);
    const [garlic] = firstKnowledge.filter(({ id }) => id === 'garlic');
    if (!garlic) throw new Error('there is no entry on garlic');
    await seedKnowledge(db, [...firstKnowledge, { ...garlic, id: 'wild-garlic' }]);
    expect(await slugsIn(db)).toContain('wild-garlic');
    expect(await slugsIn(db)).not.toContain('garlic');
  });

  test('is indexed with the weights of its fields; an entry that is switched off is not indexed', async () => {
    const db = await open();
    const [row] = await db
      .insert(chatKnowledgeBase)
      .values({
        category: 'Herbs',
        question: 'What is zanthoxy?',
        answer: "Zanthoxy is a herb. It's a root, they don’t say.",
        keywords: ['prickly ash', 'zanthoxy bark'],
      })
      .returning({ id: chatKnowledgeBase.id });
    if (!row) throw new Error('no row was written');
    await indexEntries(db, [row.id]);
    const lexemes = await lexemesOf(db, row.id);
    expect(lexemes.get('zanthoxi')).toEqual({ frequency: 6 + 4 + 1, anchor: true });
    expect(lexemes.get('ash')).toEqual({ frequency: 4, anchor: true });
    expect(lexemes.get('herb')).toEqual({ frequency: 1, anchor: false });
    const [entry] = await db.select().from(chatKnowledgeBase).where(eq(chatKnowledgeBase.id, row.id));
    expect(entry?.length).toBe([...lexemes.values()].reduce((sum, { frequency }) => sum + frequency, 0));

    await db.update(chatKnowledgeBase).set({ isActive: false }).where(eq(chatKnowledgeBase.id, row.id));
    await indexEntries(db, [row.id]);
    expect((await lexemesOf(db, row.id)).size).toBe(0);
  });
});
