import type { Product } from '#integrations/storefront/product.ts';
import { sortForShop } from './shop-list.ts';
import type { SortOption } from './shop-query.ts';

const known = new WeakMap<readonly Product[], Map<SortOption, readonly Product[]>>();

/** A kept list in the asked order. It is sorted once: the catalogue hands out the same list until something in it changes. */
export function sortedProducts(products: readonly Product[], sort: SortOption): readonly Product[] {
  const orders = known.get(products) ?? new Map<SortOption, readonly Product[]>();
  known.set(products, orders);
  const sorted = orders.get(sort) ?? Object.freeze(sortForShop(products, sort));
  orders.set(sort, sorted);
  return sorted;
}
