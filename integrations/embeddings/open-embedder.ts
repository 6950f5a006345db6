import { z } from 'zod';
import { BodyTooLarge, readBody } from '#platform/http/read-body.ts';
import { type Embedder, EmbeddingError } from './embedder.ts';

/** An endpoint that embeds texts: OpenAI's `/embeddings`, or any that is compatible. */
export interface EmbedderConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** A visitor waits for it, and is answered without it as well. */
const PATIENCE_MS = 1500;
/** Forty vectors of the longest kind (3,072 numbers) take 3 MB. */
const MOST_BYTES = 4_000_000;

const answer = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1) })),
});

/** @param patienceMs longer where nobody waits. */
export function openEmbedder(
  { baseUrl, apiKey, model }: EmbedderConfig,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): Embedder {
  return {
    model,
    async embed(texts) {
      if (texts.length === 0) return [];
      const late = AbortSignal.timeout(patienceMs);
      const body = await withinTime(late, async () => {
        const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/embeddings`, {
          method: 'POST',
          headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
          signal: late,
        });
        if (response.ok) return readBody(response, MOST_BYTES);
        await response.body?.cancel();
        throw new EmbeddingError('refused', response.status);
      });
      return vectorsIn(body, texts.length);
    },
  };
}

async function withinTime<T>(late: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EmbeddingError) throw error;
    if (error instanceof BodyTooLarge) throw new EmbeddingError('unreadable');
    throw new EmbeddingError(late.aborted ? 'late' : 'away');
  }
}

function vectorsIn(body: string, count: number): Float32Array[] {
  const read = answer.safeParse(parsed(body));
  const rows = read.data?.data.toSorted((one, other) => one.index - other.index) ?? [];
  const [first] = rows;
  const isWhole =
    rows.length === count &&
    rows.every(({ index, embedding }, at) => index === at && embedding.length === first?.embedding.length);
  if (!isWhole) throw new EmbeddingError('unreadable');
  return rows.map(({ embedding }) => ofLengthOne(embedding));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Not every model gives them so. */
function ofLengthOne(embedding: readonly number[]): Float32Array {
  const length = Math.hypot(...embedding);
  if (length === 0) throw new EmbeddingError('unreadable');
  return Float32Array.from(embedding, (value) => value / length);
}
