import { fillVectors } from '#features/knowledge/fill-vectors.server.ts';
import { createNearness, type MeasureNearness } from '#features/knowledge/nearness.server.ts';
import { openEmbedder } from '#integrations/embeddings/open-embedder.ts';
import { readConfig } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { createMetrics } from '#platform/metrics/metrics.server.ts';

/** Nobody waits for an evaluation. */
const PATIENCE_MS = 60_000;

/**
 * By the model of AI_EMBEDDING_MODEL, with vectors of all entries made; undefined where none is set. A failure of the model is logged: the
 * figures are then worth nothing.
 */
export async function nearnessOfEnvironment(db: Db): Promise<MeasureNearness | undefined> {
  const read = readConfig(process.env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { embeddingModel } = read.config;
  if (!embeddingModel) return undefined;
  const embedder = openEmbedder(embeddingModel, { patienceMs: PATIENCE_MS });
  await fillVectors(db, embedder);
  return createNearness({ embedder, log: createLogger('warn'), metrics: createMetrics() });
}
