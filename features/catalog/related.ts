import { fold } from '#platform/text/fold.ts';
import type { Product } from '#integrations/storefront/product.ts';

/** Related products are chosen from so many, and so many are shown (docs/product/catalog.md#related-products). */
const RELATED_SOURCE = 50;
const RELATED_SHOWN = 4;

/** Words that say nothing of what a product is for. */
const COMMON = new Set(
  'with that this your from have more than their they will help helps support supports daily body healthy health which when each into made used also capsule capsules powder liquid serving people'.split(
    ' ',
  ),
);

const keywords = (text: string): Set<string> =>
  new Set((fold(text).match(/[a-z]{4,}/g) ?? []).filter((word) => !COMMON.has(word)));

/** Products nearest in words to this one, those that can be bought first. The same product always has the same relatives. */
export function relatedProducts<P extends Product>(
  product: Product,
  products: readonly P[],
  count = RELATED_SHOWN,
): P[] {
  const own = keywords(`${product.title} ${product.description}`);
  const ownTitle = keywords(product.title);
  return products
    .slice(0, RELATED_SOURCE)
    .filter(({ id }) => id !== product.id)
    .map((other) => {
      const shared = [...keywords(`${other.title} ${other.description}`)].filter((word) =>
        own.has(word),
      ).length;
      const sharedTitle = [...keywords(other.title)].filter((word) => ownTitle.has(word)).length;
      return { other, score: shared + sharedTitle * 4 + (other.productType === product.productType ? 1 : 0) };
    })
    .toSorted(
      (a, b) => Number(b.other.availableForSale) - Number(a.other.availableForSale) || b.score - a.score,
    )
    .slice(0, count)
    .map(({ other }) => other);
}
