import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createUnderstanding } from '#assistant/create-understanding.ts';
import { ofProducts } from '#assistant/statistics/topics.ts';
import {
  ALONE,
  IN_TALK,
  type QuestionWeights,
  rankedQuestions,
  rivalOf,
  type Scored,
  weighed,
} from '#features/chat/reading/nearest-question.server.ts';
import { LEAST_LIKELY, questionOf } from '#features/chat/reading/question-candidates.server.ts';
import { lastSaid } from '#features/chat/reading/said-before.server.ts';
import { entriesOfFirstKnowledge } from '../support/entries-of-first-knowledge.ts';
import { fitLogistic, type LogisticRow } from './fit-logistic.ts';
import { type Marked, readMarked } from './read-marked.ts';
import { percent, print } from './tell.ts';

/**
 * `npm run fit-nearest`: the weights of features/chat/reading/nearest-question.server.ts, to be put there by hand, from tests/evaluation/asked: talks
 * with what the answers to the nearest questions would be worth (read-marked.ts), and such whose writers were given the question. A line of the
 * latter is an entry, the question of it, and the messages joined by ` || `; `product` and `talk` in place of an entry ask none. The encoder must
 * not have learned them. A fifth of them is left out of each fit to say what it is worth; some minutes.
 */
interface Asked extends Marked {
  kind: 'marked' | 'given' | 'product' | 'talk';
}

const lines = (name: string): Asked[] =>
  readFileSync(path.join(import.meta.dirname, 'asked', `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [entry = '', question = '', talk = ''] = line.split('\t');
      const messages = talk.split(' || ');
      const before = lastSaid(messages.slice(0, -1));
      const kind = entry === 'product' || entry === 'talk' ? entry : 'given';
      return { kind, message: messages.at(-1) ?? '', before, marks: new Map([[question, JUST_SO]]) };
    });
const JUST_SO = 3;
/** From this mark on an answer told alone is worth it. */
const WORTH_IT = 2;
/** How much of a fit goes to answers of each mark, and how much a talk counts whose writer knew none of our questions. */
const WORTH = [0, 0.05, 0.4, 1];
const MARKED_COUNTS = 3;

const understanding = createUnderstanding();
const parts = {
  likenessOf: understanding.likenessOf,
  asksOf: understanding.asksOf,
  topicsOf: understanding.topicsOf,
  entriesLike: understanding.entriesLike,
  knowledge: { entriesOf: entriesOfFirstKnowledge },
};

interface Row extends Asked {
  candidates: Scored[];
  products: number;
}

/** The foremost of all, which are read piece by piece. */
const FOREMOST = 40;
async function read(asked: Asked): Promise<Row> {
  const weights = asked.before === undefined ? ALONE : IN_TALK;
  const candidates = await rankedQuestions(parts, { ...asked, found: [] }, weights);
  const products = Math.log(ofProducts(parts.topicsOf(asked.message, asked.before)) + LEAST_LIKELY);
  return { ...asked, candidates: candidates.slice(0, FOREMOST), products };
}

const markOf = ({ marks }: Marked, one: Scored): number => marks.get(questionOf(one)) ?? 0;

const ROUNDS = 400;
const RATE = 0.5;
/** Draws weights to 0, as nothing but these few messages speaks for them. */
const DECAY = 0.002;

/** Conditional logistic regression by gradient ascent: of the candidates of each message those should have the highest sum that are worth most. */
function fitWeights(rows: readonly Row[], signs: QuestionWeights): QuestionWeights {
  const names = signs.map(([sign]) => sign);
  const known = rows.flatMap((row) => {
    const worth = row.candidates.map((one) => WORTH[markOf(row, one)] ?? 0);
    const all = worth.reduce((sum, one) => sum + one, 0);
    const values = row.candidates.map((one) => names.map((sign) => one.signs[sign]));
    const counts = row.kind === 'marked' ? MARKED_COUNTS : 1;
    return all === 0 ? [] : [{ values, targets: worth.map((one) => one / all), counts }];
  });
  const scales = names.map((_, at) =>
    spread(known.flatMap(({ values }) => values.map((own) => own[at] ?? 0))),
  );
  const weights = names.map(() => 0);
  const total = known.reduce((sum, { counts }) => sum + counts, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = names.map(() => 0);
    for (const { values, targets, counts } of known) {
      const scores = values.map((own) =>
        own.reduce((sum, value, at) => sum + (value / (scales[at] ?? 1)) * (weights[at] ?? 0), 0),
      );
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const all = shares.reduce((sum, share) => sum + share, 0);
      values.forEach((own, place) => {
        const lacks = counts * ((targets[place] ?? 0) - (shares[place] ?? 0) / all);
        own.forEach((value, at) => (slopes[at] = (slopes[at] ?? 0) + (lacks * value) / (scales[at] ?? 1)));
      });
    }
    slopes.forEach((slope, at) => {
      weights[at] = (weights[at] ?? 0) * (1 - DECAY) + (RATE * slope) / total;
    });
  }
  return names.map((sign, at) => [sign, (weights[at] ?? 0) / (scales[at] ?? 1)]);
}

/** The standard deviation; 1 where there is none. */
function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}

interface Judged extends LogisticRow {
  kind: Asked['kind'];
  mark: number;
  best: number;
}

/** The nearest of a message's candidates: what its odds are reckoned from, and what it is worth. */
function judged(row: Row, weights: QuestionWeights): Judged | undefined {
  const [best, ...behind] = row.candidates
    .map((one) => ({ ...one, score: weighed(one.signs, weights) }))
    .toSorted((one, other) => other.score - one.score);
  if (!best) return undefined;
  const mark = markOf(row, best);
  const beforeRival = best.score - rivalOf(parts.likenessOf, best, behind).score;
  return {
    kind: row.kind,
    values: [beforeRival, best.score, row.products],
    right: mark >= WORTH_IT,
    mark,
    best: Math.max(0, ...row.marks.values()),
  };
}

const PARTS = 5;
const isOut = (at: number, part: number) => (at * 7919) % PARTS === part;

function judgedLeftOut(rows: readonly Row[], signs: QuestionWeights): Judged[] {
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const weights = fitWeights(
      rows.filter((_, at) => !isOut(at, part)),
      signs,
    );
    return rows.filter((_, at) => isOut(at, part)).flatMap((row) => judged(row, weights) ?? []);
  });
}

// Who changes the subject asks by the last message alone.
const byItself = lines('subject-changed').map((asked) => ({ ...asked, before: undefined }));
const marked = readMarked('to-fit').map((one): Asked => ({ ...one, kind: 'marked' }));
const readAll = async (asked: readonly Asked[]) => {
  const rows: Row[] = [];
  for (const one of asked) rows.push(await read(one));
  return rows;
};
const alone = await readAll([
  ...marked.filter(({ before }) => before === undefined),
  ...lines('alone'),
  ...byItself,
]);
const talks = await readAll([
  ...marked.filter(({ before }) => before !== undefined),
  ...['leaning', 'subject-changed', 'something-else'].flatMap(lines),
]);
print('alone', ...fitWeights(alone, ALONE).map(([sign, weight]) => `  ['${sign}', ${weight.toFixed(2)}],`));
print(
  'in a talk',
  ...fitWeights(talks, IN_TALK).map(([sign, weight]) => `  ['${sign}', ${weight.toFixed(2)}],`),
);
const [aloneOut, talksOut] = [judgedLeftOut(alone, ALONE), judgedLeftOut(talks, IN_TALK)];
/** Of those whose writers were given a question more are sure than of people's own. */
const own = [...aloneOut, ...talksOut].filter(({ kind }) => kind !== 'given');
const { intercept, weights } = fitLogistic(own, 3000);
print(
  'odds',
  `  none ${intercept.toFixed(2)}`,
  ...['beforeRival', 'score', 'products'].map((sign, at) => `  ${sign} ${(weights[at] ?? 0).toFixed(3)}`),
);
const oddsOf = ({ values }: Judged) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), intercept);
const meanOf = (rows: readonly Judged[], part: (one: Judged) => number) =>
  (rows.reduce((sum, one) => sum + part(one), 0) / Math.max(1, rows.length)).toFixed(2);
for (const [name, rows] of Object.entries({ alone: aloneOut, 'in a talk': talksOut })) {
  const [people, given] = [
    rows.filter(({ kind }) => kind === 'marked'),
    rows.filter(({ kind }) => kind === 'given'),
  ];
  const now = (name === 'alone' ? alone : talks).filter(({ kind }) => kind === 'marked');
  print(
    `${name}: the first is worth ${meanOf(people, ({ mark }) => mark)} (${meanOf(
      now.flatMap((row) => judged(row, name === 'alone' ? ALONE : IN_TALK) ?? []),
      ({ mark }) => mark,
    )} by the weights that stand there), the best ${meanOf(people, ({ best }) => best)} of ${people.length}; of a given question right ${percent(given.filter(({ right }) => right).length, given.length)}`,
  );
  for (const [from, to] of [
    [1, 9],
    [0.5, 1],
    [0, 0.5],
    [-0.5, 0],
    [-1, -0.5],
    [-1.5, -1],
    [-2.2, -1.5],
    [-9, -2.2],
  ] as const) {
    const within = rows.filter((one) => oddsOf(one) >= from && oddsOf(one) < to);
    const of = (kind: Asked['kind']) => within.filter((one) => one.kind === kind);
    print(
      `  odds ${from} to ${to}: ${of('marked').length} worth ${meanOf(of('marked'), ({ mark }) => mark)}; given ${of('given').length}, right ${percent(of('given').filter(({ right }) => right).length, of('given').length)}; of a product ${of('product').length}, of talk ${of('talk').length}`,
    );
  }
}
