import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { readStoredProducts } from '#features/lists/stored-products.ts';
import { type Fields, isFields, isText } from '#platform/browser/read-fields.ts';
import { type QuizShelf, quizShelves } from './quiz-shelves.ts';

/** What `/api/quiz-products` answers. */
export interface QuizAnswer {
  /** Those products of the quiz that the shop sells. */
  products: ProductCardData[];
  shelves: QuizShelfProducts[];
}

export interface QuizShelfProducts {
  shelf: QuizShelf;
  collectionId: string;
  title: string;
  /** Of the whole collection. */
  count: number;
  /** The first of them. */
  products: ProductCardData[];
}

export function readQuizAnswer(answer: unknown): QuizAnswer {
  const shelves = isFields(answer) && Array.isArray(answer['shelves']) ? answer['shelves'] : [];
  return {
    products: readStoredProducts(answer),
    shelves: shelves.filter(isFields).flatMap(readShelf),
  };
}

function readShelf(fields: Fields): QuizShelfProducts[] {
  const shelf = quizShelves.find((slug) => slug === fields['shelf']);
  const products = readStoredProducts(fields);
  const { collectionId, title, count } = fields;
  if (!shelf || !isText(collectionId) || !isText(title) || products.length === 0) return [];
  return [{ shelf, collectionId, title, count: Number(count) || products.length, products }];
}
