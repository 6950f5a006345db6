import { sql } from 'drizzle-orm';
import { isEnglishWord } from '#assistant/language/general-dictionary.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase, knowledgeLexemes } from './knowledge.table.server.ts';

/** Shorter words are too near to each other. */
const MIN_LETTERS = 5;
const MIN_SIMILARITY = 0.5;
/** Letters that may be wrong, missing, too many or swapped where the likeness is less: one, in a long word two. */
const MAX_SLIPS = 1;
const MAX_SLIPS_LONG = 2;
const LONG_WORD = 8;
const CANDIDATES = 8;

/**
 * The word of the knowledge that was probably meant, from questions and keywords (every ingredient is one); undefined where none is near.
 * A word that begins with the other is another word ('pillow', 'pill'), not a slip.
 */
export async function correctSpelling(
  db: Db,
  typed: { word: string; lexeme: string },
): Promise<string | undefined> {
  if (typed.word.length < MIN_LETTERS || !/^[a-z-]+$/.test(typed.word)) return undefined;
  // 'Local' is not 'located': only what is no word is a slip.
  if (isEnglishWord(typed.word)) return undefined;
  const rows = await db
    .select({ word: sql<string>`word`, lexeme: sql<string>`lexeme`, likeness: sql<number>`likeness` })
    .from(sql`(
      with near as materialized (
        select l.lexeme, similarity(l.lexeme, ${typed.lexeme}) as likeness, min(l.entry_id::text)::uuid as entry_id
        from ${knowledgeLexemes} l
        where l.anchor and l.lexeme % ${typed.lexeme} and length(l.lexeme) >= ${MIN_LETTERS}
        group by l.lexeme order by 2 desc, 1 limit ${CANDIDATES}
      )
      select near.lexeme, near.likeness::float8 as likeness, min(said.word) as word
      from near
      join ${chatKnowledgeBase} e on e.id = near.entry_id
      cross join lateral regexp_split_to_table(
        lower(array_to_string(e.keywords, ' ') || ' ' || e.question), '[^a-z0-9''-]+') as said(word)
      where near.lexeme = any(tsvector_to_array(to_tsvector('english', said.word)))
      group by near.lexeme, near.likeness
      order by near.likeness desc, near.lexeme
    ) as corrections`);
  return rows.find(({ lexeme, likeness }) => isSlip(typed.lexeme, lexeme, likeness))?.word;
}

function isSlip(typed: string, meant: string, likeness: number): boolean {
  if (typed[0] !== meant[0] || typed.startsWith(meant) || meant.startsWith(typed)) return false;
  if (likeness >= MIN_SIMILARITY) return true;
  return slipsBetween(typed, meant) <= (typed.length >= LONG_WORD ? MAX_SLIPS_LONG : MAX_SLIPS);
}

/** Letters to change, add, drop or swap with their neighbor until one word is the other (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number) => (i < 0 || j < 0 ? Number.POSITIVE_INFINITY : (rows[i]?.[j] ?? 0));
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        i === 0 || j === 0
          ? i + j
          : Math.min(
              at(i - 1, j) + 1,
              at(i, j - 1) + 1,
              at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
              swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
            ),
      );
    }
  }
  return at(a.length, b.length);
}
