import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { readStoredProducts } from '#features/lists/stored-products.ts';
import { isFields } from '#platform/browser/read-fields.ts';

/** What GET /api/product-match answers: which product a spoken name means. */
export interface ProductMatch {
  /** 'several' are as good as each other; the best comes first. */
  kind: 'one' | 'several' | 'none';
  products: ProductCardData[];
}

export function readProductMatch(value: unknown): ProductMatch {
  const products = readStoredProducts(value);
  const several = isFields(value) && value['kind'] === 'several' && products.length > 1;
  return { kind: products.length === 0 ? 'none' : several ? 'several' : 'one', products };
}
