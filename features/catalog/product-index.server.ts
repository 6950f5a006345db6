import MiniSearch from 'minisearch';
import type { CollectionSlug } from '#content/collections.ts';
import { shelfWords } from '#content/shelf-words.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { inSlices } from '#platform/time/in-slices.server.ts';
import { matchShelves, shelfSlugs } from './match-shelves.ts';
import { editDistance } from '#platform/text/edit-distance.ts';
import { ingredientsOf } from './ingredients-of.server.ts';
import { formsOf, withJoined, wordsOf } from './query-words.server.ts';

/** Where a word was found: 0 in the title, 1 in category or label, 2 in the text alone. */
export type Rank = 0 | 1 | 2;

export interface Hit {
  rank: Rank;
  /** Among hits of one rank the higher is the better one. */
  score: number;
}

/** A searchable catalogue. Products are named by their place in the list. */
export interface ProductIndex {
  /** The products that a word stands in. `unfinished`: words that begin so count as well. */
  find(word: string, options?: { unfinished?: boolean }): ReadonlyMap<number, Hit>;
  /** The known word nearest to one that is not; undefined when none is near. */
  mend(word: string): string | undefined;
  /** Products on the shelves that lay people call so: 'sugar', 'edges'. */
  onShelvesCalled(words: readonly string[]): ReadonlySet<number>;
}

type Places = Record<'title' | 'tags' | 'label' | 'shelves' | 'text', string>;

const placeNames = ['title', 'tags', 'label', 'shelves', 'text'] as const satisfies (keyof Places)[];
const ranks: ReadonlyMap<string, Rank> = new Map([
  ['title', 0],
  ['tags', 1],
  ['label', 1],
  ['shelves', 1],
  ['text', 2],
]);
/** Within one rank, tags that the owner chose and the label tell more than the shelves that a product stands on as well. */
const boost: Record<keyof Places, number> = { title: 8, tags: 4, label: 3, shelves: 2, text: 0.5 };

/** A short word must be nearly right, a long one may have two slips. */
const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

export function indexProducts(products: readonly Product[]): ProductIndex {
  const begun = beginIndex(products);
  for (const place of products.keys()) begun.add(place);
  return begun.finish();
}

/** The same, while others have their turn: ten thousand products take seconds. */
export async function indexProductsInSlices(products: readonly Product[]): Promise<ProductIndex> {
  const begun = beginIndex(products);
  await inSlices(products.keys(), (place) => begun.add(place));
  return begun.finish();
}

/** `add` takes the place of each product in the list, one after the other. */
function beginIndex(products: readonly Product[]) {
  const written = new Set<string>();
  const forms = new Map<string, string[]>();
  const index = new MiniSearch<{ id: number } & Places>({
    fields: [...placeNames],
    tokenize(text, place) {
      const words = wordsOf(text);
      for (const word of words) written.add(word);
      return place === 'text' ? words : withJoined(words);
    },
    // A catalogue says the same words over and over.
    processTerm(word) {
      const known = forms.get(word) ?? formsOf(word);
      forms.set(word, known);
      return known;
    },
  });
  return {
    add(place: number) {
      const product = products[place];
      if (product) index.add({ id: place, ...placesOf(product) });
    },
    finish() {
      forms.clear();
      return searchable(index, { products, written });
    },
  };
}

function searchable(
  index: MiniSearch<{ id: number } & Places>,
  { products, written }: { products: readonly Product[]; written: ReadonlySet<string> },
): ProductIndex {
  const stands = standingCollections(products);
  const asWritten = { boost, tokenize: (word: string) => [word], processTerm: (word: string) => word };

  return {
    find(word, { unfinished = false } = {}) {
      const found = unfinished
        ? index.search(word, { ...asWritten, prefix: true })
        : index.search(word, { ...asWritten, processTerm: formsOf });
      return new Map(found.map(({ id, score, match }) => [Number(id), { score, rank: bestRank(match) }]));
    },
    mend(word) {
      const allowed = slipsAllowed(word);
      if (allowed === 0) return undefined;
      // Two swapped letters are two changes to the index, and one slip of a finger.
      const near = index.search(word, { ...asWritten, fuzzy: allowed + 1 }).flatMap(({ terms }) => terms);
      const [best] = near
        .filter((term) => written.has(term))
        .map((term) => ({ term, slips: editDistance(word, term) }))
        .filter(({ slips }) => slips <= allowed)
        .toSorted((x, y) => x.slips - y.slips);
      return best?.term;
    },
    onShelvesCalled(words) {
      const called = new Set(shelvesCalled(words).flatMap((slug) => stands.get(slug)?.id ?? []));
      return new Set(
        products.flatMap((product, place) =>
          collectionsOf(product).some(({ id }) => called.has(id)) ? [place] : [],
        ),
      );
    },
  };
}

/** Parts stand apart by a comma, so that no word is joined over their edge. */
function placesOf({ title, productType, tags, collections, description }: Product): Places {
  return {
    title,
    tags: [productType, ...tags].join(' , '),
    label: ingredientsOf(description),
    shelves: collections.join(' , '),
    text: description,
  };
}

function bestRank(match: Record<string, string[]>): Rank {
  return Object.values(match)
    .flat()
    .map((place) => ranks.get(place) ?? 2)
    .reduce((best, rank) => (rank < best ? rank : best), 2);
}

/** Which of the shop's own collections is which shelf, whatever the shop calls it. */
const standingCollections = (products: readonly Product[]) =>
  matchShelves([
    ...new Map(products.flatMap(collectionsOf).map((collection) => [collection.id, collection])).values(),
  ]);

const collectionsOf = ({ collections, collectionIds }: Product) =>
  collections.map((title, place) => ({ id: collectionIds[place] ?? title, title }));

/** Shelves by what lay people call them. Ingredients are no names of a shelf: most of what stands there has another one. */
const shelves = shelfSlugs.map((slug) => ({
  slug,
  called: new Set(shelfWords[slug].map((phrase) => inOneForm(wordsOf(phrase)))),
}));

function shelvesCalled(words: readonly string[]): CollectionSlug[] {
  const said = inOneForm(words);
  return shelves.filter(({ called }) => called.has(said)).map(({ slug }) => slug);
}

/** A phrase in which a plural is its singular. */
function inOneForm(words: readonly string[]): string {
  return words.map((word) => formsOf(word).at(-1)).join(' ');
}
