import { LRUCache } from 'lru-cache';
import type { Product } from '#integrations/storefront/product.ts';
import { LAST_VENDOR } from './shop-list.ts';
import {
  type Hit,
  indexProducts,
  indexProductsInSlices,
  type ProductIndex,
  type Rank,
} from './product-index.server.ts';
import { queryWords } from './query-words.server.ts';

export interface Ranked<P> {
  /** Best first. */
  products: P[];
  /** What was searched instead, where words were misspelt. */
  corrected: string | null;
}

/** So many words of a search are mended; more are no slip. */
const MAX_MENDED = 4;
/** Where fewer products have the words themselves, what lay people call a shelf counts too. */
const ENOUGH = 3;
/** One letter begins too much. */
const SHORTEST_BEGINNING = 2;

/** Searches that many make: their answers are kept as long as the list is. */
const KEPT_SEARCHES = 200;

interface Searchable {
  index: ProductIndex;
  /** Answers to searches of the whole list, by query. */
  answers: LRUCache<string, Places>;
}

interface Places {
  places: readonly number[];
  corrected: string | null;
}

/** One index a list: the catalogue hands out the same list until something in it changes. */
const indexes = new WeakMap<readonly Product[], Searchable>();

/** Makes the index of a list before anybody searches it, while others have their turn. What tells the same of each product as `before` keeps its index. */
export async function prepareSearch(
  catalog: readonly Product[],
  before: readonly Product[] = [],
): Promise<void> {
  if (indexes.has(catalog)) return;
  const kept = indexes.get(before);
  const index = kept && isSearchedAlike(before, catalog) ? kept.index : await indexProductsInSlices(catalog);
  indexes.set(catalog, keeping(index));
}

const keeping = (index: ProductIndex): Searchable => ({
  index,
  answers: new LRUCache<string, Places>({ max: KEPT_SEARCHES }),
});

/** Prices and stock are not searched. */
const isSearchedAlike = (a: readonly Product[], b: readonly Product[]) =>
  a.length === b.length &&
  a.every((one, place) => {
    const other = b[place];
    return other !== undefined && (one === other || searchedOf(one) === searchedOf(other));
  });

const searchedOf = ({
  id,
  vendor,
  title,
  productType,
  tags,
  collections,
  collectionIds,
  description,
}: Product) =>
  JSON.stringify([id, vendor, title, productType, tags, collections, collectionIds, description]);

/**
 * The one search of the store, whoever asks: docs/product/search.md#ranking.
 * `within` leaves out what a filter has taken away.
 */
export function rankProducts<P extends Product>(
  catalog: readonly P[],
  query: string,
  within?: (product: P) => boolean,
): Ranked<P> {
  const { index, answers } = indexOf(catalog);
  const kept = within ? undefined : answers.get(query);
  const found = kept ?? rankPlaces(index, { catalog, query, within });
  if (!within) answers.set(query, found);
  return { products: found.places.flatMap((place) => catalog[place] ?? []), corrected: found.corrected };
}

function rankPlaces<P extends Product>(
  index: ProductIndex,
  {
    catalog,
    query,
    within = () => true,
  }: {
    catalog: readonly P[];
    query: string;
    within?: ((product: P) => boolean) | undefined;
  },
): Places {
  const typed = queryWords(query);
  const words = findWords(index, joinWords(index, typed));
  const allowed = new Set(catalog.flatMap((product, id) => (within(product) ? [id] : [])));
  const matches = cut(withLayNames(matchWords(words, allowed), index.onShelvesCalled(typed), allowed));
  const last = (id: number) => Number(catalog[id]?.vendor === LAST_VENDOR);
  const places = [...matches]
    .toSorted(
      ([a, hitA], [b, hitB]) =>
        last(a) - last(b) || hitA.rank - hitB.rank || hitB.score - hitA.score || a - b,
    )
    .map(([id]) => id);
  const mended = places.length > 0 && words.some((word) => word.mended);
  return { places, corrected: mended ? words.map(({ text }) => text).join(' ') : null };
}

function indexOf(catalog: readonly Product[]): Searchable {
  const known = indexes.get(catalog) ?? keeping(indexProducts(catalog));
  indexes.set(catalog, known);
  return known;
}

/** 'd 3' is typed for what the label writes 'D3'. */
function joinWords(index: ProductIndex, words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const both = `${before}${word}`;
    const oneOfThemIsShort = before !== undefined && (before.length === 1 || /^\d+$|^.$/.test(word));
    if (oneOfThemIsShort && isOnLabel(index.find(both))) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

const isOnLabel = (hits: ReadonlyMap<number, Hit>) => [...hits.values()].some(({ rank }) => rank < 2);

interface FoundWord {
  text: string;
  hits: ReadonlyMap<number, Hit>;
  mended: boolean;
}

/** A word as it is; the last one, which may be unfinished, as a beginning too; one that nothing has, mended. */
function findWords(index: ProductIndex, words: readonly string[]): FoundWord[] {
  let left = MAX_MENDED;
  return words.map((text, place) => {
    const whole = index.find(text);
    const mayGrow = place === words.length - 1 && text.length >= SHORTEST_BEGINNING && !isOnLabel(whole);
    const hits = mayGrow ? index.find(text, { unfinished: true }) : whole;
    if (hits.size > 0 || left === 0) return { text, hits, mended: false };
    const known = index.mend(text);
    if (!known) return { text, hits, mended: false };
    left -= 1;
    return { text: known, hits: index.find(known), mended: true };
  });
}

/** Products that have every word; where none has, those that have most of them on their label, and at least half. */
function matchWords(words: readonly FoundWord[], allowed: ReadonlySet<number>): Map<number, Hit> {
  const every = withMostWords(words, allowed, 2);
  return every.most === words.length ? every.matches : withMostWords(words, allowed, 1).matches;
}

function withMostWords(words: readonly FoundWord[], allowed: ReadonlySet<number>, worst: Rank) {
  const matches = new Map<number, Hit & { words: number }>();
  for (const { hits } of words)
    for (const [id, { rank, score }] of hits) {
      if (!allowed.has(id) || rank > worst) continue;
      const match = matches.get(id) ?? { rank: 0, score: 0, words: 0 };
      matches.set(id, {
        rank: rank > match.rank ? rank : match.rank,
        score: match.score + score,
        words: match.words + 1,
      });
    }
  const most = Math.max(0, ...[...matches.values()].map((match) => match.words));
  const enough = most > 0 && most * 2 >= words.length;
  return { most, matches: new Map([...matches].filter(([, match]) => enough && match.words === most)) };
}

/** Where too few have the words, the products of a shelf that is called so, after them. */
function withLayNames(
  matches: Map<number, Hit>,
  onShelf: ReadonlySet<number>,
  allowed: ReadonlySet<number>,
): Map<number, Hit> {
  if ([...matches.values()].filter(({ rank }) => rank < 2).length >= ENOUGH) return matches;
  const added = [...onShelf]
    .filter((id) => allowed.has(id) && (matches.get(id)?.rank ?? 2) === 2)
    .map((id): [number, Hit] => [id, { rank: 1, score: 0 }]);
  return new Map([...matches, ...added]);
}

/** Where relevance falls: what only a text mentions, when others have it on their label. */
function cut(matches: Map<number, Hit>): Map<number, Hit> {
  const labelled = [...matches].filter(([, { rank }]) => rank < 2);
  return labelled.length > 0 ? new Map(labelled) : matches;
}
