import { hiddenVendors } from '#content/vendors.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { type ProductCardData, toProductCard } from '#domain/catalog/product-card.ts';
import { relatedProducts } from '#domain/catalog/related.ts';
import { withoutHiddenVendors } from '#domain/catalog/shop-list.ts';
import type { Logger } from '../log.ts';
import type { Catalog } from './catalog.ts';

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
  const related = relatedProducts(product, withoutHiddenVendors(products, hiddenVendors));
  return { product, card: toProductCard(product), related: related.map(toProductCard) };
}
