import type { ProductDetail } from '#integrations/storefront/product.ts';
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
  const related = relatedProducts(product, listedProducts(products));
  return { product, card: toProductCard(product), related: related.map(toProductCard) };
}
