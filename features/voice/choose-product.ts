import { fold } from '#platform/text/fold.ts';

/** Which product somebody meant by a name that was heard, not typed. */
export type Chosen<P> =
  | { kind: 'one'; product: P }
  /** Two or more are as good: the visitor has to say which. */
  | { kind: 'several'; products: P[] }
  | { kind: 'none' };

/** Less likeness is no match. */
const LEAST = 0.4;
/** Names nearer to each other than this are asked about. */
const CLOSE = 0.12;
const MOST_ASKED = 4;
/** Said around names, and never what tells two apart. */
const FILLERS = new Set(['the', 'a', 'an', 'some', 'my', 'your', 'of', 'and', 'please', 'bottle', 'one']);
const NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ one: '1', two: '2', three: '3', six: '6', twelve: '12' }),
);

/** Compares by the words of the titles, small slips of hearing forgiven. Exactly a title is always that product. */
export function chooseProduct<P extends { title: string; handle: string }>(
  name: string,
  products: readonly P[],
): Chosen<P> {
  const heard = wordsOf(name);
  if (heard.length === 0) return { kind: 'none' };
  const same = products.find(
    ({ title, handle }) =>
      wordsOf(title).join(' ') === heard.join(' ') || handle === name.trim().toLowerCase(),
  );
  if (same) return { kind: 'one', product: same };
  const ranked = products
    .map((product) => ({ product, score: likeness(heard, wordsOf(product.title)) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!best) return { kind: 'none' };
  const close = ranked.filter(({ score }) => best.score - score < CLOSE).map(({ product }) => product);
  return close.length === 1
    ? { kind: 'one', product: best.product }
    : { kind: 'several', products: close.slice(0, MOST_ASKED) };
}

/** Ears and recognisers hear 'd three' and 'd 3' for 'D3', 'omega three' for 'Omega-3'. */
function wordsOf(text: string): string[] {
  const words = (fold(text).match(/[a-z]+|\d+/g) ?? []).filter((word) => !FILLERS.has(word));
  return words.map((word) => NUMBERS.get(word) ?? word);
}

/** 0 to 1: how much of what was heard stands in the title, and how much of the title was said. */
function likeness(heard: readonly string[], title: readonly string[]): number {
  const found = heard.filter((word) => title.some((known) => isNear(word, known))).length;
  const said = title.filter((known) => heard.some((word) => isNear(word, known))).length;
  return title.length === 0 ? 0 : 0.65 * (found / heard.length) + 0.35 * (said / title.length);
}

/** The same word, its plural, or one that begins the same and is long enough to be a slip. */
function isNear(heard: string, known: string): boolean {
  if (heard === known || `${heard}s` === known || heard === `${known}s`) return true;
  const shared = Math.max(heard.length, known.length) - 2;
  return shared >= 4 && heard.slice(0, shared) === known.slice(0, shared);
}
