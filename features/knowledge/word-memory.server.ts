import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/db/open-database.server.ts';
import { Entries, type Postings } from './postings.server.ts';
import { readPostings } from './read-postings.server.ts';

/** Where the words of a question stand, all of one revision. */
export interface Standing {
  entries: Entries;
  postings: ReadonlyMap<string, Postings>;
}

/**
 * Where words stand, kept once read. Nobody tells it of a change: each question reads the revision beside its words, and another one
 * than was read at empties it. So an edit counts at the next question, whichever instance it was made on.
 */
export interface WordMemory {
  /** @param revision as it was after the question came */
  standingOf(lexemes: readonly string[], revision: string): Promise<Standing>;
}

/** Two million times that a word stands in an entry, 4 bytes each: all words of some thousand entries, most of what is asked of ten thousand. */
const MOST_BYTES = 8_000_000;
/** What a lexeme takes besides: also one that no entry has. */
const AROUND = 400;

interface Kept {
  revision: string;
  entries: Entries | undefined;
  postings: LRUCache<string, Postings>;
}

/** Of one handle of a database. @param most see MOST_BYTES */
export function createWordMemory(db: Db, most = MOST_BYTES): WordMemory {
  const emptyAt = (revision: string): Kept => ({
    revision,
    entries: undefined,
    postings: new LRUCache({ maxSize: most, sizeCalculation: ({ bytes }) => bytes + AROUND }),
  });
  let kept = emptyAt('');

  /** Holds on to what it began with: another question may meanwhile have found another revision. */
  async function read(lexemes: readonly string[], held: Kept): Promise<Standing> {
    const postings = new Map<string, Postings>();
    for (const lexeme of lexemes) {
      const known = held.postings.get(lexeme);
      if (known) postings.set(lexeme, known);
    }
    const missing = lexemes.filter((lexeme) => !postings.has(lexeme));
    if (held.entries && missing.length === 0) return { entries: held.entries, postings };

    const found = await readPostings(db, { lexemes: missing, withEntries: !held.entries });
    let into = held;
    if (found.revision !== held.revision) {
      into = kept = emptyAt(found.revision);
      // Changed since. What was read does for the new revision where it is all.
      if (held.entries || postings.size > 0) return read(lexemes, into);
    }
    const entries = (into.entries ??= new Entries(found.entries ?? Buffer.alloc(0)));
    for (const [lexeme, packed] of found.postings) {
      const standing = entries.postingsOf(packed);
      into.postings.set(lexeme, standing);
      postings.set(lexeme, standing);
    }
    return { entries, postings };
  }

  return {
    standingOf(lexemes, revision) {
      if (kept.revision !== revision) kept = emptyAt(revision);
      return read(lexemes, kept);
    },
  };
}
