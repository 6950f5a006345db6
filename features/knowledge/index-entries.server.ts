import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase, knowledgeLexemes } from './knowledge.table.server.ts';

/** What a word counts by where it stands. Measured: docs/decisions/0011. Whoever changes one raises INDEX_VERSION. */
const QUESTION_WEIGHT = 6;
const KEYWORD_WEIGHT = 4;
const ANSWER_WEIGHT = 1;

/** Of the way entries are indexed: a store that was indexed another way is indexed anew at its next start. */
export const INDEX_VERSION = 2;

/**
 * Ends a lateral subquery on the index: it is then run for each lexeme, by the index, and not turned into a join that reads the
 * whole table. PGlite keeps no statistics by itself that would tell the planner so.
 */
export const BY_INDEX = sql`offset 0`;

/** Both kinds of apostrophes are one, so that "can't" is found however it was typed. */
export const straightened = (text: ReturnType<typeof sql>) => sql`translate(${text}, ${'’‘'}, ${"''"})`;

/**
 * Writes the lexemes of these entries anew, or of all. Runs in the transaction that changes the entries, so that the next question
 * is answered by what the editor just saved. Of an entry that is switched off no lexeme is kept.
 */
export async function indexEntries(tx: Db, which: readonly string[] | 'all'): Promise<void> {
  if (which !== 'all' && which.length === 0) return;
  const ids = which === 'all' ? undefined : [...which];
  await tx.delete(knowledgeLexemes).where(ids && inArray(knowledgeLexemes.entryId, ids));
  const chosen = ids ? inArray(sql`e.id`, ids) : sql`true`;
  await tx.execute(sql`
    insert into ${knowledgeLexemes} (lexeme, entry_id, frequency, anchor)
    select word.lexeme, e.id, sum(cardinality(word.positions) * field.weight)::int, bool_or(field.anchor)
    from ${chatKnowledgeBase} e
    cross join lateral (values
      (e.question, ${QUESTION_WEIGHT}::int, true),
      (array_to_string(e.keywords, ' | '), ${KEYWORD_WEIGHT}::int, true),
      (e.answer, ${ANSWER_WEIGHT}::int, false),
      (e.further, ${ANSWER_WEIGHT}::int, false)
    ) as field(body, weight, anchor)
    cross join lateral unnest(to_tsvector('english', ${straightened(sql`field.body`)})) as word
    where e.is_active and ${chosen}
    group by word.lexeme, e.id`);
  await tx.execute(sql`
    update ${chatKnowledgeBase} as e
    set length = coalesce((select sum(l.frequency) from ${knowledgeLexemes} l where l.entry_id = e.id), 0)
    where ${chosen}`);
}
