import { substancesInTitle } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import { subjectWords } from './plain-words.server.ts';

/** As many as are told side by side. */
const MOST_MEANT = 3;
/** A substance that is named counts like so many words. */
const SUBSTANCE_WEIGHT = 2;

/**
 * Products that are meant by what they hold: 'the turmeric one'. Those that are called after it; of several, those of which more words were
 * said come first.
 */
export function productsMeant(plain: string, products: readonly Product[]): Product[] {
  const index = indexes.get(products) ?? indexTitles(products);
  indexes.set(products, index);
  const scores = new Map<number, number>();
  const count = (places: readonly number[] = [], weight: number) => {
    for (const place of places) scores.set(place, (scores.get(place) ?? 0) + weight);
  };
  for (const substance of substancesNamed(plain)) count(index.substances.get(substance), SUBSTANCE_WEIGHT);
  for (const word of new Set(subjectWords(plain))) count(index.words.get(word), 1);
  const best = Math.max(...scores.values());
  return best < SUBSTANCE_WEIGHT
    ? []
    : [...scores]
        .flatMap(([place, score]) => (score === best ? [place] : []))
        .sort((one, other) => one - other)
        .slice(0, MOST_MEANT)
        .flatMap((place) => products[place] ?? []);
}

/** Where in a list the products stand whose title names a substance, and whose title has a word: once for each time it has it. */
interface TitleIndex {
  substances: Map<string, number[]>;
  words: Map<string, number[]>;
}

/** Of one list made once: every message asks for them. */
const indexes = new WeakMap<readonly Product[], TitleIndex>();

function indexTitles(products: readonly Product[]): TitleIndex {
  const index: TitleIndex = { substances: new Map(), words: new Map() };
  const put = (places: Map<string, number[]>, key: string, place: number) => {
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  };
  for (const [place, product] of products.entries()) {
    for (const one of substancesInTitle(product)) put(index.substances, one, place);
    const words = subjectWords(product.title.toLowerCase().replaceAll(/[^a-z0-9 ]/g, ' '));
    for (const one of words) put(index.words, one, place);
  }
  return index;
}
