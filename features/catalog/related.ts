import { fold } from '#platform/text/fold.ts';
import { onceFor } from '#platform/time/once-for.ts';
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

interface Keywords {
  all: ReadonlySet<string>;
  title: ReadonlySet<string>;
}

/** Read once a product: reading those of fifty was a fifth of what a product page cost. */
const keywordsOf = onceFor(
  ({ title, description }: Pick<Product, 'title' | 'description'>): Keywords => ({
    all: keywords(`${title} ${description}`),
    title: keywords(title),
  }),
);

function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared;
}

/** Products nearest in words to this one, those that can be bought first. The same product always has the same relatives. */
export function relatedProducts<P extends Product>(
  product: Product,
  products: readonly P[],
  count = RELATED_SHOWN,
): P[] {
  const own = keywordsOf(product);
  return products
    .slice(0, RELATED_SOURCE)
    .filter(({ id }) => id !== product.id)
    .map((other) => {
      const { all, title } = keywordsOf(other);
      const isOfOneKind = other.productType === product.productType;
      return {
        other,
        score: sharedBy(all, own.all) + sharedBy(title, own.title) * 4 + (isOfOneKind ? 1 : 0),
      };
    })
    .toSorted(
      (a, b) => Number(b.other.availableForSale) - Number(a.other.availableForSale) || b.score - a.score,
    )
    .slice(0, count)
    .map(({ other }) => other);
}
