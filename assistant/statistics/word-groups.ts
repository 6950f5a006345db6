import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import { hashOf } from './hash.ts';
import { placeOfHash } from './place-of-hash.ts';

/**
 * Words that are used alike: 'gasping', 'panting' and 'grunting' share a group, so that what was learned of one holds for the others.
 * From GloVe's vectors (Pennington, Socher, Manning 2014; public domain), grouped by `npm run group-words`.
 */

/** Groups of each size: the finest, then groups of groups. */
export const GROUP_SIZES = [2500, 700, 180] as const;

/** By size, finest first. */
export type Groups = readonly [fine: number, middle: number, coarse: number];

export interface WordGroups {
  groupsOf: (word: string) => Groups | undefined;
}

export const wordGroupsFile = path.join(dataFolder('statistics'), 'word-groups.bin');

/** The file: the number of words; their hashes, ascending; the finest group of each; the middle and the coarse group of each finest one. */
export function packWordGroups(
  words: ReadonlyMap<string, number>,
  above: readonly [number[], number[]],
): Uint8Array {
  const sorted = [...words].map(([word, group]) => [hashOf(word), group] as const).sort(([a], [b]) => a - b);
  const parts = [
    Uint32Array.of(sorted.length),
    Uint32Array.from(sorted, ([hash]) => hash),
    Uint16Array.from(sorted, ([, group]) => group),
    ...above.map((list) => Uint16Array.from(list)),
  ];
  return Buffer.concat(parts.map(({ buffer }) => new Uint8Array(buffer)));
}

/** Without its file every word stands for itself alone. */
export function loadWordGroups(): WordGroups {
  if (!existsSync(wordGroupsFile)) return { groupsOf: () => undefined };
  const { buffer } = new Uint8Array(readFileSync(wordGroupsFile));
  const [count = 0] = new Uint32Array(buffer, 0, 1);
  const hashes = new Uint32Array(buffer, 4, count);
  const fine = new Uint16Array(buffer, 4 + count * 4, count);
  const middle = new Uint16Array(buffer, 4 + count * 6, GROUP_SIZES[0]);
  const coarse = new Uint16Array(buffer, 4 + count * 6 + GROUP_SIZES[0] * 2, GROUP_SIZES[0]);
  return {
    groupsOf: (word) => {
      const group = fine[placeOfHash(hashes, hashOf(word))];
      return group === undefined ? undefined : [group, middle[group] ?? 0, coarse[group] ?? 0];
    },
  };
}
