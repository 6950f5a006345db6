import { sql } from 'drizzle-orm';
import { isEnglishWord } from '#assistant/language/general-dictionary.ts';
import { spokenForm } from '#assistant/language/spelling.ts';
import { wordForms } from '#assistant/language/word-forms.ts';
import { editDistance } from '#platform/text/edit-distance.ts';
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
  // 'Local' is not 'located', and 'askin' is 'asking': only what is no word is a slip.
  if (isEnglishWord(typed.word) || spokenForm(typed.word, isEnglishWord)) return undefined;
  // Nor is 'tonite' tonic.
  if (wordForms.has(typed.word)) return undefined;
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
  return editDistance(typed, meant) <= (typed.length >= LONG_WORD ? MAX_SLIPS_LONG : MAX_SLIPS);
}
