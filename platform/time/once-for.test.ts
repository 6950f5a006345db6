import { expect, test, vi } from 'vitest';
import { onceFor } from './once-for.ts';

test('of one object it is worked out once, of another one again, equal or not', () => {
  const make = vi.fn((words: readonly string[]) => (words.length === 0 ? undefined : words.join(' ')));
  const joined = onceFor(make);
  const [one, other, none] = [['a', 'b'], ['a', 'b'], []];
  expect([joined(one), joined(one), joined(other), joined(none), joined(none)]).toEqual([
    'a b',
    'a b',
    'a b',
    undefined,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});
