import type { Product } from '#integrations/storefront/product.ts';
import type { Storefront } from '#integrations/storefront/storefront.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { readAllPages } from './read-all-pages.server.ts';

/** Every product of a collection, asked of the platform now; undefined when it has no such collection. */
export function listCollectionProducts(
  storefront: Storefront,
  options: { collectionId: string; log: Pick<Logger, 'warn'> },
): Promise<readonly Product[] | undefined> {
  const { collectionId, log } = options;
  return readAllPages({
    what: `collection ${collectionId}`,
    async readPage(page) {
      const list = await storefront.listCollectionProducts({ collectionId, ...page });
      return list && { items: list.products, next: list.next };
    },
    log,
  });
}

/** The number of a collection, from itself or from its global id; undefined for anything else, which no platform need be asked about. */
export function collectionNumber(id: string): string | undefined {
  return /^(?:gid:\/\/shopify\/Collection\/)?(\d{1,20})$/.exec(id)?.[1];
}
