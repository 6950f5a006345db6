import type { Collection } from '#integrations/storefront/product.ts';
import type { Storefront } from '#integrations/storefront/storefront.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { readAllPages } from './read-all-pages.server.ts';

/** Every collection of the shop, asked of the platform now. */
export async function listCollections(
  storefront: Storefront,
  options: { log: Pick<Logger, 'warn'> },
): Promise<readonly Collection[]> {
  const collections = await readAllPages({
    what: 'collections',
    async readPage(page) {
      const { collections: items, next } = await storefront.listCollections(page);
      return { items, next };
    },
    log: options.log,
  });
  return collections ?? [];
}
