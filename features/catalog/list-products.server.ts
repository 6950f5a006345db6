import type { Product } from '#integrations/storefront/product.ts';
import type { Storefront } from '#integrations/storefront/storefront.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { readAllPages } from './read-all-pages.server.ts';

/** The whole catalogue, asked of the platform now. */
export async function listProducts(
  storefront: Storefront,
  options: { log: Pick<Logger, 'warn'> },
): Promise<readonly Product[]> {
  const products = await readAllPages({
    what: 'products',
    async readPage(page) {
      const { products: items, next } = await storefront.listProducts(page);
      return { items, next };
    },
    log: options.log,
  });
  return products ?? [];
}
