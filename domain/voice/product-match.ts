import type { ProductCardData } from '../catalog/product-card.ts';
import { readStoredProducts } from '../lists/stored-products.ts';
import { isFields } from '../stored/read-fields.ts';

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
