import fc from 'fast-check';
import { expect, test } from 'vitest';
import { millisecondsOf } from '#platform/audio/pcm.ts';
import { HeldSound, type SoundPiece } from './held-sound.server.ts';

const BYTES_A_SECOND = 48_000;
/** Sound whose bytes tell where they stand. */
const bytes = (seconds: number, first = 0) =>
  Buffer.from(
    Uint8Array.from({ length: Math.round(seconds * BYTES_A_SECOND) }, (_, at) => (first + at) % 251),
  );
const piece = (sound: Buffer, itemId = 'i'): SoundPiece => ({ itemId, delta: sound.toString('base64') });
const joined = (pieces: readonly SoundPiece[]) =>
  Buffer.concat(pieces.map(({ delta }) => Buffer.from(delta, 'base64')));
const letters = (count: number) => 'a'.repeat(count);

test('without words nothing is let go', () => {
  const held = new HeldSound();
  held.add(piece(bytes(1)));
  expect(held.take()).toEqual([]);
  expect(held.isUnread).toBe(true);
});

test('of passed words, only as much as they last at the very least', () => {
  const held = new HeldSound();
  held.add(piece(bytes(5)));
  held.passed(`${letters(20)} , . ! 😀 `);
  expect(joined(held.take()).equals(bytes(5).subarray(0, BYTES_A_SECOND))).toBe(true);
  expect(held.take()).toEqual([]);
  held.passed(letters(10));
  expect(joined(held.take()).equals(bytes(5).subarray(BYTES_A_SECOND, 1.5 * BYTES_A_SECOND))).toBe(true);
});

test('words that passed before their sound came let it through as it comes', () => {
  const held = new HeldSound();
  held.passed(letters(40));
  for (let at = 0; at < 20; at += 1) {
    held.add(piece(bytes(0.1)));
    expect(joined(held.take()).length).toBe(0.1 * BYTES_A_SECOND);
  }
  held.add(piece(bytes(0.1)));
  expect(held.take()).toEqual([]);
});

test('the end lets all of it go, and nothing after it', () => {
  const held = new HeldSound();
  held.add(piece(bytes(3)));
  held.passed(letters(3));
  const first = held.take();
  expect(joined([...first, ...held.takeAll()]).equals(bytes(3))).toBe(true);
  held.add(piece(bytes(1)));
  expect([held.take(), held.takeAll(), held.isEmpty]).toEqual([[], [], true]);
});

test('what was dropped never comes, and its items are named once', () => {
  const held = new HeldSound();
  held.add(piece(bytes(1), 'one'));
  held.add(piece(bytes(1), 'one'));
  held.add(piece(bytes(1), 'two'));
  held.passed(letters(20));
  held.take();
  expect(held.drop()).toEqual(['one', 'two']);
  held.add(piece(bytes(1), 'three'));
  held.passed(letters(100));
  expect([held.take(), held.takeAll(), held.drop()]).toEqual([[], [], []]);
});

test('written words beside the sound make all of it wait for the end', () => {
  const held = new HeldSound();
  held.passed(letters(100));
  held.distrust();
  held.passed(letters(100));
  held.add(piece(bytes(0.5)));
  expect(held.take()).toEqual([]);
  expect(joined(held.takeAll()).length).toBe(0.5 * BYTES_A_SECOND);
});

test('a minute of sound without words is too long, a minute that is heard is not', () => {
  const silent = new HeldSound();
  const heard = new HeldSound();
  for (let second = 0; second <= 60; second += 1) {
    silent.add(piece(bytes(1)));
    heard.passed(letters(20));
    heard.add(piece(bytes(1)));
    heard.take();
  }
  expect([silent.isTooLong, heard.isTooLong]).toEqual([true, false]);
});

test('however sound and words come in, they come out in order, whole samples, and never more than is known', () => {
  const step = fc.oneof(
    fc.integer({ min: 1, max: 4000 }).map((samples) => ({ samples, words: 0 })),
    fc.integer({ min: 1, max: 60 }).map((words) => ({ samples: 0, words })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const held = new HeldSound();
      const [given, taken]: [Buffer[], SoundPiece[]] = [[], []];
      let known = 0;
      for (const { samples, words } of steps) {
        if (samples > 0) {
          given.push(bytes((samples * 2) / BYTES_A_SECOND, given.length * 7));
          held.add(piece(given.at(-1) ?? Buffer.alloc(0)));
        }
        held.passed(letters(words));
        known += words / 20;
        taken.push(...held.take());
        const seconds = taken.reduce((sum, { delta }) => sum + millisecondsOf(delta) / 1000, 0);
        expect(seconds).toBeLessThanOrEqual(known + 1e-9);
        const there = Buffer.concat(given).length / BYTES_A_SECOND;
        expect(seconds).toBeGreaterThan(Math.min(known, there) - 0.001);
      }
      const all = [...taken, ...held.takeAll()];
      expect(all.every(({ delta }) => Buffer.from(delta, 'base64').length % 2 === 0)).toBe(true);
      expect(joined(all).equals(Buffer.concat(given))).toBe(true);
    }),
  );
});
