import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickWinners, rankEntries } from './drawing.ts';

const prizes = ['a car', 'a trip', 'products'];

test('anybody can compute the order again: SHA-256 of seed, colon, id', async () => {
  const ids = ['b', 'a', 'c', 'd'];
  const expected = ids
    .map((entryId) => ({ entryId, hash: createHash('sha256').update(`seed:${entryId}`).digest('hex') }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  expect(await rankEntries('seed', ids)).toEqual(expected);
});

test('the order in which entries came in does not matter, and nobody wins twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.uuid(), { minLength: 3, maxLength: 40 }),
      fc.string(),
      async (ids, seed) => {
        const winners = pickWinners(await rankEntries(seed, ids), prizes);
        expect(pickWinners(await rankEntries(seed, ids.toReversed()), prizes)).toEqual(winners);
        expect(new Set(winners.map(({ entryId }) => entryId)).size).toBe(3);
      },
    ),
    { numRuns: 50 },
  );
});

test('each entry has about the same chance over many seeds', async () => {
  const ids = ['a', 'b', 'c', 'd'];
  const wins = new Map<string, number>();
  for (let seed = 0; seed < 2000; seed += 1) {
    const [first] = await rankEntries(String(seed), ids);
    if (first) wins.set(first.entryId, (wins.get(first.entryId) ?? 0) + 1);
  }
  // The seeds are fixed, so the counts are too: 500 each, give or take 60.
  for (const id of ids) expect(Math.abs((wins.get(id) ?? 0) - 500)).toBeLessThan(60);
});

test('fewer entries than prizes leave prizes over', async () => {
  expect(pickWinners(await rankEntries('s', ['only']), prizes)).toEqual([
    { prize: 'a car', entryId: 'only' },
  ]);
});
