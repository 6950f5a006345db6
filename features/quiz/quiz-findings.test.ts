import { expect, test } from 'vitest';
import { toProductCard } from '#features/catalog/product-card-data.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import type { QuizShelf } from './quiz-shelves.ts';
import { quizFindings } from './quiz-findings.ts';
import { quizProducts } from './quiz-words.data.ts';
import { noAnswers, type QuizAnswers, type QuizProductId } from './recommend.ts';

const sold = (id: QuizProductId) => toProductCard(makeProduct({ handle: quizProducts[id].handle }));
const filled = (shelf: QuizShelf) => ({
  shelf,
  collectionId: '1',
  title: shelf,
  count: 9,
  products: [toProductCard(makeProduct())],
});
const answers: QuizAnswers = { ...noAnswers, gender: 'female', primaryConcerns: ['energy', 'weight'] };

test('what is recommended comes with the product that the shop sells and with the answers that led to it', () => {
  const energy = sold('energy');
  const weight = filled('weight');
  expect(quizFindings(answers, { products: [sold('sleep'), energy], shelves: [weight] })).toEqual({
    matches: [{ id: 'energy', product: energy, reasons: [{ kind: 'concern', concern: 'energy' }] }],
    shelves: [
      {
        shelf: weight,
        reasons: [{ kind: 'concern', concern: 'weight' }],
      },
    ],
  });
});

test('what the shop does not sell leads to its shelf, and an empty shelf to nothing', () => {
  const { matches, shelves } = quizFindings(answers, { products: [], shelves: [filled('energy')] });
  expect(matches).toEqual([]);
  expect(shelves.map(({ shelf }) => shelf.shelf)).toEqual(['energy']);
});
