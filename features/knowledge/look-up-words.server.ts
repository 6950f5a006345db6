import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase, knowledgeLexemes } from './knowledge.table.server.ts';
import { BY_INDEX, straightened } from './index-entries.server.ts';
import type { Question } from './read-question.server.ts';

/** A word in its base form, as PostgreSQL's English dictionary has it. */
export interface Lexeme {
  lexeme: string;
  /** How telling it is: the inverse document frequency of BM25, about 0 for a word of every entry to 6 for one of none. */
  rarity: number;
  /** How many entries it stands in. */
  entries: number;
  known: boolean;
}

export interface LookedUp {
  asked: Lexeme[];
  /** Lexemes that say what the question is about, and the word each came from. */
  topical: Map<string, string>;
  medicines: string[];
  medicineGroups: string[];
  plain: Lexeme[];
  /** Mean length of the active entries. */
  meanLength: number;
}

const QUESTION = 1;
const MEDICINES = 2;
const GROUPS = 3;
const PLAIN = 4;
/** Parts from here on are the topical words, one each. */
const FIRST_WORD = 5;

/** Turns a question into lexemes, and tells how rare each is in the knowledge, in one query. */
export async function lookUpWords(db: Db, question: Question): Promise<LookedUp> {
  const { text, medicines, medicineGroups, plain, topical } = question;
  const parts = [text, ...[medicines, medicineGroups, plain].map((words) => words.join(' ')), ...topical];
  const rows = await db
    .select({
      part: sql<number>`part`,
      lexeme: sql<string>`lexeme`,
      df: sql<number>`df`,
      entries: sql<number>`entries`,
      meanLength: sql<number>`mean_length`,
    })
    .from(sql`(
      with stats as materialized (
        select count(*)::float8 as entries, coalesce(avg(length), 1)::float8 as mean_length
        from ${chatKnowledgeBase} where is_active
      ), words as materialized (
        select part.number::int as part, word.lexeme
        from jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb) with ordinality as part(body, number)
        cross join lateral unnest(to_tsvector('english', ${straightened(sql`part.body`)})) as word
      ), counts as materialized (
        select asked.lexeme, standing.df
        from (select distinct lexeme from words) as asked
        cross join lateral (
          select count(*)::float8 as df from ${knowledgeLexemes} l where l.lexeme = asked.lexeme ${BY_INDEX}
        ) as standing
      )
      select words.part, words.lexeme, coalesce(counts.df, 0) as df, stats.entries, stats.mean_length
      from words left join counts using (lexeme) cross join stats
    ) as looked_up`);

  const of = (part: number) => rows.filter((row) => row.part === part);
  const weighed = (part: number): Lexeme[] =>
    of(part).map(({ lexeme, df, entries }) => ({
      lexeme,
      rarity: Math.log(1 + (entries - df + 0.5) / (df + 0.5)),
      entries: df,
      known: df > 0,
    }));
  return {
    asked: weighed(QUESTION),
    topical: new Map(
      rows
        .filter(({ part }) => part >= FIRST_WORD)
        .map(({ part, lexeme }) => [lexeme, topical[part - FIRST_WORD] ?? lexeme]),
    ),
    medicines: of(MEDICINES).map(({ lexeme }) => lexeme),
    medicineGroups: of(GROUPS).map(({ lexeme }) => lexeme),
    plain: weighed(PLAIN),
    meanLength: rows[0]?.meanLength ?? 1,
  };
}
