import { hiddenVendors } from '#content/vendors.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { onceFor } from '#platform/time/once-for.ts';
import { withoutHiddenVendors } from './shop-list.ts';

/** What lists and searches may show of the catalogue. One catalogue has one such list, so that its index is made once. */
export const listedProducts = onceFor((catalog: readonly Product[]): readonly Product[] =>
  Object.freeze(withoutHiddenVendors(catalog, hiddenVendors)),
);
