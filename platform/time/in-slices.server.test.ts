import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inSlices } from './in-slices.server.ts';

test('long work is done to its end, in order, while others have their turn', async () => {
  const done: number[] = [];
  const working = inSlices([1, 2, 3], (item) => {
    const until = performance.now() + 10;
    while (performance.now() < until);
    done.push(item);
  });
  const seen: number[] = [];
  while (done.length < 3) {
    seen.push(done.length);
    await nextTurn();
  }
  await working;
  expect(done).toEqual([1, 2, 3]);
  expect(seen).toEqual(expect.arrayContaining([1, 2]));
});
