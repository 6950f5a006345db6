import fc from 'fast-check';
import { expect, test } from 'vitest';
import { millisecondsOf } from '#platform/audio/pcm.ts';
import { HeldSound, type SoundPiece } from './held-sound.server.ts';
import { createSpeechRate } from './speech-rate.server.ts';

const BYTES_A_SECOND = 48_000;
/** Sound whose bytes tell where they stand. */
const bytes = (seconds: number, first = 0) =>
  Buffer.from(
    Uint8Array.from({ length: Math.round(seconds * BYTES_A_SECOND) }, (_, at) => (first + at) % 251),
  );
const piece = (sound: Buffer, itemId = 'i'): SoundPiece => ({ itemId, delta: sound.toString('base64') });
const joined = (pieces: readonly SoundPiece[]) =>
  Buffer.concat(pieces.map(({ delta }) => Buffer.from(delta, 'base64')));
/** A tone of 400 ms, a pause of 100 ms, and so on. */
const pausing = (seconds: number) =>
  Buffer.from(
    Int16Array.from({ length: Math.round((seconds * BYTES_A_SECOND) / 2) }, (_, at) =>
      at % 12_000 < 9600 ? Math.round(8000 * Math.sin(at / 9)) : 0,
    ).buffer,
  );
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
  held.passed(`${letters(40)} , . ! 😀 `);
  expect(joined(held.take()).equals(bytes(5).subarray(0, 2 * BYTES_A_SECOND))).toBe(true);
  expect(held.take()).toEqual([]);
  held.passed(letters(30));
  expect(joined(held.take()).equals(bytes(5).subarray(2 * BYTES_A_SECOND, 3.5 * BYTES_A_SECOND))).toBe(true);
});

test('words that passed before their sound came let it through as it comes', () => {
  const held = new HeldSound();
  held.passed(`${letters(20)}. ${letters(40)}.`);
  for (let at = 0; at < 20; at += 1) {
    held.add(piece(bytes(0.1)));
    expect(joined(held.take()).length).toBe(0.1 * BYTES_A_SECOND);
  }
});

test('a reply begins with 1.2 s in hand, in sound and in words, or with its second sentence', () => {
  const [few, many] = [new HeldSound(), new HeldSound()];
  for (const held of [few, many]) held.add(piece(pausing(3)));
  few.passed('Yes, we do have that one. ');
  many.passed('Yes. ');
  expect([few.take(), many.take()]).toEqual([[], []]);
  few.passed(letters(10));
  many.passed('It is in the shop. ');
  expect(few.take()).not.toEqual([]);
  expect(many.take()).not.toEqual([]);

  const early = new HeldSound();
  early.passed(letters(60));
  early.add(piece(pausing(1)));
  expect(early.take()).toEqual([]);
  early.add(piece(pausing(0.5)));
  expect(early.take()).not.toEqual([]);
});

test('near the end of what may be heard, sound stops in a pause', () => {
  const held = new HeldSound();
  held.add(piece(pausing(5)));
  // 2.05 s: in the middle of what is said between the pauses at 1.9 and 2.4 s.
  held.passed(letters(41));
  const seconds = joined(held.take()).length / BYTES_A_SECOND;
  expect(seconds).toBeGreaterThan(1.9);
  expect(seconds).toBeLessThan(2);
  expect(held.take()).toEqual([]);
});

test('a voice that speaks slowly is known as such after three replies, and never believed to be slower than people are', () => {
  const rate = createSpeechRate();
  const reply = (lettersASecond: number) => {
    const held = new HeldSound(rate);
    held.add(piece(pausing(4)));
    held.passed(letters(4 * lettersASecond));
    held.takeAll();
  };
  reply(12);
  reply(12);
  expect(rate.most).toBe(20);
  reply(11);
  expect(rate.most).toBeCloseTo(12 * 1.3);
  for (let time = 0; time < 30; time += 1) reply(3);
  expect(rate.most).toBe(12);
  reply(30);
  expect(rate.most).toBe(20);
});

test('at the end, sound that no words account for stays', () => {
  const held = new HeldSound();
  held.add(piece(bytes(10)));
  held.passed('Yes, we do.');
  expect(joined(held.takeAll()).length).toBeLessThan(4 * BYTES_A_SECOND);
  expect(held.drop()).toEqual(['i']);
});

test('what the gate adds to the model’s own words frees nothing', () => {
  const held = new HeldSound();
  held.add(piece(bytes(10)));
  held.passed(letters(200), 40);
  expect(joined(held.take()).length).toBe(2 * BYTES_A_SECOND);
});

test('half a sample waits for its other half', () => {
  const held = new HeldSound();
  const sound = bytes(2);
  held.passed(letters(100));
  held.add(piece(sound.subarray(0, 48_001)));
  held.add(piece(sound.subarray(48_001)));
  expect(joined(held.take()).equals(sound)).toBe(true);
});

test('the end lets all of it go, and nothing after it', () => {
  const held = new HeldSound();
  held.add(piece(bytes(3)));
  held.passed(letters(30));
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
  held.passed(letters(30));
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
      }
      held.passed(letters(100));
      const all = [...taken, ...held.takeAll()];
      expect(all.every(({ delta }) => Buffer.from(delta, 'base64').length % 2 === 0)).toBe(true);
      expect(joined(all).equals(Buffer.concat(given))).toBe(true);
    }),
  );
});
