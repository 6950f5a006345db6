import { labelOf } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';

/** What stands on the lists of two labels, and so adds up where somebody takes both: 'Magnesium (210 mg and 300 mg)'. */
export function heldByBoth(one: Product, other: Product): string[] {
  const beside = amountsOf(other);
  return [...amountsOf(one)].flatMap(([concept, { name, amount }]) => {
    const again = beside.get(concept);
    return again === undefined ? [] : [`${name} (${amount} and ${again.amount})`];
  });
}

/** Of each substance the first row that says how much of it there is. */
function amountsOf(product: Product): ReadonlyMap<string, { name: string; amount: string }> {
  const rows = labelOf(product).ingredients.flatMap(({ concepts, name, amount }) =>
    amount === undefined
      ? []
      : concepts.map((concept) => [concept, { name: name.replace(/ *\(.*$/, ''), amount }] as const),
  );
  return new Map(rows.toReversed());
}
