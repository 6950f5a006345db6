import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { straightened } from './index-entries.server.ts';
import type { Question } from './read-question.server.ts';
import { REVISION } from './read-postings.server.ts';
import type { Standing, WordMemory } from './word-memory.server.ts';

/** A word in its base form, as PostgreSQL's English dictionary has it. */
export interface Lexeme {
  lexeme: string;
  /** How telling it is: the inverse document frequency of BM25, about 0 for a word of every entry to 6 for one of none. */
  rarity: number;
  known: boolean;
}

export interface LookedUp {
  asked: Lexeme[];
  /** Lexemes that say what the question is about, and the word each came from. */
  topical: Map<string, string>;
  medicines: string[];
  medicineGroups: string[];
  plain: Lexeme[];
  /** Where all of these stand, but for those that are topical alone. */
  standing: Standing;
  /** Of the knowledge, as it was after the question came. */
  revision: string;
}

const QUESTION = 1;
const MEDICINES = 2;
const GROUPS = 3;
const PLAIN = 4;
/** Parts from here on are the topical words, one each. */
const FIRST_WORD = 5;

/** Turns a question into lexemes, and tells how rare each is in the knowledge. */
export async function lookUpWords(
  { db, words }: { db: Db; words: WordMemory },
  question: Question,
): Promise<LookedUp> {
  const { text, medicines, medicineGroups, plain, topical } = question;
  const parts = [text, ...[medicines, medicineGroups, plain].map((some) => some.join(' ')), ...topical];
  const { revision, lexemes } = await lexemesOf(db, parts);
  const of = (part: number) => lexemes.filter((one) => one.part === part).map(({ lexeme }) => lexeme);
  const counted = [QUESTION, MEDICINES, GROUPS, PLAIN].flatMap(of);
  const standing = await words.standingOf([...new Set(counted)], revision);
  const entries = standing.entries.lengths.length;
  const weighed = (part: number): Lexeme[] =>
    of(part).map((lexeme) => {
      const df = standing.postings.get(lexeme)?.entries.length ?? 0;
      return { lexeme, rarity: Math.log(1 + (entries - df + 0.5) / (df + 0.5)), known: df > 0 };
    });
  return {
    asked: weighed(QUESTION),
    topical: new Map(
      lexemes
        .filter(({ part }) => part >= FIRST_WORD)
        .map(({ part, lexeme }) => [lexeme, topical[part - FIRST_WORD] ?? lexeme]),
    ),
    medicines: of(MEDICINES),
    medicineGroups: of(GROUPS),
    plain: weighed(PLAIN),
    standing,
    revision,
  };
}

/** The lexemes of each part, counted from 1, and the revision of the knowledge at the same moment. */
async function lexemesOf(
  db: Db,
  parts: readonly string[],
): Promise<{ revision: string; lexemes: { part: number; lexeme: string }[] }> {
  const [row] = await db
    .select({
      revision: REVISION,
      lexemes: sql<{ part: number; lexeme: string }[]>`coalesce(lexemes, '[]')`,
    })
    .from(sql`(
      select jsonb_agg(jsonb_build_object('part', part.number, 'lexeme', word.lexeme)) as lexemes
      from jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb) with ordinality as part(body, number)
      cross join lateral unnest(to_tsvector('english', ${straightened(sql`part.body`)})) as word
    ) as taken_apart`);
  if (!row) throw new Error('A question was not taken apart.');
  return row;
}
