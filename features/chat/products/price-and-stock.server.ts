import type { ProductLabel } from '#assistant/products/product-label.ts';
import { labelOf } from '#features/catalog/label-of.server.ts';
import { offerOf, priceText } from '#features/catalog/offer.ts';
import type { Product, ProductVariant } from '#integrations/storefront/product.ts';
import type { ProductQuestion } from './product-question.server.ts';
import { formatMoney, fromCents, type Money, toCents } from '#platform/money/money.ts';

export const priceOf = (product: Product): string => priceText(offerOf(product));

/** What several cost together, one of each at the price that is told of it; empty where that was not asked. */
export function sumAsked(products: readonly Product[], question: ProductQuestion): string[] {
  if (question.kind !== 'price' || !question.together || products.length < 2) return [];
  const prices = products.map((product) => offerOf(product).price);
  const cents = prices.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const from = products.some(({ variants }) => variants.length > 1) ? 'from ' : '';
  const total = formatMoney(fromCents(cents, prices[0]?.currencyCode ?? ''));
  return [`Together, one of each, they come to ${from}${total}, before shipping and any discount.`];
}

export const stockOf = ({ availableForSale }: Product): string =>
  availableForSale ? 'In stock' : 'Sold out';

/** The sizes or flavors that can be chosen, with their prices; empty when there is only one. */
export const sizesOf = ({ variants }: Product): string[] =>
  variants.length < 2
    ? []
    : variants.map(
        ({ title, price, availableForSale }) =>
          `${title}: ${formatMoney(price)}${availableForSale ? '' : ' (sold out)'}`,
      );

interface ServingPrice {
  variant: ProductVariant;
  price: Money;
  servings: number;
}

/** What one serving costs in each size that can be bought, cheapest first; empty where the label does not say how many there are. */
export function servingPrices(product: Product): ServingPrice[] {
  const { variants }: Pick<ProductLabel, 'variants'> = labelOf(product);
  return product.variants
    .flatMap((variant, at) => {
      const servings = variants[at]?.servings;
      if (!servings || !(variant.availableForSale || !product.availableForSale)) return [];
      const price = fromCents(
        Math.round(toCents(variant.price.amount) / servings),
        variant.price.currencyCode,
      );
      return [{ variant, price, servings }];
    })
    .toSorted(
      (a, b) => toCents(a.variant.price.amount) / a.servings - toCents(b.variant.price.amount) / b.servings,
    );
}

/** 'USD 0.45 a serving', of the size that is cheapest so. */
export function servingPriceOf(product: Product): string | undefined {
  const [best] = servingPrices(product);
  return best && `${formatMoney(best.price)} a serving${nameOfSize(product, best.variant)}`;
}

export const nameOfSize = (product: Product, { title }: ProductVariant): string =>
  product.variants.length > 1 ? ` (${title})` : '';
