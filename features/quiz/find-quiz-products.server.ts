import { quizProducts } from './quiz-words.data.ts';
import { listedProducts } from '#features/catalog/listed-products.server.ts';
import { toProductCard } from '#features/catalog/product-card-data.ts';
import { sortedProducts } from '#features/catalog/sorted-products.server.ts';
import type { QuizAnswer, QuizShelfProducts } from './quiz-answer.ts';
import { type QuizShelf, quizShelves } from './quiz-shelves.ts';
import type { CatalogService } from '#features/catalog/catalog-service.server.ts';

/** Products of a shelf that the quiz shows. */
const SHELF_SHOWN = 3;

/** All that the quiz could show, whatever was answered. A shelf without products, or one that cannot be read, is left out. */
export async function findQuizProducts(catalog: CatalogService): Promise<QuizAnswer> {
  const handles = Object.values(quizProducts).map(({ handle }) => handle);
  const [products, shelves] = await Promise.all([
    catalog.listProducts(),
    Promise.all(quizShelves.map((shelf) => readShelf(catalog, shelf))),
  ]);
  return {
    products: listedProducts(products)
      .filter(({ handle }) => handles.includes(handle))
      .map(toProductCard),
    shelves: shelves.flat(),
  };
}

async function readShelf(catalog: CatalogService, shelf: QuizShelf): Promise<QuizShelfProducts[]> {
  const [shelves, listed] = await Promise.all([
    catalog.listShelves(),
    catalog.listShelfProducts({ slug: shelf }),
  ]).catch(() => []);
  const own = shelves?.filled.find(({ slug }) => slug === shelf);
  if (!own || !listed || listed.length === 0) return [];
  const products = sortedProducts(listed, 'featured').slice(0, SHELF_SHOWN).map(toProductCard);
  return [{ shelf, collectionId: own.id, title: own.title, count: listed.length, products }];
}
