import { writeFileSync } from 'node:fs';
import { behindBefore } from '#assistant/behind-before.ts';
import { createUnderstanding, plainTokens } from '#assistant/create-understanding.ts';
import { textOf } from '#assistant/statistics/piece-reader.ts';
import {
  ALONE,
  IN_TALK,
  type QuestionWeights,
  rankedQuestions,
  weighed,
} from '#features/chat/reading/nearest-question.server.ts';
import { questionCandidates, questionOf } from '#features/chat/reading/question-candidates.server.ts';
import { lastSaid } from '#features/chat/reading/said-before.server.ts';
import { entriesOfFirstKnowledge } from '../../support/entries-of-first-knowledge.ts';
import { questionsByEntry } from '../texts-to-prepare.ts';
import { readMarked } from '../read-marked.ts';
import { askedByBlindWriters } from '../training-questions.ts';

/**
 * `npm run write-asked -- FILE`: what teach_asking.py learns from: messages, the question that each asks, and others that it might be taken for, by
 * what is known without the learned reading; and talks, with what the answers to the nearest questions would be worth. Some fifteen minutes.
 */
const [file = 'asked.json'] = process.argv.slice(2);
/** So many of the nearest are written; and of what was marked, as many as the readers were shown. */
const MOST = 40;
const SHOWN = 14;

const { readTurn, likenessOf, asksOf, topicsOf, entriesLike } = createUnderstanding();
const parts = {
  likenessOf,
  asksOf,
  topicsOf,
  entriesLike,
  knowledge: { entriesOf: entriesOfFirstKnowledge },
};
const asRead = (text: string) => textOf(readTurn([{ from: 'visitor', text }]).tokens);

const questions = [...questionsByEntry().values()].flat();
const placeOf = new Map(questions.map((question, place) => [question, place]));

/** Nor by wordings: a message that is learned from is one of them. */
const withoutLearned = (weights: QuestionWeights) =>
  weights.filter(([sign]) => !/^asks|Worded|^cover/.test(sign));
const [byItself, inTalk] = [withoutLearned(ALONE), withoutLearned(IN_TALK)];

async function read(turns: readonly string[]) {
  const message = turns.at(-1) ?? '';
  const before = lastSaid(turns.slice(0, -1));
  const ranked = (await questionCandidates(parts, { message, before, found: [] }))
    .map((one) => ({
      place: placeOf.get(questionOf(one)) ?? -1,
      score: weighed(one.signs, before === undefined ? byItself : inTalk),
    }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST);
  return {
    message: asRead(message),
    talk: before === undefined ? '' : asRead(behindBefore(message, before)),
    candidates: ranked.map(({ place }) => place),
    scores: ranked.map(({ score }) => score),
  };
}

/** What each of the nearest would be worth: 0 where the readers found it worth nothing. */
async function readMarks({ message, before, marks }: ReturnType<typeof readMarked>[number]) {
  const [weights, unlearned] = before === undefined ? [ALONE, byItself] : [IN_TALK, inTalk];
  const ranked = (await rankedQuestions(parts, { message, before, found: [] }, weights)).filter(
    (one, at) => at < SHOWN || marks.has(questionOf(one)),
  );
  return {
    message: asRead(message),
    talk: before === undefined ? '' : asRead(behindBefore(message, before)),
    candidates: ranked.map((one) => placeOf.get(questionOf(one)) ?? -1),
    marks: ranked.map((one) => marks.get(questionOf(one)) ?? 0),
    scores: ranked.map(({ signs }) => weighed(signs, unlearned)),
  };
}
const marked = [];
for (const one of readMarked('to-learn')) marked.push(await readMarks(one));

const messages = [];
/** Only of writers who kept away from the words of a question is it learned what asks it. */
for (const { question, turns } of askedByBlindWriters()) {
  const right = placeOf.get(question) ?? -1;
  const one = await read(turns);
  // What is not among the candidates teaches nothing of telling them apart.
  if (one.candidates.includes(right)) messages.push({ ...one, right });
}
writeFileSync(
  file,
  JSON.stringify({ questions: questions.map((question) => textOf(plainTokens(question))), messages, marked }),
);
