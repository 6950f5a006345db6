import { hiddenVendors } from '#content/vendors.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { withoutHiddenVendors } from './shop-list.ts';

const known = new WeakMap<readonly Product[], readonly Product[]>();

/** What lists and searches may show of the catalogue. One catalogue has one such list, so that its index is made once. */
export function listedProducts(catalog: readonly Product[]): readonly Product[] {
  const listed = known.get(catalog) ?? Object.freeze(withoutHiddenVendors(catalog, hiddenVendors));
  known.set(catalog, listed);
  return listed;
}
