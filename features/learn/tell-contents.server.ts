import type { LearnPage } from '#content/condition-types.ts';
import { labelOf } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';

type Section = LearnPage['sections'][number];

/** The section whose points are of the demo shop's products. */
export const CONTENTS_HEADING = 'What our products hold';

/** Products, and what is named of each. */
const MAX_PRODUCTS = 8;
const MAX_INGREDIENTS = 3;

/**
 * A real shop's page says what that shop's own labels say (docs/product/catalog.md#no-strangers-products). Where no label can be read,
 * the section is left out.
 */
export function withOwnContents(sections: readonly Section[], products: readonly Product[]): Section[] {
  const points = products.flatMap(contentsOf).slice(0, MAX_PRODUCTS);
  return sections.flatMap((section) => {
    if (section.heading !== CONTENTS_HEADING) return [section];
    return points.length > 0 ? [{ ...section, points }] : [];
  });
}

function contentsOf(product: Product): string[] {
  const held = labelOf(product)
    .ingredients.filter(({ amount }) => amount !== undefined)
    .slice(0, MAX_INGREDIENTS)
    .map(({ name, amount }) => `${amount} of ${name}`);
  if (held.length === 0) return [];
  const last = held.at(-1) ?? '';
  const listed = held.length === 1 ? last : `${held.slice(0, -1).join(', ')} and ${last}`;
  return [`${product.title}: ${listed}.`];
}
