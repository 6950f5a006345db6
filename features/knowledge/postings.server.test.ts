import { expect, test } from 'vitest';
import { Entries } from './postings.server.ts';

const ids = ['00000000-0000-4000-8000-0000000000ff', '7fffffff-0000-4000-8000-000000000000'];
const [first = '', second = ''] = ids;
const unknown = ['00000000-0000-4000-8000-000000000000', '80000000-0000-4000-8000-000000000000'];

const packed = (records: readonly (readonly [id: string, number: number])[]) =>
  Buffer.concat(
    records.map(([id, number]) => {
      const record = Buffer.alloc(20);
      record.write(id.replaceAll('-', ''), 'hex');
      record.writeUInt32BE(number, 16);
      return record;
    }),
  );

test('an entry is known by its place among the ids, with its length', () => {
  const entries = new Entries(
    packed([
      [first, 30],
      [second, 70],
    ]),
  );
  expect([entries.idOf(0), entries.idOf(1)]).toEqual(ids);
  expect([...entries.lengths]).toEqual([30, 70]);
  expect(entries.meanLength).toBe(50);
});

test.each([9, 40_000])('a word stands where it was read to stand, %i times', (frequency) => {
  const entries = new Entries(
    packed([
      [first, 1],
      [second, 1],
    ]),
  );
  const [before = '', behind = ''] = unknown;
  const postings = entries.postingsOf(
    packed([
      [before, 2],
      [first, 4],
      [second, frequency * 2 + 1],
      [behind, 2],
    ]),
  );
  expect([...postings.entries]).toEqual([0, 1]);
  expect([postings.frequencyAt(0), postings.frequencyAt(1)]).toEqual([2, frequency]);
  expect([postings.in(0), postings.in(1), postings.in(2)]).toEqual([
    { anchor: false },
    { anchor: true },
    undefined,
  ]);
});

test('a knowledge of nothing has no entries, and no word stands in it', () => {
  const entries = new Entries(Buffer.alloc(0));
  expect(entries.meanLength).toBe(1);
  expect(entries.postingsOf(packed([[first, 2]])).entries).toHaveLength(0);
});
