import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createUnderstanding } from '#assistant/create-understanding.ts';
import { ofProducts } from '#assistant/statistics/topics.ts';
import {
  ALONE,
  IN_TALK,
  questionOf,
  type QuestionWeights,
  rivalOf,
  TWIN,
  weighed,
} from '#features/chat/reading/nearest-question.server.ts';
import {
  type Candidate,
  LEAST_LIKELY,
  questionCandidates,
} from '#features/chat/reading/question-candidates.server.ts';
import { lastSaid } from '#features/chat/reading/said-before.server.ts';
import { entriesOfFirstKnowledge } from '../support/entries-of-first-knowledge.ts';
import { fitLogistic, type LogisticRow } from './fit-logistic.ts';
import { percent, print } from './tell.ts';

/**
 * `npm run fit-nearest`: the weights of features/chat/reading/nearest-question.server.ts, to be put there by hand, from tests/evaluation/asked.
 * Each line there is an entry, the question of it that is asked, and the messages of a talk joined by ` || `; `product` and `talk` in place of an
 * entry ask none. The encoder must not have learned them. A fifth of them is left out of each fit to say what it is worth; some minutes.
 */
interface Asked {
  entry: string;
  question: string;
  message: string;
  before: string | undefined;
}

const lines = (name: string): Asked[] =>
  readFileSync(path.join(import.meta.dirname, 'asked', `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [entry = '', question = '', talk = ''] = line.split('\t');
      const messages = talk.split(' || ');
      const before = lastSaid(messages.slice(0, -1));
      return { entry, question, message: messages.at(-1) ?? '', before };
    });

const understanding = createUnderstanding();
const parts = {
  likenessOf: understanding.likenessOf,
  asksOf: understanding.asksOf,
  topicsOf: understanding.topicsOf,
  entriesLike: understanding.entriesLike,
  knowledge: { entriesOf: entriesOfFirstKnowledge },
};

interface Row extends Asked {
  candidates: Candidate[];
  products: number;
}

const read = async (asked: Asked): Promise<Row> => ({
  ...asked,
  candidates: await questionCandidates(parts, { ...asked, found: [] }),
  products: Math.log(ofProducts(parts.topicsOf(asked.message, asked.before)) + LEAST_LIKELY),
});

const ROUNDS = 400;
const RATE = 0.5;
/** Draws weights to 0, as nothing but these few messages speaks for them. */
const DECAY = 0.002;

/** Conditional logistic regression by gradient ascent: of the candidates of each message the right one should have the highest sum. */
function fitWeights(rows: readonly Row[], signs: QuestionWeights): QuestionWeights {
  const names = signs.map(([sign]) => sign);
  const known = rows.flatMap(({ candidates, question }) => {
    const right = candidates.findIndex((one) => questionOf(one) === question);
    return right < 0
      ? []
      : [{ right, values: candidates.map((one) => names.map((sign) => one.signs[sign])) }];
  });
  const scales = names.map(
    (_, at) =>
      Math.sqrt(
        known.reduce(
          (sum, { values, right }) => sum + ((values[right]?.[at] ?? 0) - mean(values, at)) ** 2,
          0,
        ) / known.length,
      ) || 1,
  );
  const weights = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = names.map(() => 0);
    for (const { values, right } of known) {
      const scores = values.map((own) =>
        own.reduce((sum, value, at) => sum + (value / (scales[at] ?? 1)) * (weights[at] ?? 0), 0),
      );
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const all = shares.reduce((sum, share) => sum + share, 0);
      names.forEach((_, at) => {
        const expected = values.reduce(
          (sum, own, place) => sum + ((shares[place] ?? 0) / all) * (own[at] ?? 0),
          0,
        );
        slopes[at] = (slopes[at] ?? 0) + ((values[right]?.[at] ?? 0) - expected) / (scales[at] ?? 1);
      });
    }
    slopes.forEach((slope, at) => {
      weights[at] = (weights[at] ?? 0) * (1 - DECAY) + (RATE * slope) / known.length;
    });
  }
  return names.map((sign, at) => [sign, (weights[at] ?? 0) / (scales[at] ?? 1)]);
}

const mean = (values: readonly (readonly number[])[], at: number): number =>
  values.reduce((sum, own) => sum + (own[at] ?? 0), 0) / values.length;

interface Judged extends LogisticRow {
  kind: 'asked' | 'taken away' | 'product' | 'talk';
}

/** The nearest of a message's candidates: what its odds are reckoned from, and whether it is the right one. */
function judged(row: Row, weights: QuestionWeights, isAway: boolean): Judged | undefined {
  const like =
    row.candidates.length === 0 ? [] : parts.likenessOf(row.question, row.candidates.map(questionOf));
  const ranked = row.candidates
    .filter((_, at) => !isAway || (like[at] ?? 0) < TWIN)
    .map((one) => ({ ...one, score: weighed(one.signs, weights) }))
    .toSorted((one, other) => other.score - one.score);
  const [best, ...behind] = ranked;
  if (!best) return undefined;
  const isAsked = row.question !== '';
  const right = isAsked && !isAway && (parts.likenessOf(row.question, [questionOf(best)])[0] ?? 0) >= TWIN;
  return {
    kind: isAsked ? (isAway ? 'taken away' : 'asked') : row.entry === 'product' ? 'product' : 'talk',
    values: [best.score - rivalOf(parts.likenessOf, best, behind).score, best.score, row.products],
    right,
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
    return rows
      .filter((_, at) => isOut(at, part))
      .flatMap((row) =>
        [false, ...(row.question === '' ? [] : [true])].flatMap(
          (isAway) => judged(row, weights, isAway) ?? [],
        ),
      );
  });
}

// Who changes the subject asks by the last message alone.
const byItself = lines('subject-changed').map((asked) => ({ ...asked, before: undefined }));
const alone = await Promise.all([...lines('alone'), ...byItself].map(read));
const talks = await Promise.all(['leaning', 'subject-changed', 'something-else'].flatMap(lines).map(read));
print('alone', ...fitWeights(alone, ALONE).map(([sign, weight]) => `  ${sign} ${weight.toFixed(2)}`));
print('in a talk', ...fitWeights(talks, IN_TALK).map(([sign, weight]) => `  ${sign} ${weight.toFixed(2)}`));
const [aloneOut, talksOut] = [judgedLeftOut(alone, ALONE), judgedLeftOut(talks, IN_TALK)];
const { intercept, weights } = fitLogistic([...aloneOut, ...talksOut], 3000);
print(
  'odds',
  `  none ${intercept.toFixed(2)}`,
  ...['beforeRival', 'score', 'products'].map((sign, at) => `  ${sign} ${(weights[at] ?? 0).toFixed(3)}`),
);
for (const [name, rows] of Object.entries({ alone: aloneOut, 'in a talk': talksOut }))
  for (const line of [-1.3, -0.5, 0, 1]) {
    const told = rows.filter(
      ({ values }) => values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), intercept) >= line,
    );
    const of = (kind: Judged['kind']) => rows.filter((one) => one.kind === kind).length;
    const count = (kind: Judged['kind'], right?: boolean) =>
      told.filter((one) => one.kind === kind && (right === undefined || one.right === right)).length;
    print(
      `${name}, from ${line} on: told rightly ${percent(count('asked', true), of('asked'))}, wrongly ${percent(count('asked', false), of('asked'))}, where the right one is missing ${percent(count('taken away'), of('taken away'))}, of a product ${percent(count('product'), of('product'))}, of talk ${percent(count('talk'), of('talk'))}`,
    );
  }
