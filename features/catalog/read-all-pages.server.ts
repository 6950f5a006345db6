import type { Product } from '#integrations/storefront/product.ts';
import type { ProductPage } from '#integrations/storefront/storefront.ts';
import type { Logger } from '#platform/log/logger.server.ts';

/** The most that one catalogue call asks for, as a page size (docs/product/catalog.md#platform-calls). */
const PAGE_SIZE = 100;
/** 5,000 products. Every list page of the store works on the whole catalogue in memory; a larger one needs the platform's own search. */
const MAX_PAGES = 50;

type ReadPage = (page: { first: number; after?: string | undefined }) => Promise<ProductPage | undefined>;

/** Reads a list to its end, each product once; undefined when there is no such list. Stops, and says so, at 5,000 products or where cursors go in circles. */
export async function readAllPages(options: {
  /** For the log: 'products', 'collection 287821430878'. */
  what: string;
  readPage: ReadPage;
  log: Pick<Logger, 'warn'>;
}): Promise<readonly Product[] | undefined> {
  const { what, readPage, log } = options;
  const products = new Map<string, Product>();
  const cursors = new Set<string>();
  let after: string | undefined;
  do {
    const page = await readPage({ first: PAGE_SIZE, after });
    // Gone between two pages is gone.
    if (!page) return undefined;
    for (const product of page.products) if (!products.has(product.id)) products.set(product.id, product);
    after = page.next;
    if (after === undefined) break;
    if (cursors.has(after)) {
      log.warn({ what, cursor: after }, 'the storefront sent a cursor twice: the list is cut there');
      break;
    }
    cursors.add(after);
  } while (cursors.size < MAX_PAGES);
  if (cursors.size === MAX_PAGES)
    log.warn(
      { what, products: products.size },
      'the list is longer than the store reads: the rest is left out',
    );
  return Object.freeze([...products.values()]);
}
