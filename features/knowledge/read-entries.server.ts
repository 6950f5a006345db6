import { and, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { straightened } from './index-entries.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import type { Passage } from './passage.server.ts';
import { passageColumns, passageOfRow } from './passage-row.server.ts';
import { REVISION } from './read-postings.server.ts';

/** An active entry as it stands in the knowledge. Shared by all who ask: nobody changes it. */
export interface KnownEntry {
  passage: Readonly<Omit<Passage, 'score'>>;
  /** Its name in the first knowledge; null where the owner wrote it. */
  slug: string | null;
  /** Lexemes of its question. */
  title: readonly string[];
}

export interface WantedEntries {
  ids: readonly string[];
  slugs: readonly string[];
}

/** The active ones among them, in no order, and the revision of the knowledge, in one statement: all of it is of that revision. */
export async function readEntries(
  db: Db,
  { ids, slugs }: WantedEntries,
): Promise<{ revision: string; entries: KnownEntry[] }> {
  const { id, slug, question, isActive } = chatKnowledgeBase;
  const rows = await db
    .select({
      revision: REVISION,
      row: passageColumns,
      title: sql<string[]>`tsvector_to_array(to_tsvector('english', ${straightened(sql`${question}`)}))`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(chatKnowledgeBase, and(isActive, or(inArray(id, [...ids]), inArray(slug, [...slugs]))));
  return {
    revision: rows[0]?.revision ?? '',
    entries: rows.flatMap(({ row, title }) =>
      row ? [{ passage: passageOfRow(row), slug: row.slug, title }] : [],
    ),
  };
}

/** The revision of the knowledge as it is now. */
export async function readRevision(db: Db): Promise<string> {
  const [row] = await db.select({ revision: REVISION }).from(sql`(select 1) as one`);
  return row?.revision ?? '';
}
