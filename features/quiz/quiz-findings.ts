import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import type { QuizAnswer, QuizShelfProducts } from './quiz-answer.ts';
import { recommendShelves } from './quiz-shelves.ts';
import { quizProducts } from './quiz-words.data.ts';
import { type QuizAnswers, type QuizProductId, type Reason, recommend } from './recommend.ts';

/** What answers lead to, of what the shop sells. */
export interface QuizFindings {
  matches: { id: QuizProductId; product: ProductCardData; reasons: Reason[] }[];
  shelves: { shelf: QuizShelfProducts; reasons: Reason[] }[];
}

/** At most four products, each with the answers that led to it, and a shelf for every answer without one. */
export function quizFindings(answers: QuizAnswers, { products, shelves }: QuizAnswer): QuizFindings {
  const productOf = (id: QuizProductId) => products.find(({ handle }) => handle === quizProducts[id].handle);
  const recommended = recommend(answers, (id) => productOf(id) !== undefined);
  return {
    matches: recommended.flatMap(({ product: id, reasons }) => {
      const product = productOf(id);
      return product ? [{ id, product, reasons }] : [];
    }),
    shelves: recommendShelves(answers, recommended).flatMap(({ shelf: slug, reasons }) => {
      const shelf = shelves.find((filled) => filled.shelf === slug);
      return shelf ? [{ shelf, reasons }] : [];
    }),
  };
}
