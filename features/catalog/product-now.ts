import type { Money } from '#integrations/storefront/product.ts';
import type { ProductCardData } from './product-card-data.ts';

/** What `/api/products-now` answers of one product. */
export interface ProductNow {
  card: ProductCardData;
  /** Those that were asked for and are still there. */
  variants: VariantNow[];
}

export interface VariantNow {
  id: string;
  price: Money;
  availableForSale: boolean;
  /** Pieces, where the shop counts them. */
  left?: number;
}
