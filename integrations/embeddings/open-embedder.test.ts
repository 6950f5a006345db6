import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeEmbeddings, startFakeEmbeddings } from '#tests/support/fake-embeddings.ts';
import { EmbeddingError } from './embedder.ts';
import { openEmbedder } from './open-embedder.ts';

let fake: FakeEmbeddings;
beforeEach(async () => {
  fake = await startFakeEmbeddings((text) => [text.length, 1]);
});
afterEach(() => fake.close());

/** `patienceMs`: long, unless a test waits for its end. */
const embed = (texts: readonly string[], patienceMs = 20_000) =>
  openEmbedder({ baseUrl: `${fake.url}/`, apiKey: 'key', model: 'small' }, { patienceMs }).embed(texts);

async function failure(texts: readonly string[], patienceMs?: number) {
  try {
    return await embed(texts, patienceMs);
  } catch (error) {
    return error instanceof EmbeddingError ? { reason: error.reason, status: error.status } : error;
  }
}

const plain = (vectors: readonly Float32Array[]) => vectors.map((vector) => [...vector]);

test('each text gets its vector, of length 1, from the named model with the key', async () => {
  const vectors = plain(await embed(['', 'seven77']));
  expect(vectors[0]).toEqual([0, 1]);
  expect(vectors[1]?.[0]).toBeCloseTo(7 / Math.sqrt(50));
  expect(vectors[1]?.[1]).toBeCloseTo(1 / Math.sqrt(50));
  expect(fake.calls).toEqual([{ authorization: 'Bearer key', model: 'small', input: ['', 'seven77'] }]);
});

test('vectors belong to texts by their index, not by how they come', async () => {
  fake.next({ kind: 'shuffled' });
  expect(plain(await embed(['', 'seven77']))[0]).toEqual([0, 1]);
});

test('nobody is asked about nothing', async () => {
  expect(await embed([])).toEqual([]);
  expect(fake.calls).toEqual([]);
});

const row = (index: number, embedding: unknown) => ({ index, embedding });

test.for([
  ['one vector too few', [row(0, [1, 0])]],
  ['one too many', [row(0, [1, 0]), row(1, [0, 1]), row(2, [1, 1])]],
  ['the same text twice', [row(0, [1, 0]), row(0, [0, 1])]],
  ['vectors of other lengths', [row(0, [1, 0]), row(1, [0, 1, 0])]],
  ['vectors of nothing', [row(0, []), row(1, [])]],
  ['words in them', [row(0, [1, 'x']), row(1, [0, 1])]],
  ['no direction', [row(0, [0, 0]), row(1, [0, 1])]],
] as const)('is unreadable: %s', async ([, data]) => {
  fake.next({ kind: 'say', body: { data } });
  expect(await failure(['a', 'b'])).toEqual({ reason: 'unreadable', status: undefined });
});

test.for([
  [{ kind: 'say', body: {} }, 'unreadable'],
  [{ kind: 'garbage' }, 'unreadable'],
  [{ kind: 'flood' }, 'unreadable'],
  [{ kind: 'cut' }, 'away'],
  [{ kind: 'fail', status: 500 }, 'refused'],
  [{ kind: 'fail', status: 401 }, 'refused'],
] as const)('%o is %s', async ([answer, reason]) => {
  fake.next(answer);
  expect(await failure(['a'])).toEqual({
    reason,
    status: answer.kind === 'fail' ? answer.status : undefined,
  });
});

test('an endpoint that does not answer in time is late', async () => {
  fake.next({ kind: 'silence' });
  expect(await failure(['a'], 100)).toEqual({ reason: 'late', status: undefined });
});

test('an endpoint that is not there is away', async () => {
  await fake.close();
  expect(await failure(['a'])).toEqual({ reason: 'away', status: undefined });
});
