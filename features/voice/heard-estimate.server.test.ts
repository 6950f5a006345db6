import { expect, test } from 'vitest';
import { createHeardEstimate } from './heard-estimate.server.ts';

/** An estimate on a clock that is turned by hand, in milliseconds. */
function withClock() {
  const clock = { now: 1000 };
  return { clock, heard: createHeardEstimate(() => clock.now) };
}

test('what is on its way is what plays, however long the reply before it is over', () => {
  const { clock, heard } = withClock();
  heard.sent('first', 500);
  clock.now += 60_000;
  expect(heard.hasUnplayed()).toBe(false);
  heard.sent('second', 10_000);
  expect(heard.playing()).toEqual({ itemId: 'second', playedMs: 0 });
  clock.now += 1150;
  expect(heard.playing()).toEqual({ itemId: 'second', playedMs: 1000 });
});

test('of two that queue up the first plays until its own end', () => {
  const { clock, heard } = withClock();
  heard.sent('first', 500);
  heard.sent('second', 500);
  clock.now += 150 + 499;
  expect(heard.playing()).toEqual({ itemId: 'first', playedMs: 499 });
  clock.now += 2;
  expect(heard.playing()).toEqual({ itemId: 'second', playedMs: 1 });
  expect(heard.isBefore('first', 'second')).toBe(true);
  expect(heard.isBefore('second', 'first')).toBe(false);
});

test('after a cut nothing plays, and what was sent is remembered', () => {
  const { heard } = withClock();
  heard.sent('first', 500);
  heard.cut();
  expect(heard.hasUnplayed()).toBe(false);
  expect(heard.playing()).toBeUndefined();
  expect(heard.sentOf('first')).toBe(500);
});
