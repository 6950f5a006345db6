import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import { packModelFile, readModelFile } from '../statistics/model-file.ts';
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
  const places = prepared.placesOf(new BigUint64Array(buffer.slice(at)));
  let next = 0;
  const entries = heading
    .parse(read.heading)
    .entries.map(({ name, questions }) => ({ name, places: places.subarray(next, (next += questions)) }));
  return {
    entriesLike: (likeness, most) =>
      entries
        .map(({ name, places: own }) => ({
          name,
          nearness: own.reduce(
            (nearest, place) => Math.max(nearest, place < 0 ? -1 : prepared.nearnessAt(place, likeness)),
            -1,
          ),
        }))
        .sort((one, other) => other.nearness - one.nearness)
        .slice(0, most)
        .map(({ name }) => name),
  };
}
