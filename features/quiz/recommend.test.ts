import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ageGroups,
  type Concern,
  concerns,
  type Gender,
  genders,
  missingAnswer,
  noAnswers,
  type QuizAnswers,
  recommend,
  type Symptom,
  symptoms,
} from './recommend.ts';

const products = (answers: Partial<QuizAnswers>) =>
  recommend({ ...noAnswers, ...answers }).map(({ product }) => product);

test.each<[Concern, string[]]>([
  ['blood-sugar', ['blood-sugar']],
  ['heart', ['heart']],
  ['cholesterol', []],
  ['weight', []],
  ['energy', ['energy']],
  ['sleep', ['sleep']],
  ['stress', []],
  ['brain', ['brain']],
  ['joint', ['joint']],
  ['digestive', []],
  ['immune', []],
])('concern %s recommends %j', (concern, expected) => {
  expect(products({ primaryConcerns: [concern] })).toEqual(expected);
});

test.each<[Symptom, string[]]>([
  ['fatigue', ['energy']],
  ['sleep-issues', ['sleep']],
  ['joint-pain', ['joint']],
  ['digestive', []],
  ['brain-fog', []],
  ['stress', []],
  ['weight', []],
  ['blood-pressure', []],
  ['blood-sugar', []],
])('symptom %s recommends %j', (symptom, expected) => {
  expect(products({ symptoms: [symptom] })).toEqual(expected);
});

test.each<[Gender, string[]]>([
  ['male', ['man']],
  ['female', ['woman']],
  ['other', []],
])('gender %s recommends %j', (gender, expected) => {
  expect(products({ gender })).toEqual(expected);
});

test('a symptom adds nothing that a concern named already, but gives a second reason', () => {
  const [only, ...others] = recommend({ ...noAnswers, primaryConcerns: ['energy'], symptoms: ['fatigue'] });
  expect(only).toEqual({
    product: 'energy',
    reasons: [
      { kind: 'concern', concern: 'energy' },
      { kind: 'symptom', symptom: 'fatigue' },
    ],
  });
  expect(others).toEqual([]);
});

test('concerns come before symptoms, symptoms before gender, and four are kept', () => {
  expect(
    products({
      gender: 'female',
      primaryConcerns: ['joint', 'heart'],
      symptoms: ['sleep-issues', 'fatigue'],
    }),
  ).toEqual(['heart', 'joint', 'energy', 'sleep']);
  expect(products({ gender: 'male', primaryConcerns: ['brain'], symptoms: ['joint-pain'] })).toEqual([
    'brain',
    'joint',
    'man',
  ]);
});

const answers = fc.record({
  ageGroup: fc.constantFrom(...ageGroups),
  gender: fc.constantFrom(...genders),
  primaryConcerns: fc.uniqueArray(fc.constantFrom(...concerns)),
  symptoms: fc.uniqueArray(fc.constantFrom(...symptoms)),
});

test('never over four, never the same twice, always with a reason', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const recommended = recommend(given);
      expect(recommended.length).toBeLessThanOrEqual(4);
      expect(new Set(recommended.map(({ product }) => product)).size).toBe(recommended.length);
      for (const { reasons } of recommended) expect(reasons.length).toBeGreaterThan(0);
    }),
  );
});

test('the same answers give the same result, in whatever order they were ticked', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const otherwise = {
        ...given,
        primaryConcerns: given.primaryConcerns.toReversed(),
        symptoms: given.symptoms.toReversed(),
      };
      expect(recommend(otherwise)).toEqual(recommend(given));
    }),
  );
});

test('each step needs its answer, the last needs none', () => {
  expect(missingAnswer(1, noAnswers)).toBeDefined();
  expect(missingAnswer(1, { ...noAnswers, ageGroup: '65+' })).toBeUndefined();
  expect(missingAnswer(2, noAnswers)).toBeDefined();
  expect(missingAnswer(2, { ...noAnswers, gender: 'other' })).toBeUndefined();
  expect(missingAnswer(3, noAnswers)).toBeDefined();
  expect(missingAnswer(3, { ...noAnswers, primaryConcerns: ['immune'] })).toBeUndefined();
  expect(missingAnswer(4, noAnswers)).toBeUndefined();
});
