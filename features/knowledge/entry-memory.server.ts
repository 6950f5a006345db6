import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/db/open-database.server.ts';
import { type KnownEntry, readEntries, readRevision, type WantedEntries } from './read-entries.server.ts';

/**
 * Active entries, kept once read: a message looks at some fifteen of them with all that is asked about them, 100 KB to fetch and to take
 * apart. As with the memory of words, another revision than they were read at empties it.
 */
export interface EntryMemory {
  /**
   * Those that there are, in no order.
   * @param revision as it was after the question came; read where nobody knows it yet
   */
  entriesOf(wanted: WantedEntries, revision?: string): Promise<KnownEntry[]>;
}

/** All entries of the first knowledge with their further questions, and some thousand of the owner's. */
const MOST_CHARACTERS = 8_000_000;
/** What an entry takes besides its texts. */
const AROUND = 400;

interface Kept {
  revision: string;
  entries: LRUCache<string, KnownEntry>;
  /** By their names; undefined where there is none. */
  ids: Map<string, string | undefined>;
}

/** Of one handle of a database. @param most see MOST_CHARACTERS */
export function createEntryMemory(db: Db, most = MOST_CHARACTERS): EntryMemory {
  const emptyAt = (revision: string): Kept => ({
    revision,
    entries: new LRUCache({ maxSize: most, sizeCalculation: sizeOf }),
    ids: new Map(),
  });
  let kept = emptyAt('');

  /** Holds on to what it began with: another question may meanwhile have found another revision. */
  async function read(wanted: WantedEntries, held: Kept): Promise<KnownEntry[]> {
    const { known, missing } = inMemory(wanted, held);
    if (missing.ids.length + missing.slugs.length === 0) return known;
    const found = await readEntries(db, missing);
    const isAsHeld = found.revision === held.revision;
    const into = isAsHeld ? held : (kept = emptyAt(found.revision));
    keep(found.entries, missing, into);
    // Changed since. What was read does for the new revision where it is all.
    if (!isAsHeld && known.length > 0) return read(wanted, into);
    return [...known, ...found.entries];
  }

  return {
    async entriesOf(wanted, revision) {
      if (wanted.ids.length + wanted.slugs.length === 0) return [];
      const current = revision ?? (await readRevision(db));
      if (kept.revision !== current) kept = emptyAt(current);
      return read(wanted, kept);
    },
  };
}

function inMemory(
  { ids, slugs }: WantedEntries,
  { entries, ids: idOf }: Kept,
): { known: KnownEntry[]; missing: { ids: string[]; slugs: string[] } } {
  const known = new Map<string, KnownEntry>();
  const missing = { ids: new Array<string>(), slugs: new Array<string>() };
  for (const slug of slugs) {
    const id = idOf.get(slug);
    const entry = id === undefined ? undefined : entries.get(id);
    if (entry) known.set(entry.passage.id, entry);
    else if (id !== undefined || !idOf.has(slug)) missing.slugs.push(slug);
  }
  for (const id of ids) {
    const entry = entries.get(id);
    if (entry) known.set(id, entry);
    else missing.ids.push(id);
  }
  return { known: [...known.values()], missing };
}

function keep(found: readonly KnownEntry[], { slugs }: WantedEntries, { entries, ids }: Kept): void {
  for (const slug of slugs) ids.set(slug, undefined);
  for (const entry of found) {
    entries.set(entry.passage.id, entry);
    if (entry.slug !== null) ids.set(entry.slug, entry.passage.id);
  }
}

const sizeOf = ({ passage: { question, answer, further } }: KnownEntry): number =>
  further.reduce((sum, one) => sum + one.question.length + one.answer.length, 0) +
  question.length +
  answer.length +
  AROUND;
