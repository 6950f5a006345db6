import { firstKnowledge } from '#content/knowledge/index.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Topic } from '#assistant/statistics/topics.ts';
import { forEachDatabaseOf } from '#tests/support/databases.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { indexEntries } from './index-entries.server.ts';
import { createKnowledge } from './knowledge.server.ts';
import { seedKnowledge } from './seed-knowledge.server.ts';

const clock = { now: () => new Date('2026-03-04T15:00:00Z') };
const slugOf = async (db: Db, id: string | undefined) => {
  const [row] = await db
    .select({ slug: chatKnowledgeBase.slug })
    .from(chatKnowledgeBase)
    .where(eq(chatKnowledgeBase.id, id ?? ''));
  return row?.slug;
};

forEachDatabaseOf('first knowledge', 'knowledge', (open) => {
  const seeded = async (topics: readonly Topic[] = []) => {
    const db = await open();
    await seedKnowledge(db, firstKnowledge);
    return { db, knowledge: createKnowledge(db, { clock, topicsOf: () => topics }) };
  };

  test('finds by what visitors say, and counts what it found', async () => {
    const { db, knowledge } = await seeded();
    const { passages, fit } = await knowledge.find('is bissap the same as hibiscus tea?');
    expect(fit).toBe('sure');
    expect(await slugOf(db, passages[0]?.id)).toBe('hibiscus-sorrel');
    expect(passages[0]?.sources.length).toBeGreaterThan(0);
    await knowledge.noteFound(passages[0]?.id ?? '');
    const [row] = await db
      .select()
      .from(chatKnowledgeBase)
      .where(eq(chatKnowledgeBase.slug, 'hibiscus-sorrel'));
    expect(row).toMatchObject({ found: 1, foundAt: clock.now() });
  });

  test('understands a misspelled ingredient and tells how it understood it', async () => {
    const { db, knowledge } = await seeded();
    const { passages, fit, corrected } = await knowledge.find('does saw palmeto work?');
    expect(corrected).toBe('does saw palmetto work?');
    expect(fit).toBe('sure');
    expect(await slugOf(db, passages[0]?.id)).toBe('saw-palmetto');
  });

  test.each(['what is your patent', 'do you sell candles', 'who did the creation', 'will it come tonite'])(
    'a word of English is no slip: "%s"',
    async (question) => {
      const { knowledge } = await seeded();
      expect((await knowledge.find(question)).corrected).toBeUndefined();
    },
  );

  test('letters without a word are no question, whatever they were taken for', async () => {
    const { db, knowledge } = await seeded([{ topic: 'ashwagandha', likelihood: 0.9 }]);
    expect(await knowledge.find('asdkjh qwoeiu')).toMatchObject({ fit: 'unknown', passages: [] });
    const { passages } = await knowledge.find('it keeps me so calm');
    expect(await slugOf(db, passages[0]?.id)).toBe('ashwagandha');
  });

  test.each([
    'what are the side effects of lisinopril',
    'is 142 over 88 a bad reading',
    'my TSH is 6.1 should I worry',
    'what is fadogia resin',
    'asdfgh qwerty',
    'and the of',
    '   ',
    "'; drop table chat_knowledge_base; --",
    '% _ \\ & | ! ( ) :* <->',
  ])('abstains from "%s"', async (question) => {
    const { knowledge } = await seeded();
    expect((await knowledge.find(question)).fit).not.toBe('sure');
  });

  test('a curly apostrophe is a straight one, and a very long message is bearable', async () => {
    const { knowledge } = await seeded();
    const straight = await knowledge.find("what does lion's mane do for memory");
    const curly = await knowledge.find('what does lion’s mane do for memory');
    expect(curly.passages.map(({ id }) => id)).toEqual(straight.passages.map(({ id }) => id));
    await knowledge.find('magnesium and ashwagandha for sleep '.repeat(500));
  });

  test('gives as many passages as wanted, and finds a change at the next question', async () => {
    const { db, knowledge } = await seeded();
    expect((await knowledge.find('vitamin d', { limit: 2 })).passages).toHaveLength(2);
    const [added] = await db
      .insert(chatKnowledgeBase)
      .values({
        category: 'Herbs',
        question: 'What is fadogia?',
        answer: 'Fadogia is a resin from high mountains. We have nothing good to tell about it yet.',
        keywords: ['mumijo'],
      })
      .returning({ id: chatKnowledgeBase.id });
    await indexEntries(db, added ? [added.id] : []);
    const { passages, fit } = await knowledge.find('what is fadogia resin');
    expect(fit).toBe('sure');
    expect(passages[0]?.id).toBe(added?.id);
  });
});
