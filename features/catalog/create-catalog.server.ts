import { collections } from '#content/collections.ts';
import type { Collection, Product, ProductDetail } from '#integrations/storefront/product.ts';
import type { Storefront } from '#integrations/storefront/storefront.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Catalog } from './catalog.server.ts';
import { findProduct, isHandle } from './find-product.server.ts';
import { collectionNumber, listCollectionProducts } from './list-collection-products.server.ts';
import { inSlices } from '#platform/time/in-slices.server.ts';
import { keepUnchanged } from './keep-unchanged.server.ts';
import { labelOf, substancesInTags, substancesInTitle } from './label-of.server.ts';
import { prepareSearch } from './rank-products.server.ts';
import { listCollections } from './list-collections.server.ts';
import { listProducts } from './list-products.server.ts';
import { listedProducts } from './listed-products.server.ts';
import { createLookupBudget } from './lookup-budget.server.ts';
import { createRefreshingCache, type RefreshingCacheOptions } from './refreshing-cache.server.ts';

const MINUTE_MS = 60_000;
/** docs/product/catalog.md#caching. */
const LIST_TIMES = { staleAfterMs: 5 * MINUTE_MS, dropAfterMs: 10 * MINUTE_MS };
const PRODUCT_TIMES = { staleAfterMs: 10 * MINUTE_MS, dropAfterMs: 15 * MINUTE_MS };
/** A catalogue that takes longer to read is read before anybody waits for it. Milliseconds. */
const SLOW_TO_READ_MS = 1500;
/** Short: the product may be published in the next minute. */
const NONE_FOR_MS = 30_000;
/** At some 50 KB a product page with a long description: 50 MB. */
const MAX_PRODUCTS = 1000;
const MAX_COLLECTIONS = 100;
/** Product and collection calls that need no other reason than somebody's asking. Beyond them, only what the store knows of is asked for. */
const STRANGERS = { lookups: 60, windowMs: 30_000 };

/** The same, knowing how long it took the last time. */
function measured<Value>(load: () => Promise<Value>, now: () => number) {
  let tookMs = Number.POSITIVE_INFINITY;
  return {
    async load() {
      const begun = now();
      const value = await load();
      tookMs = now() - begun;
      return value;
    },
    /** It has been read, and nobody need wait long for the next time. */
    isQuick: () => tookMs < SLOW_TO_READ_MS,
  };
}

/**
 * The whole catalogue. What many ask of it is worked out before it is handed out, a little at a time: whoever asks first does not stop the
 * others.
 */
function reader(storefront: Storefront, log: Pick<Logger, 'warn'>): () => Promise<readonly Product[]> {
  let last: readonly Product[] = [];
  return async () => {
    const products = await keepUnchanged(last, await listProducts(storefront, { log }));
    const listed = listedProducts(products);
    await prepareSearch(listed, listedProducts(last));
    last = products;
    // The assistant alone reads labels and titles: nobody waits for them.
    const readAhead = (product: Product) => {
      labelOf(product);
      substancesInTitle(product);
      substancesInTags(product);
    };
    inSlices(listed, readAhead).catch((error: unknown) =>
      log.warn({ err: error }, 'labels could not be read ahead'),
    );
    return products;
  };
}

/** The catalogue of a storefront, cached. `now` counts milliseconds forward. */
export function createCatalog(parts: {
  storefront: Storefront;
  log: Pick<Logger, 'warn'>;
  now?: (() => number) | undefined;
}): Catalog {
  const { storefront, log, now = () => performance.now() } = parts;
  const strangers = createLookupBudget({ ...STRANGERS, now });
  const knownCollections = new Set<string>(Object.values(collections).map(({ id }) => id));

  function cache<Value>(
    what: string,
    options: Pick<RefreshingCacheOptions<Value>, 'load' | 'staleAfterMs' | 'dropAfterMs' | 'maxEntries'>,
  ) {
    return createRefreshingCache({
      ...options,
      noneForMs: NONE_FOR_MS,
      now,
      onRefreshFailed: (key, error) =>
        log.warn({ what, key, err: error }, 'the catalogue could not be refreshed: the kept one goes on'),
    });
  }

  const reading = measured(reader(storefront, log), now);
  const everything = cache<readonly Product[]>('products', {
    ...LIST_TIMES,
    maxEntries: 1,
    load: () => reading.load(),
  });
  const shelves = cache<readonly Collection[]>('collections', {
    ...LIST_TIMES,
    maxEntries: 1,
    load: () => listCollections(storefront, { log }),
  });
  const collectionLists = cache<readonly Product[]>('collection', {
    ...LIST_TIMES,
    maxEntries: MAX_COLLECTIONS,
    load: async (collectionId) =>
      knownCollections.has(collectionId) || strangers.spend() || (await isCollection(collectionId))
        ? listCollectionProducts(storefront, { collectionId, log })
        : undefined,
  });
  const products = cache<ProductDetail>('product', {
    ...PRODUCT_TIMES,
    maxEntries: MAX_PRODUCTS,
    // In a flood of invented handles the catalogue, which is one cached call, says which are worth asking for.
    load: async (handle) =>
      strangers.spend() || (await isListed(handle)) ? findProduct(storefront, { handle }) : undefined,
  });

  const onLate = (err: unknown) => log.warn({ err }, 'the catalogue could not be read ahead of visitors');
  const readEverything = async () => (await everything.read('')) ?? [];
  const isListed = async (handle: string) =>
    (await readEverything()).some((product) => product.handle === handle);

  const readShelves = async () => (await shelves.read('')) ?? [];
  const isCollection = async (number: string) => (await readShelves()).some(({ id }) => id === number);

  return {
    listProducts: readEverything,
    findProduct: async ({ handle }) => (isHandle(handle) ? products.read(handle) : undefined),
    listCollections: readShelves,
    async refresh() {
      products.outdate();
      collectionLists.outdate();
      // A large catalogue takes a while: who reads it meanwhile does not wait.
      await Promise.all([everything.renew(''), shelves.renew('')]);
    },
    async warm() {
      if (reading.isQuick()) return;
      await everything.freshen('').catch(onLate);
    },
    async listCollectionProducts({ collectionId }) {
      const number = collectionNumber(collectionId);
      return number === undefined ? undefined : collectionLists.read(number);
    },
  };
}
