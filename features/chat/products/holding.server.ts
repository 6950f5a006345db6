import { labelOf, substancesInTags, substancesInTitle } from '#features/catalog/label-of.server.ts';
import { offeredCents } from '#features/catalog/offer.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { onceFor } from '#platform/time/once-for.ts';
import { ownIngredients } from './wanted.server.ts';

/** What the labels of a list hold, by what is asked for. Places are those of the list. */
interface Holdings {
  bySubstance: Map<string, number[]>;
  /** By each word of an ingredient's name that no lexicon knows. */
  byOwnWord: Map<string, number[]>;
  /** Worked out for what was asked before. */
  ranked: Map<string, readonly Product[]>;
}

/** More ways of asking than most shops hear in a day. */
const KEPT = 500;

/** What may be bought before what may not, the cheapest first; equal ones as the list has them. */
export const cheapestFirst = onceFor((products: readonly Product[]): readonly Product[] =>
  products
    .map((product) => ({ product, cents: offeredCents(product) }))
    .toSorted(
      (a, b) => Number(b.product.availableForSale) - Number(a.product.availableForSale) || a.cents - b.cents,
    )
    .map(({ product }) => product),
);

/** Of one list made once: it reads every label. */
const holdingsOf = onceFor((products: readonly Product[]): Holdings => {
  const made: Holdings = { bySubstance: new Map(), byOwnWord: new Map(), ranked: new Map() };
  const put = (places: Map<string, number[]>, key: string, place: number) => {
    const list = places.get(key);
    if (list) list.push(place);
    else places.set(key, [place]);
  };
  for (const [place, product] of products.entries()) {
    const label = labelOf(product);
    for (const substance of label.holds) put(made.bySubstance, substance, place);
    for (const word of new Set(ownIngredients(label).flat())) put(made.byOwnWord, word, place);
  }
  return made;
});

/** Those that hold any of some substances, as the list has them. */
export function holdersInOrder(products: readonly Product[], substances: readonly string[]): Product[] {
  const { bySubstance } = holdingsOf(products);
  return inPlaces(products, new Set(substances.flatMap((one) => bySubstance.get(one) ?? [])));
}

const inPlaces = (products: readonly Product[], places: ReadonlySet<number>): Product[] =>
  [...places].toSorted((one, other) => one - other).flatMap((place) => products[place] ?? []);

/** Those that hold any of some substances: most of them first, then those called after one, sold for one, and those that hold little else. */
export function holdersOf(products: readonly Product[], substances: readonly string[]): readonly Product[] {
  const { bySubstance, ranked } = holdingsOf(products);
  const key = substances.join(' ');
  const before = ranked.get(key);
  if (before) return before;
  const held = new Map<number, number>();
  for (const substance of new Set(substances))
    for (const place of bySubstance.get(substance) ?? []) held.set(place, (held.get(place) ?? 0) + 1);
  const among = (found: readonly string[]) => Number(found.some((one) => substances.includes(one)));
  const found = [...held]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([place, count]) => {
      const product = products[place];
      if (!product) return [];
      const rows = labelOf(product).ingredients.length;
      return [
        {
          product,
          count,
          inName: among(substancesInTitle(product)),
          inTags: among(substancesInTags(product)),
          rows,
        },
      ];
    })
    .toSorted((a, b) => b.count - a.count || b.inName - a.inName || b.inTags - a.inTags || a.rows - b.rows)
    .map(({ product }) => product);
  if (ranked.size >= KEPT) ranked.clear();
  ranked.set(key, found);
  return found;
}

/** Those that list an ingredient which no lexicon knows, by the label's own name for it: all of its words are among those said. */
export function listingByOwnName(products: readonly Product[], said: ReadonlySet<string>): Product[] {
  const { byOwnWord } = holdingsOf(products);
  const places = new Set([...said].flatMap((word) => byOwnWord.get(word) ?? []));
  return inPlaces(products, places)
    .filter((product) =>
      ownIngredients(labelOf(product)).some((words) => words.every((word) => said.has(word))),
    )
    .map((product) => ({ product, rows: labelOf(product).ingredients.length }))
    .toSorted((a, b) => a.rows - b.rows)
    .map(({ product }) => product);
}
