import { createUnderstanding } from '#assistant/create-understanding.ts';
import { noSituation } from '#assistant/situation.ts';
import { listedProducts } from '#features/catalog/listed-products.server.ts';
import { readShopQuery } from '#features/catalog/shop-query.ts';
import { chooseProducts } from '#features/chat/products/choose-products.server.ts';
import { readMessage } from '#features/chat/reading/read-message.server.ts';
import { sitemapRoutes } from '#features/pages/sitemap.server.ts';
import { findQuizProducts } from '#features/quiz/find-quiz-products.server.ts';
import type { CatalogService } from '#features/catalog/catalog-service.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';

const { readTurn } = createUnderstanding();

type Task = (catalog: CatalogService) => Promise<unknown>;

const sitemaps = new WeakMap<CatalogService, ReturnType<typeof sitemapRoutes>>();

/** As the store has them: made once. */
function sitemapOf(catalog: CatalogService) {
  const routes =
    sitemaps.get(catalog) ??
    sitemapRoutes({ store: { url: 'http://localhost' }, catalog, log: createLogger('silent') });
  sitemaps.set(catalog, routes);
  return routes;
}

const shopPage =
  (address: string): Task =>
  (catalog) =>
    catalog.findShopPage({ query: readShopQuery(new URLSearchParams(address)) });

const asks =
  (message: string): Task =>
  async (catalog) => {
    const products = listedProducts(await catalog.listProducts());
    return chooseProducts(catalog, {
      turn: readTurn([{ from: 'visitor', text: message }]),
      reading: readMessage({ message, history: [], products, inView: [] }),
      products,
      passage: undefined,
      care: { opening: '', rules: [], avoid: [], products: true, situation: noSituation },
    });
  };

/** What pages, search and the assistant ask of the catalogue, by name. */
export const catalogTasks: Record<string, Task> = {
  'shop, first page': shopPage(''),
  'shop, by price': shopPage('sort=price-low'),
  'shop, by name, page 3': shopPage('sort=name-asc&page=3'),
  'shop, a category': shopPage('category=blood-pressure'),
  'shop, searched': shopPage('q=magnesium'),
  'search popup': (catalog) => catalog.searchProducts({ query: 'vitamin d' }),
  'search popup, misspelt': (catalog) => catalog.searchProducts({ query: 'magnezium' }),
  'search popup, two letters': (catalog) => catalog.searchProducts({ query: 'ma' }),
  'home, featured': (catalog) => catalog.listFeatured(),
  'home, films': (catalog) => catalog.findVideoProducts(),
  'a product page': (catalog) => catalog.findProductPage({ handle: 'beet-nitric' }),
  sitemap: async (catalog) => (await sitemapOf(catalog).request('/sitemap.xml')).text(),
  quiz: findQuizProducts,
  'assistant, an ingredient': asks('do you have magnesium'),
  'assistant, a goal': asks('what do you have for joints'),
  'assistant, the cheapest': asks('what is your cheapest product'),
};
