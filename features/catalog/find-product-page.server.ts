import type { Product, ProductDetail } from '#integrations/storefront/product.ts';
import { onceFor } from '#platform/time/once-for.ts';
import { type ProductCardData, toProductCard } from './product-card-data.ts';
import { relatedProducts } from './related.ts';
import { listedProducts } from './listed-products.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Catalog } from './catalog.server.ts';

export interface ProductPage {
  product: ProductDetail;
  /** The product as lists carry it: for the cart, the wishlist, 'recently viewed'. */
  card: ProductCardData;
  related: ProductCardData[];
}

/** A product and its relatives; undefined when there is no such product. Without the list there are no relatives, but still a page. */
export async function findProductPage(
  catalog: Catalog,
  options: { handle: string; log: Logger },
): Promise<ProductPage | undefined> {
  const [product, products] = await Promise.all([
    catalog.findProduct({ handle: options.handle }),
    catalog.listProducts().catch((error: unknown) => {
      options.log.warn({ err: error }, 'no related products');
      return [];
    }),
  ]);
  if (!product) return undefined;
  return { product, card: toProductCard(product), related: relativesIn(listedProducts(products))(product) };
}

/** Held against fifty others once as long as list and product stay what they are, rather than for each page. */
const relativesIn = onceFor((listed: readonly Product[]) =>
  onceFor((product: ProductDetail): ProductCardData[] => relatedProducts(product, listed).map(toProductCard)),
);
