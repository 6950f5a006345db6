import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { knowledgeVectors } from './knowledge.table.server.ts';
import type { Passage } from './passage.server.ts';

export type EntryText = Pick<Passage, 'id' | 'question' | 'answer'>;

/** An answer says in its first sentences what it is about. */
const ANSWER_PART = 400;

/** What of an entry is embedded. */
export const textOf = ({ question, answer }: EntryText): string =>
  `${question}\n${answer.slice(0, ANSWER_PART)}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Vectors that are kept of these entries, as they read now and of that model, by the entry's id. */
export async function readVectors(
  db: Db,
  entries: readonly EntryText[],
  model: string,
): Promise<Map<string, Float32Array>> {
  if (entries.length === 0) return new Map();
  const hashes = new Map(entries.map((entry) => [entry.id, hashOf(textOf(entry))]));
  const rows = await db
    .select()
    .from(knowledgeVectors)
    .where(inArray(knowledgeVectors.entryId, [...hashes.keys()]));
  return new Map(
    rows
      .filter((row) => row.model === model && row.textHash === hashes.get(row.entryId))
      .map(({ entryId, vector }) => [entryId, vector]),
  );
}

/** Keeps them in the place of earlier ones. */
export async function storeVectors(
  db: Db,
  made: readonly { entry: EntryText; vector: Float32Array }[],
  model: string,
): Promise<void> {
  if (made.length === 0) return;
  const rows = made
    .map(({ entry, vector }) => ({ entryId: entry.id, model, textHash: hashOf(textOf(entry)), vector }))
    // Always in one order: two who store the same ones then wait for each other, and never both.
    .toSorted((one, other) => (one.entryId < other.entryId ? -1 : 1));
  await db
    .insert(knowledgeVectors)
    .values(rows)
    .onConflictDoUpdate({
      target: knowledgeVectors.entryId,
      set: {
        model: sql`excluded.model`,
        textHash: sql`excluded.text_hash`,
        vector: sql`excluded.vector`,
      },
    });
}
