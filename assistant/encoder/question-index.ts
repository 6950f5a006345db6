import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import { packModelFile, readModelFile } from '../statistics/model-file.ts';
import { createRowComparison } from './compare-rows.ts';
import { keyOf, type PreparedTexts } from './prepared-texts.ts';

/** Which questions the entries of the first knowledge answer, for a message to be held against all of them. */
export interface QuestionIndex {
  /** The entries of which some question comes nearest to a likeness (encoder.ts), nearest first. */
  entriesLike: (likeness: Float32Array, most: number) => string[];
}

export const questionIndexFile = path.join(dataFolder('encoder'), 'questions.bin');

const heading = z.object({ entries: z.array(z.object({ name: z.string(), questions: z.int() })) });

/** In the heading the entries, and how many questions each answers; behind it the keys of their texts. */
export function packQuestionIndex(byEntry: ReadonlyMap<string, readonly string[]>): Uint8Array {
  const entries = [...byEntry].map(([name, questions]) => ({ name, questions: questions.length }));
  return packModelFile({ entries }, [BigUint64Array.from([...byEntry.values()].flat(), keyOf)]);
}

/** Without its file no entry is like anything, and those are looked through that the topics name. */
export function loadQuestionIndex(prepared: PreparedTexts, file = questionIndexFile): QuestionIndex {
  if (!existsSync(file)) return { entriesLike: () => [] };
  const { buffer, at, ...read } = readModelFile(file);
  const keys = new BigUint64Array(buffer.slice(at));
  const rows: Int8Array[] = [];
  let next = 0;
  const entries = heading.parse(read.heading).entries.map(({ name, questions }) => {
    const from = rows.length;
    for (const key of keys.subarray(next, (next += questions))) {
      const units = prepared.unitsOf(key);
      if (units) rows.push(units);
    }
    return { name, from, to: rows.length };
  });
  const compare = createRowComparison(rows, rows[0]?.length ?? 0);
  return {
    entriesLike: (likeness, most) => {
      const products = compare(likeness);
      return entries
        .map(({ name, from, to }) => ({ name, nearest: Math.max(...products.subarray(from, to)) }))
        .sort((one, other) => other.nearest - one.nearest)
        .slice(0, most)
        .map(({ name }) => name);
    },
  };
}
