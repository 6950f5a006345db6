import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainTokens } from '#assistant/create-understanding.ts';
import { loadEncoder } from '#assistant/encoder/encoder.ts';
import { loadPreparedTexts, preparedQuestionsFile } from '#assistant/encoder/prepared-texts.ts';
import { textOf } from '#assistant/statistics/piece-reader.ts';
import { loadWordings } from '#assistant/encoder/wordings.ts';
import { packQuestionIndex, questionIndexFile } from '#assistant/encoder/question-index.ts';
import { sharedUnderstanding } from '../support/shared-understanding.ts';
import { blindWordings, indexedQuestions, questionsByEntry, textsToPrepare } from './texts-to-prepare.ts';

const { likenessOf } = loadPreparedTexts();
const askingOf = loadPreparedTexts(preparedQuestionsFile).likenessOf;
const texts = textsToPrepare();
const questions = [...questionsByEntry().values()].flat();

test('what the first knowledge means was prepared: else run "npm run prepare-texts"', () => {
  expect(texts.filter((text) => likenessOf(text) === undefined)).toEqual([]);
  expect(questions.filter((text) => askingOf(text) === undefined)).toEqual([]);
});

test('which questions each entry answers was written down with it', () => {
  expect(
    readFileSync(questionIndexFile).equals(
      packQuestionIndex(indexedQuestions(loadPreparedTexts(), loadWordings())),
    ),
  ).toBe(true);
});

test('by the encoder that is here', () => {
  const encode = loadEncoder();
  const some = texts.filter((_, at) => at % Math.floor(texts.length / 12) === 0);
  expect(some.length).toBeGreaterThan(10);
  for (const text of some) {
    expect(product(encode(textOf(plainTokens(text))).likeness, likenessOf(text))).toBeCloseTo(1, 1);
  }
  for (const text of questions.filter((_, at) => at % Math.floor(questions.length / 12) === 0))
    expect(product(encode.asking(textOf(plainTokens(text))).asking, askingOf(text))).toBeCloseTo(1, 1);
});

test('and so were the ways in which people put our questions, as messages are read: else "npm run prepare-texts"', () => {
  const encode = loadEncoder();
  const { readTurn } = sharedUnderstanding();
  const { nearestOf, readingsOf } = loadWordings();
  const wordings = blindWordings();
  expect(wordings.filter(({ wording }) => readingsOf(wording) === undefined)).toEqual([]);
  for (const { question, wording } of wordings.filter(
    (_, at) => at % Math.floor(wordings.length / 12) === 0,
  )) {
    const read = textOf(readTurn([{ from: 'visitor', text: wording }]).tokens);
    const nearest = nearestOf(question)({
      asking: encode.asking(read).asking,
      likeness: encode(read).likeness,
    });
    expect(nearest.asks).toBeCloseTo(1, 1);
    expect(nearest.like).toBeCloseTo(1, 1);
  }
});

const product = (one: Float32Array, other: Float32Array | undefined): number =>
  one.reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0);
