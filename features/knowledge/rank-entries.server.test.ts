import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { firstKnowledge } from '#content/knowledge/index.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { rowsOf } from '#platform/db/rows-of.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { lookUpWords } from './look-up-words.server.ts';
import { rankEntries, type Wanted } from './rank-entries.server.ts';
import { readQuestion } from './read-question.server.ts';
import { seedKnowledge } from './seed-knowledge.server.ts';
import { createWordMemory } from './word-memory.server.ts';

const LIMIT = 12;

/** The same by the database alone. */
async function rankInSql(db: Db, wanted: readonly Wanted[]): Promise<unknown[]> {
  return rowsOf(
    await db.execute(sql`
      with wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as word(lexeme text, weight float8)
      ), active as (select id, length::float8 from chat_knowledge_base where is_active)
      select active.id,
        round(sum(weight * frequency * 6
          / (frequency + 5 * (0.3 + 0.7 * length / (select avg(length) from active))))::numeric, 9)::float8 as score,
        array_agg(lexeme order by lexeme) as matched,
        coalesce(array_agg(lexeme order by lexeme) filter (where anchor), '{}') as anchors
      from wanted join knowledge_lexemes using (lexeme) join active on active.id = entry_id
      group by active.id having sum(weight) > 0
      order by score desc, active.id limit ${LIMIT}`),
  );
}

forEachDatabase('ranked entries', (open) => {
  test('come in the order of BM25 over all of them, equal ones by their ids, with what matched', async () => {
    const db = await open();
    const some = firstKnowledge.slice(0, 120);
    const [first, second] = some;
    if (!first || !second) throw new Error('There is no first knowledge.');
    const twins = [first, second].flatMap((entry) =>
      ['one', 'two', 'three'].map((name) => ({ ...entry, id: `${entry.id}-${name}` })),
    );
    await seedKnowledge(db, [...some, ...twins]);
    const words = createWordMemory(db);
    const questions = [
      ...some.map(({ question }) => `my mother takes pills for pressure and wants to know: ${question}`),
      ...some.slice(0, 20).map(({ keywords }) => keywords.slice(0, 2).join(' ')),
      'zanthoxy',
    ];
    let anchored = 0;
    for (const question of questions) {
      const { asked, standing } = await lookUpWords({ db, words }, readQuestion(question));
      // The last only to be known as matched.
      const wanted = asked.map(({ lexeme, rarity }, at) => ({
        lexeme,
        weight: asked.length > 1 && at === asked.length - 1 ? 0 : rarity,
      }));
      const ranked = rankEntries(standing, wanted, LIMIT).map(({ id, score, matched, anchors }) => ({
        id,
        score: Number(score.toFixed(9)),
        matched: matched.toSorted(),
        anchors: anchors.toSorted(),
      }));
      expect(ranked, question).toEqual(await rankInSql(db, wanted));
      anchored += ranked.filter(({ anchors, matched }) => anchors.length < matched.length).length;
    }
    expect(anchored).toBeGreaterThan(100);
  });
});
