import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import { packModelFile, readModelFile } from '../statistics/model-file.ts';
import { createRowComparison } from './compare-rows.ts';
import { unitOf } from '../statistics/unit-of.ts';
import { toUnits, UNIT } from './prepared-texts.ts';

/** Which questions the entries of the first knowledge answer, and how people put them, for a message to be held against all of them. */
export interface QuestionIndex {
  /** All entries, by the question of theirs that comes nearest to a likeness (encoder.ts), nearest first. */
  entriesLike: (likeness: Float32Array) => LikeEntry[];
}

export interface LikeEntry {
  name: string;
  /** -1 to 1. */
  nearest: number;
}

export const questionIndexFile = path.join(dataFolder('encoder'), 'questions.bin');

const heading = z.object({
  /** Of each question. */
  numbers: z.int(),
  entries: z.array(z.object({ name: z.string(), questions: z.int() })),
});

/**
 * In the heading the entries, and how many questions each answers; behind it the questions, a signed byte a number.
 * @param byEntry of each question its likeness and those of the ways in which people put it: it stands where their sum points to
 */
export function packQuestionIndex(
  byEntry: ReadonlyMap<string, readonly (readonly Float32Array[])[]>,
): Uint8Array {
  const entries = [...byEntry].map(([name, questions]) => ({ name, questions: questions.length }));
  const rows = [...byEntry.values()].flat().map(towards);
  return packModelFile({ numbers: rows[0]?.length ?? 0, entries }, rows);
}

/** Where the sum of some vectors points to, as signed bytes. */
function towards(vectors: readonly Float32Array[]): Int8Array {
  const [first = new Float32Array()] = vectors;
  const sum = first.map((_, at) => vectors.reduce((all, vector) => all + (vector[at] ?? 0), 0));
  return toUnits([unitOf(sum)]);
}

/** Without its file no entry is like anything, and those are looked through that the topics name. */
export function loadQuestionIndex(file = questionIndexFile): QuestionIndex {
  if (!existsSync(file)) return { entriesLike: () => [] };
  const { buffer, at, ...read } = readModelFile(file);
  const { numbers, entries } = heading.parse(read.heading);
  const count = entries.reduce((sum, { questions }) => sum + questions, 0);
  const rows = Array.from({ length: count }, (_, row) => new Int8Array(buffer, at + row * numbers, numbers));
  const compare = createRowComparison(rows, numbers);
  return {
    entriesLike: (likeness) => {
      const { products, unit } = compare(likeness);
      let from = 0;
      return entries
        .map(({ name, questions }) => {
          const own = products.subarray(from, (from += questions));
          return { name, nearest: Math.max(...own) * unit * UNIT };
        })
        .sort((one, other) => other.nearest - one.nearest);
    },
  };
}
