import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditions } from '#content/conditions.data.ts';
import { concernShelves, quizShelves, recommendShelves } from './quiz-shelves.ts';
import { concerns, genders, noAnswers, type QuizAnswers, recommend, symptoms } from './recommend.ts';

const shelves = (given: Partial<QuizAnswers>, isSold?: () => boolean) => {
  const answers = { ...noAnswers, ...given };
  return recommendShelves(answers, recommend(answers, isSold)).map(({ shelf }) => shelf);
};

test.each(['cholesterol', 'weight', 'stress', 'digestive', 'immune'] as const)(
  'concern %s has no product of its own and leads to its shelf',
  (concern) => {
    expect(shelves({ primaryConcerns: [concern] })).toEqual([
      concern === 'digestive' ? 'digestion' : concern,
    ]);
  },
);

test('what a recommended product answers needs no shelf', () => {
  expect(shelves({ primaryConcerns: ['energy', 'brain'], symptoms: ['fatigue', 'brain-fog'] })).toEqual([]);
});

test('a product that is not sold gives its place to the shelf', () => {
  expect(shelves({ primaryConcerns: ['energy'] }, () => false)).toEqual(['energy']);
});

test('one shelf, though a concern and a symptom ask for it', () => {
  const answers: QuizAnswers = { ...noAnswers, primaryConcerns: ['stress'], symptoms: ['stress'] };
  expect(recommendShelves(answers, [])).toEqual([
    {
      shelf: 'stress',
      reasons: [
        { kind: 'concern', concern: 'stress' },
        { kind: 'symptom', symptom: 'stress' },
      ],
    },
  ]);
});

test('every answer leads to a product or a shelf, also beyond the four products', () => {
  fc.assert(
    fc.property(
      fc.record({
        ageGroup: fc.constant('18-34' as const),
        gender: fc.constantFrom(...genders),
        primaryConcerns: fc.uniqueArray(fc.constantFrom(...concerns), { minLength: 1 }),
        symptoms: fc.uniqueArray(fc.constantFrom(...symptoms)),
      }),
      fc.boolean(),
      (answers, sold) => {
        const recommended = recommend(answers, () => sold);
        const found = recommendShelves(answers, recommended);
        expect(recommended.length + found.length).toBeGreaterThan(0);
        const answered = [...recommended, ...found].flatMap(({ reasons }) => reasons);
        for (const concern of answers.primaryConcerns)
          expect(answered).toContainEqual({ kind: 'concern', concern });
        expect(new Set(found.map(({ shelf }) => shelf)).size).toBe(found.length);
        for (const { shelf } of found) expect(quizShelves).toContain(shelf);
      },
    ),
  );
});

test('every concern has a condition page, which the page of the quiz links', () => {
  const pages = conditions.map(({ slug }) => slug);
  for (const concern of concerns) expect(pages).toContain(concernShelves[concern]);
});
