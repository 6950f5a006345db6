import { expect, test } from 'vitest';
import { firstKnowledge } from '#content/knowledge/index.ts';
import {
  answerableQuestions,
  examinationQuestions,
  lastQuestions,
  retrievalQuestions,
  voicedQuestions,
} from './questions.ts';
import { writtenQuestions } from '../evaluation/training-questions.ts';
import { questionsWithoutAnAnswer } from './questions-without-an-answer.ts';

const ids = new Set(firstKnowledge.map(({ id }) => id));
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

test('there are at least 360 questions with an answer and 80 without', () => {
  expect(answerableQuestions.length).toBeGreaterThanOrEqual(360);
  expect(questionsWithoutAnAnswer.length).toBeGreaterThanOrEqual(80);
  expect(voicedQuestions.length).toBeGreaterThanOrEqual(100);
  expect(examinationQuestions.length).toBeGreaterThanOrEqual(60);
  expect(lastQuestions.length).toBeGreaterThanOrEqual(60);
  expect(questionsWithoutAnAnswer.length).toBeGreaterThanOrEqual(200);
});

test('every entry is asked for, twice at least', () => {
  const asked = Object.groupBy(
    [
      ...answerableQuestions.map(({ expected }) => expected[0]),
      ...writtenQuestions().map(({ topic }) => topic),
    ],
    (id) => id ?? '',
  );
  expect([...ids].filter((id) => (asked[id]?.length ?? 0) < 2)).toEqual([]);
});

test('questions expect entries that exist', () => {
  const unknown = answerableQuestions.flatMap(({ expected }) => expected.filter((id) => !ids.has(id)));
  expect(unknown).toEqual([]);
  expect(answerableQuestions.filter(({ expected }) => new Set(expected).size !== expected.length)).toEqual(
    [],
  );
  expect(answerableQuestions.filter(({ expected }) => expected.length === 0)).toEqual([]);
  expect(questionsWithoutAnAnswer.filter(({ expected }) => expected.length > 0)).toEqual([]);
});

test('no question is asked twice', () => {
  const texts = retrievalQuestions.map(({ question }) => plain(question));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('no question repeats the words of its entry', () => {
  const questionOf = new Map(firstKnowledge.map(({ id, question }) => [id, plain(question)]));
  const repeated = answerableQuestions.filter(({ question, expected }) =>
    expected.some((id) => plain(question).includes(questionOf.get(id) ?? '\0')),
  );
  expect(repeated).toEqual([]);
});

test('questions fit into the chat box', () => {
  expect(
    retrievalQuestions.filter(({ question }) => question !== question.trim() || question.length > 300),
  ).toEqual([]);
});
