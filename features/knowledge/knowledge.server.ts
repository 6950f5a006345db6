import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Topic } from '#assistant/statistics/topics.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import {
  createEntry,
  deleteEntry,
  restoreEntry,
  type SaveResult,
  updateEntry,
} from './change-entry.server.ts';
import { type Entry, entryOf } from './knowledge-entry.server.ts';
import { USUAL_ENTRY_SORT } from './entry-sorts.ts';
import type { FileFormat, ImportResult } from './entry-file.ts';
import { exportEntries } from './export-entries.server.ts';
import { importEntries } from './import-entries.server.ts';
import { findPassages, searchedIn } from './find-passages.server.ts';
import {
  type CategoryCount,
  type EntryFilter,
  type EntryList,
  listCategories,
  listEntries,
  listNeverFound,
} from './list-entries.server.ts';
import { bringBackVersion } from './bring-back-version.server.ts';
import { changeMany, type ManyChange, restoreMany } from './change-many.server.ts';
import { type EntryVersion, listVersions } from './entry-versions.server.ts';
import type { MeasureNearness } from './nearness.server.ts';
import { prepareKnowledge } from './prepare-knowledge.server.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import type { Found, Passage } from './passage.server.ts';
import type { EntryMemory } from './entry-memory.server.ts';

export interface Knowledge {
  /** What is known on a question, which may go on what was said `before`. */
  find(question: string, options?: { limit?: number; before?: string | undefined }): Promise<Found>;
  /** The entry of that name of the first knowledge, or of that id, as the owner has it now; undefined where it was deleted. */
  entry(name: string): Promise<Passage | undefined>;
  /** Those of these names of the first knowledge, in their order, as the owner has them now. */
  entriesOf(slugs: readonly string[]): Promise<{ slug: string; passage: Passage }[]>;
  /** Reads what most questions need, while others have their turn. */
  prepare(): Promise<void>;
  /** Counts an entry as found: a visitor was answered from it. */
  noteFound(id: string): Promise<void>;
  editor: KnowledgeEditor;
}

interface ListedEntries {
  /** A column, with '-' before it backwards; newest first where none is named. */
  sort?: string;
  limit: number;
  /** Entries before the first one. */
  offset?: number;
}

/** What administrators do with the knowledge. `actor` is the address of the one who does it. */
export interface KnowledgeEditor {
  list(options: Partial<EntryFilter> & ListedEntries): Promise<EntryList>;
  categories(): Promise<CategoryCount[]>;
  get(id: string): Promise<Entry | undefined>;
  create(options: { draft: unknown; actor: string; taughtFrom?: string | undefined }): Promise<SaveResult>;
  update(options: { id: string; version: number; draft: unknown; actor: string }): Promise<SaveResult>;
  delete(options: { id: string; actor: string }): Promise<boolean>;
  /** Undoes a deletion. */
  restore(options: { id: string; actor: string }): Promise<boolean>;
  /** One change to many, whole or not at all; tells how many it was. */
  changeMany(options: { ids: readonly string[]; change: ManyChange; actor: string }): Promise<number>;
  restoreMany(options: { ids: readonly string[]; actor: string }): Promise<number>;
  /** A file of entries, written whole or not at all. */
  import(options: { text: string; format: FileFormat; actor: string }): Promise<ImportResult>;
  export(options: { format: FileFormat; filter: EntryFilter; actor: string }): Promise<string>;
  /** How an entry stood, newest first. */
  history(id: string): Promise<EntryVersion[]>;
  /** Undoes edits: the entry stands again as in the version `to`. `version` is the one that the editor saw. */
  bringBack(options: { id: string; version: number; to: number; actor: string }): Promise<SaveResult>;
  neverFound(options: { limit: number }): Promise<EntryList>;
}

const DEFAULT_LIMIT = 4;

const storeDay = (at: Date): string => newYorkLocal(at).slice(0, 10);

interface KnowledgeOptions {
  clock: Clock;
  /** Which entries of the first knowledge a question may mean by its manner. */
  topicsOf: (question: string, before?: string) => readonly Topic[];
  /** Where an embedding model is set. */
  nearness?: MeasureNearness | undefined;
}

export function createKnowledge(db: Db, { clock, topicsOf, nearness }: KnowledgeOptions): Knowledge {
  const searched = searchedIn(db);
  const { entries } = searched;
  return {
    find: (question, { limit = DEFAULT_LIMIT, before } = {}) =>
      findPassages(searched, question, { limit, topics: topicsOf(question, before), nearness }),
    entry: (name) => entryNamed(entries, name),
    entriesOf: (slugs) => entriesNamed(entries, slugs),
    prepare: () => prepareKnowledge(searched),
    async noteFound(id) {
      await db
        .update(chatKnowledgeBase)
        .set({ found: sql`${chatKnowledgeBase.found} + 1`, foundAt: clock.now() })
        .where(eq(chatKnowledgeBase.id, id));
    },
    editor: {
      list: (options) =>
        listEntries(db, {
          search: '',
          category: '',
          review: '',
          sort: USUAL_ENTRY_SORT,
          ...options,
          today: storeDay(clock.now()),
        }),
      categories: () => listCategories(db),
      get: (id) => findEntry(db, id),
      create: (options) => createEntry(db, options),
      update: (options) => updateEntry(db, options),
      delete: (options) => deleteEntry(db, options),
      restore: (options) => restoreEntry(db, options),
      changeMany: (options) => changeMany(db, options),
      restoreMany: (options) => restoreMany(db, options),
      import: (options) => importEntries(db, options),
      export: (options) => exportEntries(db, { ...options, today: storeDay(clock.now()) }),
      history: (id) => listVersions(db, id),
      bringBack: (options) => bringBackVersion(db, options),
      neverFound: (options) => listNeverFound(db, options),
    },
  };
}

async function entryNamed(entries: EntryMemory, name: string): Promise<Passage | undefined> {
  const isId = z.uuid().safeParse(name).success;
  const [known] = await entries.entriesOf({ ids: isId ? [name] : [], slugs: isId ? [] : [name] });
  return known && { ...known.passage, score: 0 };
}

async function entriesNamed(
  entries: EntryMemory,
  slugs: readonly string[],
): Promise<{ slug: string; passage: Passage }[]> {
  const known = new Map(
    (await entries.entriesOf({ ids: [], slugs })).map(({ slug, passage }) => [slug, passage]),
  );
  return slugs.flatMap((slug) => {
    const passage = known.get(slug);
    return passage ? [{ slug, passage: { ...passage, score: 0 } }] : [];
  });
}

async function findEntry(db: Db, id: string): Promise<Entry | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await db.select().from(chatKnowledgeBase).where(eq(chatKnowledgeBase.id, id));
  return row && entryOf(row);
}
