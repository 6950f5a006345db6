import { writeFileSync } from 'node:fs';
import { loadLexicon } from '#assistant/lexicon/lexicon.ts';
import { createTurnReader } from '#assistant/read-turn.ts';
import { loadRules } from '#assistant/rules/load-rules.ts';
import { textOf } from '#assistant/statistics/piece-reader.ts';
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
writeFileSync(
  file,
  JSON.stringify({
    topics: topicQuestions().map(({ question, topic }) => ({ text: asRead(question), topic })),
    kinds: kindSentences(loadRules(lexicon)).map(({ turns, kind }) => ({
      text: turns.slice(-MESSAGES).map(asRead).join(' '),
      kind,
    })),
    asked: askedFurther().flatMap(({ id, question, text }) => {
      const place = placeOf.get(`${id} ${question}`);
      return place === undefined ? [] : [{ text: asRead(text), question: place }];
    }),
    questions,
  }),
);
