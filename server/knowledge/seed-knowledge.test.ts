import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import type { Db } from '../db/open-database.ts';
import { chatKnowledgeBase, knowledgeLexemes } from '../db/schema/index.ts';
import { indexEntries } from './index-entries.ts';
import { seedKnowledge } from './seed-knowledge.ts';

const slugsIn = async (db: Db) =>
  (await db.select({ slug: chatKnowledgeBase.slug }).from(chatKnowledgeBase)).map(({ slug }) => slug);
const lexemesOf = async (db: Db, entryId: string) =>
  new Map(
    (await db.select().from(knowledgeLexemes).where(eq(knowledgeLexemes.entryId, entryId))).map((row) => [
      row.lexeme,
      { frequency: row.frequency, anchor: row.anchor },
    ]),
  );

forEachDatabase('the first knowledge', (open) => {
  test('is written once: a restart brings back neither what the owner changed nor what was deleted', async () => {
    const db = await open();
    await seedKnowledge(db);
    expect(await slugsIn(db)).toHaveLength(firstKnowledge.length);

    await db.delete(chatKnowledgeBase).where(eq(chatKnowledgeBase.slug, 'garlic'));
    await db
      .update(chatKnowledgeBase)
      .set({ answer: 'Ours now.' })
      .where(eq(chatKnowledgeBase.slug, 'hawthorn'));
    await seedKnowledge(db);
    expect(await slugsIn(db)).not.toContain('garlic');
    const [hawthorn] = await db
      .select()
      .from(chatKnowledgeBase)
      .where(eq(chatKnowledgeBase.slug, 'hawthorn'));
    expect(hawthorn?.answer).toBe('Ours now.');
  });

  test('a later version of the store adds its new entries', async () => {
    const db = await open();
    await seedKnowledge(db);
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
