import { comparePrice, formatMoney, toCents } from '#platform/money/money.ts';
import type { Money, Product, ProductVariant } from '#integrations/storefront/product.ts';

/** What a product is offered for, wherever it stands in a list: docs/product/catalog.md#offered-price. */
export interface Offer {
  price: Money;
  /** Other variants that can be bought cost more: the price is a 'from'. */
  priceVaries: boolean;
  /** The variant that costs this, which is what adding adds; null when the list does not carry one that can be bought. */
  variant: ProductVariant | null;
}

/** The cheapest variant that can be bought; of a sold-out product the cheapest. */
export function offerOf(product: Pick<Product, 'availableForSale' | 'minPrice' | 'variants'>): Offer {
  const { availableForSale, minPrice, variants } = product;
  const buyable = variants.filter((variant) => variant.availableForSale);
  // Lists carry only some variants: what can be bought may be among the others.
  if (availableForSale && buyable.length === 0)
    return { price: minPrice, priceVaries: variants.length > 0, variant: null };
  // Of equal ones the platform's first: sorting is stable.
  const [variant = null] = (availableForSale ? buyable : variants).toSorted((a, b) =>
    comparePrice(a.price, b.price),
  );
  const price = variant?.price ?? minPrice;
  return { price, priceVaries: buyable.some((other) => comparePrice(other.price, price) > 0), variant };
}

/** What it is offered for, as a number to sort by. */
export const offeredCents = (product: Parameters<typeof offerOf>[0]): number =>
  toCents(offerOf(product).price.amount);

export const compareOffers = (a: Parameters<typeof offerOf>[0], b: Parameters<typeof offerOf>[0]): number =>
  comparePrice(offerOf(a).price, offerOf(b).price);

/** 'USD 24.99', or 'from USD 24.99'. */
export const priceText = ({ price, priceVaries }: Pick<Offer, 'price' | 'priceVaries'>): string =>
  `${priceVaries ? 'from ' : ''}${formatMoney(price)}`;
