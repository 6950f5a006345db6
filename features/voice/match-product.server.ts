import { hiddenVendors } from '#content/vendors.ts';
import { toProductCard } from '#features/catalog/product-card-data.ts';
import { withoutHiddenVendors } from '#features/catalog/shop-list.ts';
import { chooseProduct } from './choose-product.ts';
import type { ProductMatch } from './product-match.ts';
import type { Catalog } from '#features/catalog/catalog.server.ts';

/** Which product of the catalogue a spoken name means. Throws StorefrontError. */
export async function matchProduct(
  catalog: Pick<Catalog, 'listProducts'>,
  options: { name: string },
): Promise<ProductMatch> {
  const products = withoutHiddenVendors(await catalog.listProducts(), hiddenVendors);
  const meant = chooseProduct(options.name, products);
  const found = meant.kind === 'one' ? [meant.product] : meant.kind === 'several' ? meant.products : [];
  return { kind: meant.kind, products: found.map(toProductCard) };
}
