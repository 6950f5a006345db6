import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quizResultAddress, readQuizFields } from './quiz-address.ts';
import { checkQuizAnswers } from './quiz-answers.schema.ts';
import { ageGroups, concerns, genders, missingWords, type QuizAnswers, symptoms } from './recommend.ts';
import { readKnownAnswers } from './stored-quiz.ts';

const answers: QuizAnswers = {
  ageGroup: '65+',
  gender: 'female',
  primaryConcerns: ['energy', 'sleep'],
  symptoms: ['fatigue'],
};
const fragmentOf = (given: QuizAnswers) => new URL(quizResultAddress(given), 'http://store').hash;

test('the address of a result is short and plain', () => {
  expect(quizResultAddress(answers)).toBe('/quiz#a=65%2B&g=female&c=energy&c=sleep&s=fatigue');
});

test('the order in which boxes were ticked changes no address', () => {
  const ticked = { ...answers, primaryConcerns: answers.primaryConcerns.toReversed() };
  expect(quizResultAddress(ticked)).toBe(quizResultAddress(answers));
});

test('whole answers come back from their address as they were', () => {
  fc.assert(
    fc.property(
      fc.record({
        ageGroup: fc.constantFrom(...ageGroups),
        gender: fc.constantFrom(...genders),
        primaryConcerns: fc.subarray([...concerns], { minLength: 1 }),
        symptoms: fc.subarray([...symptoms]),
      }),
      (given) => {
        expect(checkQuizAnswers(fragmentOf(given))).toEqual({ ok: true, answers: given });
      },
    ),
  );
});

test('the plus of an age may stand as it is', () => {
  expect(checkQuizAnswers('#a=65+&g=female&c=energy&c=sleep&s=fatigue')).toEqual({ ok: true, answers });
});

test('answers are no part of what a browser sends', () => {
  const { pathname, search } = new URL(quizResultAddress(answers), 'http://store');
  expect(pathname + search).toBe('/quiz');
});

test.each(['', '#', '#a=&g=&c=', '#a=7&g=x', '#main', '#%E0%A4%A'])(
  'every missing answer is named: %j',
  (fragment) => {
    const checked = checkQuizAnswers(fragment);
    expect(checked).toMatchObject({ ok: false, fieldErrors: { ageGroup: missingWords.ageGroup } });
    expect(checked).toMatchObject({ fieldErrors: { gender: missingWords.gender } });
  },
);

test('symptoms may be missing, concerns may not', () => {
  expect(checkQuizAnswers('#a=18-34&g=male&c=heart')).toMatchObject({ ok: true });
  expect(checkQuizAnswers('#a=18-34&g=male&s=stress')).toEqual({
    ok: false,
    fieldErrors: { primaryConcerns: missingWords.primaryConcerns },
  });
});

test('an answer that the quiz does not have is named, and the others stay', () => {
  const fragment = '#a=18-34&g=male&c=energy&c=dragons&s=fatigue&s=dragons';
  expect(checkQuizAnswers(fragment)).toEqual({
    ok: false,
    fieldErrors: {
      primaryConcerns: 'One of the health concerns is none that we know. Look at what is ticked.',
      symptoms: 'One of the things you experience is none that we know. Look at what is ticked.',
    },
  });
  expect(readKnownAnswers(readQuizFields(fragment))).toEqual({
    ageGroup: '18-34',
    gender: 'male',
    primaryConcerns: ['energy'],
    symptoms: ['fatigue'],
  });
});
