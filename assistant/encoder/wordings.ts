import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '#platform/time/once.ts';
import { dataFolder } from '../data-folder.ts';
import { keyOf, productOf, toUnits, UNIT } from './prepared-texts.ts';

/** How people put our questions, as the encoder reads it: 'will my pee glow on the B pills' asks 'Why is urine yellow after a multivitamin?'. */
export interface Wordings {
  /** Of the ways to put a question what comes nearest to a message: in what it asks, and in what it means. -1 where none is known. */
  nearestOf: (question: string) => (message: Readings) => NearestWording;
  /** What each of the known ways means. */
  likenessesOf: (question: string) => Float32Array[];
  /** As it was read for a question; undefined where it was not. */
  readingsOf: (wording: string) => Readings | undefined;
}

/** What a text asks and what it means, each of length 1 (encoder.ts). */
export interface Readings {
  asking: Float32Array;
  likeness: Float32Array;
}

/** -1 to 1. */
export interface NearestWording {
  asks: number;
  like: number;
}

const NONE: NearestWording = { asks: -1, like: -1 };

export const wordingsFile = path.join(dataFolder('encoder'), 'wordings.bin');

export interface Wording extends Readings {
  question: string;
  wording: string;
}

/**
 * The file: how many wordings; how many numbers each reading has; the keys of their questions, those of one side by side; their own; what they ask,
 * then what they mean, a signed byte each.
 */
export function packWordings(wordings: readonly Wording[]): Uint8Array {
  const inOrder = wordings
    .map((one) => ({ ...one, key: keyOf(one.question) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  const numbers = inOrder[0]?.asking.length ?? 0;
  const parts = [
    Uint32Array.of(inOrder.length, numbers),
    BigUint64Array.from(inOrder, ({ key }) => key),
    BigUint64Array.from(inOrder, ({ wording }) => keyOf(wording)),
    toUnits(inOrder.map(({ asking }) => asking)),
    toUnits(inOrder.map(({ likeness }) => likeness)),
  ];
  return Buffer.concat(parts.map(({ buffer }) => new Uint8Array(buffer)));
}

/** Without its file no way to put a question is known. */
export function loadWordings(file = wordingsFile): Wordings {
  if (!existsSync(file))
    return { nearestOf: () => () => NONE, likenessesOf: () => [], readingsOf: () => undefined };
  const { numbers, questions, own, asked, meant } = readWordings(file);
  const placesOf = new Map<bigint, { from: number; to: number }>();
  questions.forEach((key, at) => placesOf.set(key, { from: placesOf.get(key)?.from ?? at, to: at + 1 }));
  const rowsOf = (question: string): number[] => {
    const { from, to } = placesOf.get(keyOf(question)) ?? { from: 0, to: 0 };
    return Array.from({ length: to - from }, (_, at) => from + at);
  };
  // Only who prepares the file asks for one of them.
  const rowOfWording = once(() => new Map(Array.from(own, (key, row) => [key, row])));
  const rowOf = (units: Int8Array, row: number) => units.subarray(row * numbers, (row + 1) * numbers);
  const vectorOf = (units: Int8Array, row: number) =>
    Float32Array.from(rowOf(units, row), (unit) => unit * UNIT);
  return {
    nearestOf: (question) => {
      const rows = rowsOf(question);
      return ({ asking, likeness }) => {
        const found = { ...NONE };
        for (const row of rows) {
          found.asks = Math.max(found.asks, productOf(rowOf(asked, row), asking) * UNIT);
          found.like = Math.max(found.like, productOf(rowOf(meant, row), likeness) * UNIT);
        }
        return found;
      };
    },
    likenessesOf: (question) => rowsOf(question).map((row) => vectorOf(meant, row)),
    readingsOf: (wording) => {
      const row = rowOfWording().get(keyOf(wording));
      return row === undefined ? undefined : { asking: vectorOf(asked, row), likeness: vectorOf(meant, row) };
    },
  };
}

function readWordings(file: string) {
  const { buffer } = new Uint8Array(readFileSync(file));
  const [count = 0, numbers = 0] = new Uint32Array(buffer, 0, 2);
  const questions = new BigUint64Array(buffer, 8, count);
  const own = new BigUint64Array(buffer, 8 + questions.byteLength, count);
  const at = 8 + questions.byteLength + own.byteLength;
  return {
    numbers,
    questions,
    own,
    asked: new Int8Array(buffer, at, count * numbers),
    meant: new Int8Array(buffer, at + count * numbers, count * numbers),
  };
}
