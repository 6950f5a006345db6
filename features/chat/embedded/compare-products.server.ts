import { formatMoney } from '#platform/money/money.ts';
import { compareOffers, offerOf } from '#features/catalog/offer.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { bullets, productLink, words } from './markdown.server.ts';
import { factsOf, priceOf, sizesOf, stockOf } from './product-facts.server.ts';

/** Lines of Supplement Facts that fit a comparison. */
const SHOWN_CONTENTS = 6;

/** Products side by side, by what the catalogue says of them; which is better for somebody it does not say. */
export function compareProducts(products: readonly Product[]): string[] {
  const [first, second] = products;
  if (!first || !second) return [];
  const blocks = products.slice(0, 3).map((product) => {
    const { servingSize, contents } = factsOf(product);
    return [
      `**${productLink(product)}**`,
      '',
      bullets([
        `Price: ${priceOf(product)}`,
        `Availability: ${stockOf(product)}`,
        ...(product.productType ? [`Form: ${words(product.productType)}`] : []),
        ...(servingSize ? [`Serving: ${words(servingSize)}`] : []),
        ...(contents.length > 0
          ? [
              `Holds: ${words(contents.slice(0, SHOWN_CONTENTS).join('; '))}${contents.length > SHOWN_CONTENTS ? `, and ${contents.length - SHOWN_CONTENTS} more` : ''}`,
            ]
          : []),
        ...(sizesOf(product).length > 0 ? [`Sizes: ${words(sizesOf(product).join('; '))}`] : []),
      ]),
    ].join('\n');
  });
  return [
    'Here they are side by side, as our catalogue has them.',
    ...blocks,
    `${cheaperOf(first, second)} Which of them suits you depends on what else you take: show both labels to your pharmacist.`,
  ];
}

function cheaperOf(first: Product, second: Product): string {
  const difference = compareOffers(first, second);
  if (difference === 0) return `Both cost the same, ${formatMoney(offerOf(first).price)}.`;
  const cheaper = difference < 0 ? first : second;
  return `${words(cheaper.title)} is the cheaper one.`;
}

/** 'Which one is cheaper?' */
export function orderProducts(products: readonly Product[], cheapest: boolean): string[] {
  const ordered = products.toSorted((a, b) => compareOffers(a, b) * (cheapest ? 1 : -1));
  const [best, ...rest] = ordered;
  const [next] = rest;
  if (!best || !next) return [];
  const same = compareOffers(best, next) === 0;
  const degree = cheapest
    ? ['cheaper one', 'cheapest of these']
    : ['more expensive one', 'most expensive of these'];
  const verdict = same
    ? `They start at the same price, ${formatMoney(offerOf(best).price)}:`
    : `${productLink(best)} is the ${degree[rest.length === 1 ? 0 : 1]}, ${priceOf(best)}${best.availableForSale ? '' : ', and sold out right now'}.`;
  return [
    verdict,
    bullets((same ? ordered : rest).map((product) => `${productLink(product)}: ${priceOf(product)}`)),
    'Sizes differ, so look at the price of a serving too.',
  ];
}
