import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import type { Token } from '../turn.ts';
import { hashOf } from './hash.ts';
import { placeOfHash } from './place-of-hash.ts';
import { unitOf } from './unit-of.ts';

/**
 * What words, and two words in a row, add to the meaning of a sentence: 'how much yall want for it' comes near 'what does it cost', of
 * which it has no word. Learned by `npm run place-words` from what a sentence encoder makes of the sentences that the readers learn from.
 */

/** Of a sentence, and of what each word adds. */
export const DIMENSIONS = 128;

export interface WordVectors {
  /** The meaning of some words in a row, of length 1; all 0 where none of them is known. */
  meaningOf: (tokens: readonly Pick<Token, 'word' | 'stem'>[]) => Float32Array;
}

export const wordVectorsFile = path.join(dataFolder('statistics'), 'word-vectors.bin');

/** The words, and each two in a row, once each. `stem` stands in where the word is unknown. */
export function termsOf(
  tokens: readonly Pick<Token, 'word' | 'stem'>[],
): { word: number; stem: number | undefined }[] {
  const seen = new Map<number, { word: number; stem: number | undefined }>();
  tokens.forEach(({ word, stem }, at) => {
    const own = hashOf(word);
    seen.set(own, { word: own, stem: stem === word ? undefined : hashOf(stem) });
    const next = tokens[at + 1];
    if (!next) return;
    const both = hashOf(word, next.word);
    seen.set(both, { word: both, stem: undefined });
  });
  return [...seen.values()];
}

/** The file: the number of terms; their hashes, ascending; the length of one unit of each; its units, a signed byte each. */
export function packWordVectors(vectors: ReadonlyMap<number, Float32Array>): Uint8Array {
  const sorted = [...vectors].sort(([a], [b]) => a - b);
  const scales = Float32Array.from(sorted, ([, vector]) => Math.max(...vector.map(Math.abs)) / 127 || 1);
  const units = new Int8Array(sorted.length * DIMENSIONS);
  sorted.forEach(([, vector], at) =>
    vector.forEach((value, one) => (units[at * DIMENSIONS + one] = Math.round(value / (scales[at] ?? 1)))),
  );
  const parts = [Uint32Array.of(sorted.length), Uint32Array.from(sorted, ([hash]) => hash), scales, units];
  return Buffer.concat(parts.map(({ buffer }) => new Uint8Array(buffer)));
}

/** Without its file no word means anything, and the readers go by words alone. */
export function loadWordVectors(file = wordVectorsFile): WordVectors {
  if (!existsSync(file)) return { meaningOf: () => new Float32Array(DIMENSIONS) };
  const { buffer } = new Uint8Array(readFileSync(file));
  const [count = 0] = new Uint32Array(buffer, 0, 1);
  const hashes = new Uint32Array(buffer, 4, count);
  const scales = new Float32Array(buffer, 4 + count * 4, count);
  const units = new Int8Array(buffer, 4 + count * 8, count * DIMENSIONS);
  return {
    meaningOf: (tokens) => {
      const sum = new Float32Array(DIMENSIONS);
      for (const { word, stem } of termsOf(tokens)) {
        const known = placeOfHash(hashes, word);
        const place = known < 0 && stem !== undefined ? placeOfHash(hashes, stem) : known;
        if (place < 0) continue;
        const scale = scales[place] ?? 0;
        for (let at = 0; at < DIMENSIONS; at++)
          sum[at] = (sum[at] ?? 0) + (units[place * DIMENSIONS + at] ?? 0) * scale;
      }
      return unitOf(sum);
    },
  };
}
