import { labelOf, substancesInTags, substancesInTitle } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { comesAs, formIn } from '../products/forms.server.ts';
import { holdersInOrder } from '../products/holding.server.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import { findNamedProducts } from './find-named-products.server.ts';
import { subjectWords } from './plain-words.server.ts';
import { inOneForm, plainWords } from '#platform/text/in-one-form.ts';
import { onceFor } from '#platform/time/once-for.ts';

/** As many as are told side by side. */
const MOST_MEANT = 3;
/** A substance that is named counts like so many words. */
const SUBSTANCE_WEIGHT = 2;

/**
 * Products that are meant by their title: 'the turmeric one'. Those that are called after it; of several, those of which more words were
 * said come first, and of those that are called alike ('the women's multivitamin') those that tags, kind and shelves say more of.
 */
export function productsMeant(plain: string, products: readonly Product[]): Product[] {
  const said = whatIsSaid(plain);
  const { titles, described } = indexOf(products);
  const { best, places } = bestOf(said, titles);
  if (best < SUBSTANCE_WEIGHT) return [];
  const more = scoresOf(said, described);
  const most = Math.max(0, ...places.map((place) => more.get(place) ?? 0));
  return places
    .filter((place) => (more.get(place) ?? 0) === most)
    .slice(0, MOST_MEANT)
    .flatMap((place) => products[place] ?? []);
}

/** Called by their names, and meant by their titles, each once. */
export const namedOrMeant = (plain: string, products: readonly Product[]): Product[] => [
  ...new Set([...findNamedProducts(plain, products), ...productsMeant(plain, products)]),
];

/** 'Any nuts in it' behind 'your vanilla protein is to die for', which got no product for an answer. */
export function meantBefore(history: readonly Turn[], products: readonly Product[]): Product[] {
  const said = history.findLast(({ role }) => role === 'user');
  return said === undefined ? [] : productsMeant(plainWords(said.content), products);
}

/**
 * Those that somebody asks a fact of: meant by their title, else by tags, kind and shelf ('the sleep tea'), else by what their labels hold.
 * What fits more of them than are told side by side means none.
 */
export function productsAskedOf(plain: string, products: readonly Product[]): Product[] {
  const called = productsMeant(plain, products);
  if (called.length > 0) return called;
  const said = whatIsSaid(plain);
  const { best, places } = bestOf(said, indexOf(products).described);
  if (best >= SUBSTANCE_WEIGHT && places.length <= MOST_MEANT)
    return places.flatMap((place) => products[place] ?? []);
  return said.substances.length === 0 ? comingAs(plain, products) : holding(said.substances, products);
}

/** 'Do the gummies have sugar': all that come so, where those are few. */
export function comingAs(plain: string, products: readonly Product[]): Product[] {
  const form = formIn(plain);
  const found = form === undefined ? [] : products.filter((product) => comesAs(product, form));
  return found.length <= MOST_MEANT ? found : [];
}

/** How many of the words and substances that are said title, tags, kind and shelves of a product have. */
export function describedBy(plain: string): (product: Product) => number {
  const { words, substances, called } = whatIsSaid(plain);
  const weights = [
    ...substances.map((substance) => [substance, 'substances', SUBSTANCE_WEIGHT] as const),
    ...[...words].map((word) => [word, 'words', 1] as const),
    ...[...called].map((word) => [word, 'words', SUBSTANCE_WEIGHT - Number(words.has(word))] as const),
  ];
  return (product) => {
    const own = describedOf(product);
    return weights.reduce((sum, [one, kind, weight]) => sum + weight * (own[kind].get(one) ?? 0), 0);
  };
}

/** How often: once for the title, once for the rest. */
interface Described {
  substances: ReadonlyMap<string, number>;
  words: ReadonlyMap<string, number>;
}

const describedOf = onceFor((product: Product): Described => {
  const counted = (lists: readonly (readonly string[])[]) => {
    const counts = new Map<string, number>();
    for (const one of lists.flatMap((list) => [...new Set(list)]))
      counts.set(one, (counts.get(one) ?? 0) + 1);
    return counts;
  };
  const { title, productType, tags, collections } = product;
  return {
    substances: counted([substancesInTitle(product), substancesInTags(product)]),
    words: counted([tagWordsOf(title), [productType, ...tags, ...collections].flatMap(tagWordsOf)]),
  };
});

export const tagWordsOf = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word.length > 1)
    .map(inTagWords);

/** The ones that hold most of it and little else. */
const holding = (substances: readonly string[], products: readonly Product[]): Product[] =>
  holdersInOrder(products, substances)
    .map((product) => ({ product, label: labelOf(product) }))
    .map((one) => ({ ...one, held: substances.filter((substance) => one.label.holds.has(substance)).length }))
    .toSorted((a, b) => b.held - a.held || a.label.ingredients.length - b.label.ingredients.length)
    .slice(0, MOST_MEANT)
    .map(({ product }) => product);

/** Whom a product is for is said in many words, and a tag has one of them. */
const FOR_WHOM: ReadonlyMap<string, string> = new Map(
  Object.entries({
    women: 'woman womans womens ladies lady ladys wife female',
    men: 'man mans mens male guy guys husband gentleman',
    elders: 'elder elderly senior seniors sixty seventy eighty 60 70 80 retired older',
    prenatal: 'pregnant pregnancy expecting',
    multivitamin: 'multi multis multivitamins',
  }).flatMap(([tag, words]) => words.split(' ').map((word) => [word, tag] as const)),
);
const inTagWords = (word: string): string => FOR_WHOM.get(word) ?? inOneForm(word);

/** Of 'the women's multivitamin' none that is made for men: those that are for others than who is named go. All where none is left. */
export function forWhom(plain: string, products: readonly Product[]): Product[] {
  const whom = plain.split(' ').map((word) => FOR_WHOM.get(word) ?? word);
  const others = ONE_OR_OTHER.filter((one) => !whom.includes(one));
  if (others.length === 0 || others.length === ONE_OR_OTHER.length) return [...products];
  const isFor = ({ tags }: Product) => !others.some((other) => tags.includes(other));
  const kept = products.filter(isFor);
  return kept.length > 0 ? kept : [...products];
}

const ONE_OR_OTHER = ['women', 'men'];

interface Said {
  words: ReadonlySet<string>;
  substances: readonly string[];
  /** What stands between 'the' and 'one': a name for a product, though it be of one word. */
  called: ReadonlySet<string>;
}

/** 'The sister vitamin', 'that heart one', 'them hair gummies'. */
const CALLED =
  /\b(?:the|that|your|ur|yalls|y'alls|them|dem|those|di|de|which) ((?:[a-z0-9']+ ){1,3}?)(?:ones?|supplements?|vitamins?|multis?|multivitamins?|formula|powder|drops|tea|gumm(?:y|ies)|capsules?|pills?|softgels?|tablets|syrup|oil|gel|drink|lozenges?|tincture|drink mix)\b/g;

function whatIsSaid(plain: string): Said {
  const whom = plain.split(' ').filter((word) => FOR_WHOM.has(word));
  const called = [...plain.matchAll(CALLED)].flatMap(([, name = '']) => name.trim().split(' '));
  return {
    words: new Set([...subjectWords(plain), ...whom].map(inTagWords)),
    substances: substancesNamed(plain),
    called: new Set(called.filter((word) => word.length > 2 && !NO_NAME.has(word)).map(inTagWords)),
  };
}

const NO_NAME = new Set(
  'the and you same other only next first second third last big small best right new old whole two one ones kind thing cheap cheaper cheapest'.split(
    ' ',
  ),
);

/** Where in a list products stand that name a substance, and that have a word: once for each time they have it. */
interface TextIndex {
  substances: Map<string, number[]>;
  words: Map<string, number[]>;
}

function scoresOf({ words, substances, called }: Said, index: TextIndex): Map<number, number> {
  const scores = new Map<number, number>();
  const count = (places: readonly number[] = [], weight: number) => {
    for (const place of places) scores.set(place, (scores.get(place) ?? 0) + weight);
  };
  for (const substance of substances) count(index.substances.get(substance), SUBSTANCE_WEIGHT);
  for (const word of words) count(index.words.get(word), 1);
  for (const word of called)
    count(index.words.get(word), words.has(word) ? SUBSTANCE_WEIGHT - 1 : SUBSTANCE_WEIGHT);
  return scores;
}

function bestOf(said: Said, index: TextIndex): { best: number; places: number[] } {
  const scores = scoresOf(said, index);
  const best = Math.max(0, ...scores.values());
  const places = [...scores].flatMap(([place, score]) => (score === best ? [place] : []));
  return { best, places: places.toSorted((one, other) => one - other) };
}

/** Of one list made once: every message asks for them. */
const indexOf = onceFor((products: readonly Product[]) => ({
  titles: indexTexts(products, ({ title }) => [title], substancesInTitle),
  described: indexTexts(
    products,
    ({ productType, tags, collections }) => [productType, ...tags, ...collections],
    substancesInTags,
  ),
}));

function indexTexts(
  products: readonly Product[],
  textsOf: (product: Product) => readonly string[],
  substancesOf: (product: Product) => readonly string[],
): TextIndex {
  const index: TextIndex = { substances: new Map(), words: new Map() };
  const put = (places: Map<string, number[]>, key: string, place: number) => {
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  };
  // Shelves, kinds and tags are the same for many.
  const read = new Map<string, readonly string[]>();
  const wordsOf = (text: string) => {
    const words = read.get(text) ?? tagWordsOf(text);
    read.set(text, words);
    return words;
  };
  for (const [place, product] of products.entries()) {
    for (const one of substancesOf(product)) put(index.substances, one, place);
    for (const one of new Set(textsOf(product).flatMap(wordsOf))) put(index.words, one, place);
  }
  return index;
}
