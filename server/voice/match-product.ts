import { hiddenVendors } from '#content/vendors.ts';
import { toProductCard } from '#domain/catalog/product-card.ts';
import { withoutHiddenVendors } from '#domain/catalog/shop-list.ts';
import { chooseProduct } from '#domain/voice/choose-product.ts';
import type { ProductMatch } from '#domain/voice/product-match.ts';
import type { Catalog } from '../catalog/catalog.ts';

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
