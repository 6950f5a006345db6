import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import { keyOf, type PreparedTexts } from './prepared-texts.ts';

/** Which questions the entries of the first knowledge answer, for a message to be held against all of them. */
export interface QuestionIndex {
  /** The entries of which some question comes nearest to a likeness (encoder.ts), nearest first. */
  entriesLike: (likeness: Float32Array, most: number) => string[];
}

export const questionIndexFile = path.join(dataFolder('encoder'), 'questions.bin');

/** The file: how many questions; the keys of their texts; the number of the entry of each; the names of the entries, one a line. */
export function packQuestionIndex(byEntry: ReadonlyMap<string, readonly string[]>): Uint8Array {
  const all = [...byEntry.values()].flatMap((questions, entry) =>
    questions.map((question) => ({ entry, question })),
  );
  const parts = [
    BigUint64Array.of(BigInt(all.length)),
    BigUint64Array.from(all, ({ question }) => keyOf(question)),
    Uint16Array.from(all, ({ entry }) => entry),
    new TextEncoder().encode([...byEntry.keys()].join('\n')),
  ];
  return Buffer.concat(parts.map(({ buffer }) => new Uint8Array(buffer)));
}

/** Without its file no entry is like anything, and those are looked through that the topics name. */
export function loadQuestionIndex(prepared: PreparedTexts, file = questionIndexFile): QuestionIndex {
  if (!existsSync(file)) return { entriesLike: () => [] };
  const { buffer } = new Uint8Array(readFileSync(file));
  const count = Number(new BigUint64Array(buffer, 0, 1)[0] ?? 0n);
  const keysEnd = (count + 1) * BigUint64Array.BYTES_PER_ELEMENT;
  const places = prepared.placesOf(new BigUint64Array(buffer, BigUint64Array.BYTES_PER_ELEMENT, count));
  const entries = new Uint16Array(buffer, keysEnd, count);
  const names = new TextDecoder().decode(new Uint8Array(buffer, keysEnd + entries.byteLength)).split('\n');
  return {
    entriesLike: (likeness, most) => {
      const nearest = new Float32Array(names.length).fill(-1);
      places.forEach((place, at) => {
        const entry = entries[at] ?? 0;
        if (place < 0) return;
        const nearness = prepared.nearnessAt(place, likeness);
        if (nearness > (nearest[entry] ?? 1)) nearest[entry] = nearness;
      });
      return names
        .map((name, entry) => ({ name, nearness: nearest[entry] ?? -1 }))
        .sort((one, other) => other.nearness - one.nearness)
        .slice(0, most)
        .map(({ name }) => name);
    },
  };
}
