import { expect, test } from 'vitest';
import { noAnswers } from './recommend.ts';
import { readStoredQuiz } from './stored-quiz.ts';

const answers = {
  ageGroup: '65+' as const,
  gender: 'other' as const,
  primaryConcerns: ['immune' as const],
  symptoms: ['stress' as const],
};

test('kept answers are read as they were written', () => {
  for (const step of [1, 2, 3, 4, 'results'] as const)
    expect(readStoredQuiz(JSON.parse(JSON.stringify({ step, answers })))).toEqual({ step, answers });
});

test.each([undefined, null, 'x', [], { step: 9, answers: 3 }, { answers: { primaryConcerns: 'heart' } }])(
  'what makes no sense begins anew: %j',
  (stored) => {
    expect(readStoredQuiz(stored)).toEqual({ step: 1, answers: noAnswers });
  },
);

test('a step that the answers do not lead to becomes the first unanswered one', () => {
  expect(readStoredQuiz({ step: 'results', answers: { ...answers, gender: 'x' } }).step).toBe(2);
  expect(readStoredQuiz({ step: 4, answers: { ...answers, primaryConcerns: [] } }).step).toBe(3);
});
