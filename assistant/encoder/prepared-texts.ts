import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../data-folder.ts';

/** What texts of the store mean, worked out beforehand: some ten thousand of them would take a minute at each start. */
export interface PreparedTexts {
  /** The `likeness` of a text, or what it asks (encoder.ts); undefined where it was not prepared, as what an owner wrote. */
  likenessOf: (text: string) => Float32Array | undefined;
  /** How near in meaning a text comes to a likeness, -1 to 1; undefined where it was not prepared. */
  nearnessOf: (text: string) => Nearness | undefined;
  count: number;
}

/** How near something comes to a likeness of length 1. */
export type Nearness = (likeness: Float32Array) => number;

export const preparedTextsFile = path.join(dataFolder('encoder'), 'prepared-texts.bin');
/** What our questions ask, in the same form. */
export const preparedQuestionsFile = path.join(dataFolder('encoder'), 'prepared-questions.bin');

/** A signed byte is so much of the length 1 that a likeness has. */
export const UNIT = 1 / 127;

/** What a text is found by. */
export const keyOf = (text: string): bigint => createHash('sha256').update(text).digest().readBigUInt64LE();

/** Vectors of a length of 1 at most, one behind the other, a signed byte a number. */
export function toUnits(vectors: readonly Float32Array[]): Int8Array {
  const units = new Int8Array(vectors.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const vector of vectors) for (const value of vector) units[at++] = Math.round(value / UNIT);
  return units;
}

/** The file: how many texts; how many numbers each has; the keys of the texts; their numbers, a signed byte each. */
export function packPreparedTexts(likenesses: ReadonlyMap<string, Float32Array>): Uint8Array {
  const numbers = likenesses.values().next().value?.length ?? 0;
  const parts = [
    Uint32Array.of(likenesses.size, numbers),
    BigUint64Array.from(likenesses.keys(), keyOf),
    toUnits([...likenesses.values()]),
  ];
  return Buffer.concat(parts.map(({ buffer }) => new Uint8Array(buffer)));
}

/** Without its file no text is prepared, and each is read when it is asked for. */
export function loadPreparedTexts(file = preparedTextsFile): PreparedTexts {
  if (!existsSync(file))
    return {
      likenessOf: () => undefined,
      nearnessOf: () => undefined,
      count: 0,
    };
  const { buffer } = new Uint8Array(readFileSync(file));
  const [count = 0, numbers = 0] = new Uint32Array(buffer, 0, 2);
  const places = new Map(Array.from(new BigUint64Array(buffer, 8, count), (key, place) => [key, place]));
  const units = new Int8Array(buffer, 8 + count * BigUint64Array.BYTES_PER_ELEMENT, count * numbers);
  const unitsOf = (key: bigint): Int8Array | undefined => {
    const place = places.get(key);
    return place === undefined ? undefined : units.subarray(place * numbers, (place + 1) * numbers);
  };
  return {
    count,
    nearnessOf: (text) => {
      const own = unitsOf(keyOf(text));
      return own && ((likeness) => productOf(own, likeness) * UNIT);
    },
    likenessOf: (text) => {
      const own = unitsOf(keyOf(text));
      return own && Float32Array.from(own, (unit) => unit * UNIT);
    },
  };
}

/** Four sums side by side: one alone waits for each addition. */
export function productOf(units: Int8Array, likeness: Float32Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < units.length; at += 4) {
    first += (units[at] ?? 0) * (likeness[at] ?? 0);
    second += (units[at + 1] ?? 0) * (likeness[at + 1] ?? 0);
    third += (units[at + 2] ?? 0) * (likeness[at + 2] ?? 0);
    fourth += (units[at + 3] ?? 0) * (likeness[at + 3] ?? 0);
  }
  return first + second + third + fourth;
}
