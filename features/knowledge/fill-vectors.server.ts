import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Embedder } from '#integrations/embeddings/embedder.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Queue } from '#platform/jobs/queue.server.ts';
import { makeVectors, readVectors } from './entry-vectors.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';

/** Entries that are embedded in one call: a small model on a processor takes some seconds. */
const AT_ONCE = 16;

const vectorsQueue: Queue<Record<string, never>> = {
  name: 'knowledge-vectors',
  data: z.strictObject({}),
  retries: 20,
  retryDelay: 30,
  retryDelayMax: 3600,
  timeout: 3600,
  keepDone: 3600,
  poll: 30,
};

/** Once after each start, so that no visitor waits for vectors of the first knowledge, or of a model that was just set. */
export async function startFillingVectors(
  jobs: Jobs,
  { db, embedder }: { db: Db; embedder: Embedder },
): Promise<void> {
  await jobs.work(vectorsQueue, () => fillVectors(db, embedder));
  await jobs.send(db, vectorsQueue, {});
}

/** Embeds each active entry of which no vector is kept. Throws EmbeddingError; what was made until then is kept. */
export async function fillVectors(db: Db, embedder: Embedder): Promise<void> {
  const { id, question, answer, isActive } = chatKnowledgeBase;
  const entries = await db
    .select({ id, question, answer })
    .from(chatKnowledgeBase)
    .where(eq(isActive, true))
    .orderBy(asc(id));
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const some = entries.slice(at, at + AT_ONCE);
    const kept = await readVectors(db, some, embedder.model);
    const missing = some.filter((entry) => !kept.has(entry.id));
    await makeVectors(db, embedder, { entries: missing });
  }
}
