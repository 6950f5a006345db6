import { labelOf } from '#features/catalog/label-of.server.ts';
import { compareOffers, offerOf } from '#features/catalog/offer.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { formatMoney, toCents } from '#platform/money/money.ts';
import { countsOf } from './answer-product.server.ts';
import { linesOf } from './told-of-contents.server.ts';
import { priceOf, servingPriceOf, servingPrices, sizesOf, stockOf } from './price-and-stock.server.ts';

/** Lines of Supplement Facts that fit a comparison. */
const SHOWN_CONTENTS = 6;

export interface Comparison {
  columns: readonly { product: Product; lines: readonly string[] }[];
  /** Which is cheaper, in all and by the serving; '{0}' and '{1}' stand for the products' names. */
  verdict: readonly string[];
}

/** Products side by side, by what the catalogue says of them; which is better for somebody it does not say. */
export function compareByFacts(products: readonly Product[]): Comparison {
  const shown = products.slice(0, 3);
  return {
    columns: shown.map((product) => ({ product, lines: linesFor(product) })),
    verdict: cheaperOf(shown),
  };
}

function linesFor(product: Product): string[] {
  const label = labelOf(product);
  const contents = linesOf(label);
  const counts = countsOf(product, label);
  const serving = servingPriceOf(product);
  const free = [...label.freeOf].map((one) => one.replace('-', ' '));
  const holds = [...label.contains].map((one) => one.replace('-', ' '));
  return [
    `Price: ${priceOf(product)}`,
    ...(serving ? [`A serving costs: ${serving.replace(' a serving', '')}`] : []),
    `Availability: ${stockOf(product)}`,
    ...(label.form ? [`Form: ${label.form}`] : product.productType ? [`Form: ${product.productType}`] : []),
    ...(label.servingSize ? [`Serving: ${label.servingSize}`] : []),
    ...(counts.length > 0 ? [`How many: ${counts.join('; ')}`] : []),
    ...(contents.length > 0
      ? [
          `Holds: ${contents.slice(0, SHOWN_CONTENTS).join('; ')}${contents.length > SHOWN_CONTENTS ? `, and ${contents.length - SHOWN_CONTENTS} more` : ''}`,
        ]
      : []),
    ...(holds.length > 0
      ? [`With an allergy, know that it lists or may react like: ${holds.join(', ')}`]
      : []),
    ...(free.length > 0 ? [`Its page says that it has no: ${free.join(', ')}`] : []),
    ...(label.vegan === undefined ? [] : [label.vegan ? 'Vegan' : 'Not vegan']),
    ...(counts.length === 0 && sizesOf(product).length > 0 ? [`Sizes: ${sizesOf(product).join('; ')}`] : []),
  ];
}

/** Of all of them, the cheapest to buy and the cheapest to take. */
export function cheaperOf(products: readonly Product[], cheapest = true): string[] {
  const way = cheapest ? 1 : -1;
  const degree = degreeOf(products.length, cheapest);
  const named = (product: Product | undefined) => `{${products.findIndex((one) => one === product)}}`;
  const [best, next] = products.toSorted((a, b) => way * compareOffers(a, b));
  if (!best || !next) return [];
  const byPrice =
    compareOffers(best, next) === 0
      ? `They start at the same price, ${formatMoney(offerOf(best).price)}.`
      : `${named(best)} is the ${degree}, ${priceOf(best)}${best.availableForSale ? '' : ', and sold out right now'}.`;
  const priced = products
    .flatMap((product) =>
      servingPrices(product)
        .slice(0, 1)
        .map((one) => ({ product, cents: toCents(one.variant.price.amount) / one.servings })),
    )
    .toSorted((a, b) => way * (a.cents - b.cents));
  const [first] = priced;
  if (priced.length < products.length || !first)
    return [byPrice, 'Sizes differ, and not every label says how many servings there are.'];
  const told = priced.map(({ product }) => `${named(product)} ${servingPriceOf(product) ?? ''}`).join(', ');
  return [byPrice, `By the serving, ${named(first.product)} is the ${degree}: ${told}.`];
}

const degreeOf = (count: number, cheapest: boolean) =>
  count === 2
    ? cheapest
      ? 'cheaper one'
      : 'more expensive one'
    : cheapest
      ? 'cheapest of these'
      : 'most expensive of these';
