import { expect, test } from 'vitest';
import { createPlaybackLedger } from './playback.ts';

const piece = (responseId = 'r1', itemId = 'i1', duration = 0.2) => ({ responseId, itemId, duration });

test('pieces stand one behind the other, and a late one starts anew', () => {
  const ledger = createPlaybackLedger();
  expect(ledger.schedule(piece(), 10)).toBeCloseTo(10.05);
  expect(ledger.schedule(piece(), 10.1)).toBeCloseTo(10.25);
  expect(ledger.isPlaying(10.4)).toBe(true);
  expect(ledger.isPlaying(10.46)).toBe(false);
  expect(ledger.schedule(piece(), 12)).toBeCloseTo(12.05);
});

test('an interruption tells what was heard, pauses on the line not counted', () => {
  const ledger = createPlaybackLedger();
  ledger.schedule(piece(), 0);
  ledger.schedule(piece(), 1);
  expect(ledger.interrupt(1.15)).toEqual({ itemId: 'i1', playedMs: 300 });
  expect(ledger.isPlaying(1.15)).toBe(false);
});

test('late pieces of a reply that was cut are dropped, the next reply is played', () => {
  const ledger = createPlaybackLedger();
  ledger.schedule(piece(), 0);
  ledger.interrupt(0.1);
  expect(ledger.schedule(piece(), 0.2)).toBeUndefined();
  expect(ledger.schedule(piece('r2', 'i2'), 0.3)).toBeCloseTo(0.35);
});

test('a reply that ran dry is dead after an interruption as well', () => {
  const ledger = createPlaybackLedger();
  ledger.schedule(piece(), 0);
  expect(ledger.interrupt(5)).toBeUndefined();
  expect(ledger.schedule(piece(), 5.1)).toBeUndefined();
});

test('of two replies in the queue the one that is heard is counted', () => {
  const ledger = createPlaybackLedger();
  ledger.schedule(piece(), 0);
  ledger.schedule(piece('r2', 'i2'), 0);
  expect(ledger.interrupt(0.3)).toEqual({ itemId: 'i2', playedMs: 50 });
  expect(ledger.schedule(piece('r1'), 1)).toBeUndefined();
});

test('an hour of one reply is counted to the millisecond', () => {
  const ledger = createPlaybackLedger();
  let now = 0;
  for (let index = 0; index < 18_000; index += 1) {
    ledger.schedule(piece(), now);
    now += 0.2;
  }
  expect(ledger.interrupt(now)).toEqual({ itemId: 'i1', playedMs: 3_599_950 });
});
