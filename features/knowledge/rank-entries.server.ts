import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase, knowledgeLexemes } from './knowledge.table.server.ts';
import { BY_INDEX } from './index-entries.server.ts';

/** How soon more of the same word counts no more, and how much a long entry is marked down. Measured: docs/decisions/0011. */
const K1 = 5;
const B = 0.7;

/** How many entries are scored by every word. */
const CANDIDATES = 100;
/** How many lexemes of entries are looked through to find them. The first knowledge is never near it. */
const MOST_LOOKED_THROUGH = 12_000;

export interface Wanted {
  lexeme: string;
  /** Rarity times the weight of this word in the query; 0 for a word that is only to be known as matched. */
  weight: number;
  /** How many entries have it. */
  entries: number;
}

export interface Ranked {
  id: string;
  /** BM25. */
  score: number;
  /** Lexemes of the query that stand in the entry. */
  matched: string[];
  /** Those of them in its question or keywords. */
  anchors: string[];
}

/**
 * The entries that fit best by BM25, best first. Equal ones come in the order of their ids, so that an answer is the same twice.
 * In a large knowledge the telling words choose the candidates, and only those are scored by every word: a word that stands in
 * thousands of entries would take longest and decide least.
 */
export function rankEntries(
  db: Db,
  wanted: readonly Wanted[],
  options: { meanLength: number; limit: number },
): Promise<Ranked[]> {
  if (wanted.length === 0) return Promise.resolve([]);
  const { telling, rest } = splitByRarity(wanted);
  const words = [...telling.map((word) => ({ ...word, telling: true })), ...rest];
  return db
    .select({
      id: sql<string>`entry_id`,
      score: sql<number>`score`,
      matched: sql<string[]>`matched`,
      anchors: sql<string[]>`anchors`,
    })
    .from(sql`(
      with wanted as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
          as word(lexeme text, weight float8, telling boolean)
      ), candidates as materialized (
        select l.entry_id
        from wanted
        cross join lateral (
          select entry_id, frequency from ${knowledgeLexemes} where lexeme = wanted.lexeme ${BY_INDEX}
        ) as l
        where wanted.telling
        group by l.entry_id
        having sum(wanted.weight) > 0
        order by sum(wanted.weight * l.frequency / (l.frequency + ${K1}::float8)) desc, l.entry_id
        limit ${CANDIDATES}
      )
      select l.entry_id,
        sum(wanted.weight * l.frequency * ${K1 + 1}::float8
          / (l.frequency + ${K1}::float8 * (${1 - B}::float8 + ${B}::float8 * e.length / ${options.meanLength}::float8))) as score,
        array_agg(l.lexeme) as matched,
        coalesce(array_agg(l.lexeme) filter (where l.anchor), '{}') as anchors
      from candidates
      cross join wanted
      cross join lateral (
        select * from ${knowledgeLexemes}
        where lexeme = wanted.lexeme and entry_id = candidates.entry_id ${BY_INDEX}
      ) as l
      join ${chatKnowledgeBase} e on e.id = l.entry_id
      group by l.entry_id
      order by score desc, l.entry_id
      limit ${options.limit}
    ) as ranked`);
}

/** Rarest first, as many words as together stand in no more entries than can be looked through in time. */
function splitByRarity(wanted: readonly Wanted[]): { telling: Wanted[]; rest: Wanted[] } {
  const rarestFirst = wanted.toSorted((a, b) => a.entries - b.entries);
  let looked = 0;
  const telling = rarestFirst.filter(({ entries }, index) => {
    looked += entries;
    return index === 0 || looked <= MOST_LOOKED_THROUGH;
  });
  return { telling, rest: rarestFirst.slice(telling.length) };
}
