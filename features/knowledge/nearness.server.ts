import { type Embedder, EmbeddingError } from '#integrations/embeddings/embedder.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';
import { type EntryText, forgetVectors, makeVectors, readVectors } from './entry-vectors.server.ts';

/**
 * How far the meaning of each entry stands out toward the question from the others' (0 is as near as they are on average), by the
 * entry's id. Undefined where nobody could say: then the words alone decide. Never throws.
 */
export type MeasureNearness = (
  db: Db,
  question: string,
  entries: readonly EntryText[],
) => Promise<ReadonlyMap<string, number> | undefined>;

interface NearnessParts {
  embedder: Embedder;
  log: Logger;
  metrics: Metrics;
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

/** Of a longer message the beginning: small models read no more than some hundred words. */
const QUESTION_PART = 1000;
/** Entries that are embedded while a visitor waits, best first; the others when they are found again. */
const MOST_MADE = 10;
/** Fewer have no average that anything could stand out from. */
const LEAST_COMPARED = 4;
/** After a failure: messages do not each wait for an endpoint that is away. */
const REST_MS = 30_000;

export function createNearness({
  embedder,
  log,
  metrics,
  now = () => performance.now(),
}: NearnessParts): MeasureNearness {
  const calls = metrics.counter(
    'biolife_embedding_calls_total',
    'Questions that were compared with entries by meaning, by how that ended.',
  );
  let restsUntil = Number.NEGATIVE_INFINITY;
  return async (db, question, entries) => {
    const asked = question.trim().slice(0, QUESTION_PART);
    if (asked === '' || entries.length < LEAST_COMPARED) return undefined;
    if (now() < restsUntil) {
      calls.add({ outcome: 'resting' });
      return undefined;
    }
    try {
      const cosines = await cosinesTo(db, embedder, { question: asked, entries });
      calls.add({ outcome: 'ok' });
      return standingOut(cosines);
    } catch (error) {
      const outcome = error instanceof EmbeddingError ? error.reason : 'broken';
      restsUntil = now() + REST_MS;
      calls.add({ outcome });
      log.warn({ err: error }, 'entries are found by their words alone: the embedding model failed');
      return undefined;
    }
  };
}

/** One call: for the question, and for entries of which no vector is kept. */
async function cosinesTo(
  db: Db,
  embedder: Embedder,
  { question, entries }: { question: string; entries: readonly EntryText[] },
): Promise<Map<string, number>> {
  const kept = await readVectors(db, entries, embedder.model);
  const missing = entries.filter(({ id }) => !kept.has(id)).slice(0, MOST_MADE);
  const { made, beside: own } = await makeVectors(db, embedder, { entries: missing, beside: question });
  const vectors = [...kept, ...made];
  // The model under this name is another one by now.
  await forgetVectors(
    db,
    vectors.filter(([, { length }]) => length !== own?.length).map(([id]) => id),
  );
  return new Map(
    vectors.flatMap(([id, vector]) => (vector.length === own?.length ? [[id, cosine(own, vector)]] : [])),
  );
}

const cosine = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Standard deviations above the mean: one model calls everything near, another nothing, and both mean the order. */
export function standingOut(cosines: ReadonlyMap<string, number>): Map<string, number> | undefined {
  const values = [...cosines.values()];
  if (values.length < LEAST_COMPARED) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  if (deviation < 1e-6) return undefined;
  return new Map([...cosines].map(([id, value]) => [id, (value - mean) / deviation]));
}
