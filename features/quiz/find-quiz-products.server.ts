import { collections } from '#content/collections.ts';
import { quizProducts } from '#content/quiz.ts';
import { hiddenVendors } from '#content/vendors.ts';
import { toProductCard } from '#features/catalog/product-card-data.ts';
import { sortForShop, withoutHiddenVendors } from '#features/catalog/shop-list.ts';
import type { QuizAnswer, QuizShelfProducts } from './quiz-answer.ts';
import { type QuizShelf, quizShelves } from './quiz-shelves.ts';
import type { Catalog } from '#features/catalog/catalog.server.ts';

/** Products of a shelf that the quiz shows. */
const SHELF_SHOWN = 3;

/** All that the quiz could show, whatever was answered. A shelf without products, or one that cannot be read, is left out. */
export async function findQuizProducts(catalog: Catalog): Promise<QuizAnswer> {
  const handles = Object.values(quizProducts).map(({ handle }) => handle);
  const [products, shelves] = await Promise.all([
    catalog.listProducts(),
    Promise.all(quizShelves.map((shelf) => readShelf(catalog, shelf))),
  ]);
  return {
    products: products.filter(({ handle }) => handles.includes(handle)).map(toProductCard),
    shelves: shelves.flat(),
  };
}

async function readShelf(catalog: Catalog, shelf: QuizShelf): Promise<QuizShelfProducts[]> {
  const { id: collectionId, title } = collections[shelf];
  const listed = await catalog.listCollectionProducts({ collectionId }).catch(() => undefined);
  const products = sortForShop(withoutHiddenVendors(listed ?? [], hiddenVendors), 'featured');
  if (products.length === 0) return [];
  const shown = products.slice(0, SHELF_SHOWN).map(toProductCard);
  return [{ shelf, collectionId, title, count: products.length, products: shown }];
}
