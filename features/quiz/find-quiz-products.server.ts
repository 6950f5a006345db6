import { quizProducts } from './quiz-words.data.ts';
import { listedProducts } from '#features/catalog/listed-products.server.ts';
import { toProductCard } from '#features/catalog/product-card-data.ts';
import { sortedProducts } from '#features/catalog/sorted-products.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { QuizAnswer, QuizShelfProducts } from './quiz-answer.ts';
import { type QuizShelf, quizShelves } from './quiz-shelves.ts';
import type { CatalogService } from '#features/catalog/catalog-service.server.ts';

/** Products of a shelf that the quiz shows. */
const SHELF_SHOWN = 3;

type QuizCatalog = Pick<CatalogService, 'listProducts' | 'listShelves' | 'listShelfProducts'>;

const handles = new Set<string>(Object.values(quizProducts).map(({ handle }) => handle));
const known = new WeakMap<readonly Product[], QuizAnswer['products']>();

/** All that the quiz could show, whatever was answered. A shelf without products, or one that cannot be read, is left out. */
export async function findQuizProducts(catalog: QuizCatalog): Promise<QuizAnswer> {
  const [products, shelves] = await Promise.all([
    catalog.listProducts(),
    Promise.all(quizShelves.map((shelf) => readShelf(catalog, shelf))),
  ]);
  return { products: recommendable(products), shelves: shelves.flat() };
}

/** Those that an answer may lead to. Looked for once a list: it may have ten thousand. */
function recommendable(products: readonly Product[]): QuizAnswer['products'] {
  const found =
    known.get(products) ??
    listedProducts(products)
      .filter(({ handle }) => handles.has(handle))
      .map(toProductCard);
  known.set(products, found);
  return found;
}

async function readShelf(catalog: QuizCatalog, shelf: QuizShelf): Promise<QuizShelfProducts[]> {
  const [shelves, listed] = await Promise.all([
    catalog.listShelves(),
    catalog.listShelfProducts({ slug: shelf }),
  ]).catch(() => []);
  const own = shelves?.filled.find(({ slug }) => slug === shelf);
  if (!own || !listed || listed.length === 0) return [];
  const products = sortedProducts(listed, 'featured').slice(0, SHELF_SHOWN).map(toProductCard);
  return [{ shelf, collectionId: own.id, title: own.title, count: listed.length, products }];
}
