import { expect, test } from 'vitest';
import { splitQuestions } from './product-questions.ts';

test('what stands under a heading is taken apart, question by question, and out of the description', () => {
  const { description, questions } = splitQuestions(
    'A soft gel. Please read first: Ask first. Questions Does it stay in the refrigerator? Yes, from the first day. Four weeks, then it is old. Is there alcohol in it? No.',
  );
  expect(description).toBe('A soft gel. Please read first: Ask first.');
  expect(questions).toEqual([
    {
      question: 'Does it stay in the refrigerator?',
      answer: 'Yes, from the first day. Four weeks, then it is old.',
    },
    { question: 'Is there alcohol in it?', answer: 'No.' },
  ]);
});

test.each([
  'Warnings: Not beside a blood thinner.',
  'Suggested use: One a day.',
  'Allergens: Contains fish.',
  'Other ingredients: Fish gelatin.',
])('what belongs to the label is not lost behind the questions: %s', (label) => {
  expect(splitQuestions(`A soft gel. FAQ Is it sweet? No, it is tart. ${label}`)).toEqual({
    description: `A soft gel. ${label}`,
    questions: [{ question: 'Is it sweet?', answer: 'No, it is tart.' }],
  });
});

test('a word of caution in an answer is part of it', () => {
  const [first, ...others] = splitQuestions(
    'A tea. Questions Is it strong? Yes, and a warning is due: not late. Is it sweet? No.',
  ).questions;
  expect(first?.answer).toBe('Yes, and a warning is due: not late.');
  expect(others).toHaveLength(1);
});

test.each(['FAQ', 'Frequently asked questions', 'Q&A:', 'Questions and answers', 'Preguntas frecuentes'])(
  'an owner may call it %s, and mark questions and answers by letters',
  (heading) => {
    const { questions } = splitQuestions(`A tea. ${heading} Q: Is it sweet? A: No, it is tart.`);
    expect(questions).toEqual([{ question: 'Is it sweet?', answer: 'No, it is tart.' }]);
  },
);

test.each([
  'Questions? Call us at any time.',
  'For people with questions about sleep. It is mild.',
  'What is it? A tea that people drink at night.',
  'A tea. Questions Is it sweet?',
])('no question of the product is answered by: %s', (description) => {
  expect(splitQuestions(description)).toEqual({ description, questions: [] });
});

test('text whose marks were lost is no question', () => {
  const long = `${'is it so '.repeat(200)}?`;
  expect(splitQuestions(`A tea. Questions Is it sweet? No. ${long} It may be.`).questions).toEqual([
    { question: 'Is it sweet?', answer: 'No.' },
  ]);
});
