import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createUnderstanding } from './create-understanding.ts';

async function turnsUntil(done: AbortSignal): Promise<number> {
  let turns = 0;
  for (; !done.aborted; turns += 1) await nextTurn();
  return turns;
}

test('it is prepared part by part, others having their turn between, and then understands', async () => {
  const { prepare, topicsOf } = createUnderstanding();
  const done = new AbortController();
  const others = turnsUntil(done.signal);
  await prepare();
  done.abort();
  expect(await others).toBeGreaterThan(3);
  expect(topicsOf('what is zinc good for')[0]?.topic).toBe('zinc');
});

test('who asks before it is prepared is understood as well', () => {
  expect(createUnderstanding().topicsOf('what is zinc good for')[0]?.topic).toBe('zinc');
});
