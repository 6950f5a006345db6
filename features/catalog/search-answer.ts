import { isFields } from '#platform/browser/read-fields.ts';
import type { Money, ProductImage } from '#integrations/storefront/product.ts';

export interface ProductHit {
  handle: string;
  title: string;
  /** At most 60 characters of the description. */
  snippet: string;
  image: ProductImage | null;
  price: Money;
  /** Other variants that can be bought cost more. */
  priceVaries: boolean;
  available: boolean;
}

/** What GET /api/search answers. */
export interface SearchAnswer {
  /** At most 10. */
  products: ProductHit[];
  /** How many match in all. */
  total: number;
  /** What was searched instead of a misspelt query. */
  corrected: string | null;
}

/** What a server sent, if it is such an answer. */
export function isSearchAnswer(value: unknown): value is SearchAnswer {
  return (
    isFields(value) &&
    Array.isArray(value['products']) &&
    typeof value['total'] === 'number' &&
    (value['corrected'] === null || typeof value['corrected'] === 'string')
  );
}
