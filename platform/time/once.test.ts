import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('what is asked for is made at the first time and kept, also where it is nothing', () => {
  const make = vi.fn(() => undefined);
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  made();
  made();
  expect(make).toHaveBeenCalledOnce();
});

test('what could not be made is tried again', () => {
  let tries = 0;
  const made = once(() => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return tries;
  });
  expect(made).toThrow('not yet');
  expect([made(), made()]).toEqual([2, 2]);
});
