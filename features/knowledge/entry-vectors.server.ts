import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Embedder } from '#integrations/embeddings/embedder.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { knowledgeVectors } from './knowledge.table.server.ts';
import type { Passage } from './passage.server.ts';

export type EntryText = Pick<Passage, 'id' | 'question' | 'answer'>;

/** An answer says in its first sentences what it is about. */
const ANSWER_PART = 400;

/** What of an entry is embedded. */
const textOf = ({ question, answer }: EntryText): string => `${question}\n${answer.slice(0, ANSWER_PART)}`;

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

/** Embeds these entries and keeps their vectors in the place of earlier ones. A text beside them is embedded in the same call, and not kept. */
export async function makeVectors(
  db: Db,
  embedder: Embedder,
  { entries, beside }: { entries: readonly EntryText[]; beside?: string },
): Promise<{ made: Map<string, Float32Array>; beside: Float32Array | undefined }> {
  const texts = entries.map(textOf);
  const vectors = await embedder.embed(beside === undefined ? texts : [...texts, beside]);
  const rows = entries.flatMap(({ id }, at) => {
    const vector = vectors[at];
    return vector ? [{ entryId: id, model: embedder.model, textHash: hashOf(texts[at] ?? ''), vector }] : [];
  });
  await storeVectors(db, rows);
  return {
    made: new Map(rows.map(({ entryId, vector }) => [entryId, vector])),
    beside: vectors[entries.length],
  };
}

async function storeVectors(db: Db, rows: (typeof knowledgeVectors.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(knowledgeVectors)
    // Always in one order: of two who store the same ones one waits for the other, and never each for each.
    .values(rows.toSorted((one, other) => (one.entryId < other.entryId ? -1 : 1)))
    .onConflictDoUpdate({
      target: knowledgeVectors.entryId,
      set: {
        model: sql`excluded.model`,
        textHash: sql`excluded.text_hash`,
        vector: sql`excluded.vector`,
      },
    });
}

/** They are made again when their entries are found again. */
export async function forgetVectors(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(knowledgeVectors).where(inArray(knowledgeVectors.entryId, [...ids]));
}
