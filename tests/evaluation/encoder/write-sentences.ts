import { writeFileSync } from 'node:fs';
import { loadLexicon } from '#assistant/lexicon/lexicon.ts';
import { createTurnReader } from '#assistant/read-turn.ts';
import { loadRules } from '#assistant/rules/load-rules.ts';
import { type MessageKind, windowsOf } from '#assistant/statistics/classifier.ts';
import { cutIntoPieces } from '#assistant/statistics/features.ts';
import { textOf } from '#assistant/statistics/piece-reader.ts';
import { variationsOf } from '#assistant/variations.ts';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { furtherQuestions } from '#content/knowledge/further-questions.ts';
import { remembered } from '#platform/text/remembered.ts';
import { sentencesOf } from '#features/chat/reading/sentences-of.server.ts';
import { askedFurther, topicQuestions } from '../training-questions.ts';
import { kindSentences } from '../training-sentences.ts';

/** `node … FILE`: what fine_tune.py learns from, each text as the assistant reads it (spelling mended, without marks). */
const [file = 'sentences.json'] = process.argv.slice(2);
const lexicon = loadLexicon();
const readTurn = createTurnReader(lexicon);
const read = remembered((text) => ({
  text: textOf(readTurn([{ from: 'visitor' as const, text }]).tokens),
}));
const asRead = (text: string): string => read(text).text;

const questions = firstKnowledge.flatMap(({ id, question, answer, further }) => [
  { id, question, text: asRead(question), isOwn: true, answers: sentencesOf(answer).map(asRead) },
  ...furtherQuestions(further).map((one) => ({
    id,
    question: one.question,
    text: asRead(one.question),
    isOwn: false,
    answers: [asRead(one.answer)],
  })),
]);
const placeOf = new Map(questions.map(({ id, question }, place) => [`${id} ${question}`, place]));

/** Of a talk the message before is heard as well. */
const MESSAGES = 2;

/**
 * What is demanded counts half as much as with the words, and is learned as others say it, too. Of a long story the parts, as they are read:
 * around a danger those that tell it whole, around a calm sentence all.
 */
const DEMANDED_WEIGHT = 4;
const VARIATION_WEIGHT = 2;
const STORY = 30;
function variationsToLearn(said: string, kind: MessageKind) {
  const all = variationsOf(said).map(({ text }) => text);
  const isStory = (text: string) => text.split(' ').length >= STORY;
  const whole = asRead(said);
  const parts = all
    .filter(isStory)
    .map((text) => readTurn([{ from: 'visitor', text }]))
    .flatMap((turn) => [...windowsOf(turn).map(({ tokens }) => tokens), ...cutIntoPieces(turn.tokens)])
    .map(textOf)
    .filter((text) => kind === 'ordinary' || text.includes(whole));
  return [
    ...all.filter((text) => !isStory(text)).map((text) => ({ text, weight: VARIATION_WEIGHT })),
    ...parts.map((text) => ({ text, weight: 1 })),
  ];
}
const kinds = kindSentences(loadRules(lexicon)).flatMap(({ turns, kind, weight: own = 1 }) => {
  const before = turns.slice(-MESSAGES, -1);
  const last = turns.at(-1) ?? '';
  const variations = own > 1 ? variationsToLearn(last, kind) : [];
  const weight = Math.min(own, DEMANDED_WEIGHT);
  return [{ text: last, weight }, ...variations].map((one) => ({
    text: [...before, one.text].map(asRead).join(' '),
    kind,
    weight: one.weight,
  }));
});
writeFileSync(
  file,
  JSON.stringify({
    topics: topicQuestions().map(({ question, topic }) => ({ text: asRead(question), topic })),
    kinds,
    asked: askedFurther().flatMap(({ id, question, text }) => {
      const place = placeOf.get(`${id} ${question}`);
      return place === undefined ? [] : [{ text: asRead(text), question: place }];
    }),
    questions,
  }),
);
