import { isIntent, likelihoodOf, NO_TOPIC, type Topic, type TopicsOf } from '#assistant/statistics/topics.ts';
import type { ConceptKind, Reading } from '#assistant/turn.ts';
import { knowledgeTemplates } from '#content/knowledge/knowledge-entries.data.ts';
import { storeCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { namesOf } from './find-named-products.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';

/** Store entries that depend on the thing that is named: where to find it, what its page says. Its own label or shelf answers them. */
const OF_THE_THING: ReadonlySet<string> = new Set([
  'out-of-stock',
  'how-to-search',
  'compare-products',
  'product-page-facts',
  'best-value-badge',
  'conditions-and-learn',
  'what-can-you-do',
  'quiz',
]);
/** Others that are the same of whatever thing. What depends on it (side effects, how much is too much) is not among them. */
const OF_ALL_THINGS: readonly string[] = [
  'third-party-testing',
  'storing',
  'expiry-date',
  'missed-or-double',
  'several-at-once',
  'fda-and-supplements',
  'fda-statement',
  'left-in-heat',
  'smell-or-color-changed',
  'easy-open-caps',
  'workplace-drug-test',
  'buying-elsewhere',
  'empty-bottle-recycling',
];

/** Entries that are asked of whatever thing is named: its parcel, its payment, its date. */
export const OF_ANYTHING: ReadonlySet<string> = new Set([
  ...knowledgeTemplates
    .filter(({ id, category }) => storeCategories.includes(category) && !OF_THE_THING.has(id))
    .map(({ id }) => id),
  ...OF_ALL_THINGS,
]);

/** So likely without the thing, it is asked whatever the thing is: chosen on 300 messages, 100 of them about the thing itself. */
const SURE = 0.36;
/** So likely with the thing, it is asked of the thing. */
const SURELY_THE_THING = 0.8;
/**
 * So unlikely by the words of the rest, it need not be read by what it means, which takes ten milliseconds: of 768 messages that name a thing and
 * 58 that ask for something whatever it is, 488 are left out, and two of the 58 ("I'm allergic to shellfish", which a wish for products answers).
 */
const LEAST_BY_WORDS = 0.03;
/** The likeliest has so much of it. */
const LEAST_SHARE = 0.7;
/** 'Hawthorn. Heart?' says too little beside the thing. */
const FEWEST_WORDS = 2;
/** Of a nutrient they ask for food ('where does vitamin D come from'); of what stands in a shop for a country. */
const OF_OURS: ReadonlySet<string> = new Set(['where-made']);
const OURS = /^(?:the|your|yours|y'?all|yalls|y'?all's|this|these|those|them|my|ur)$/;

const THINGS: ReadonlySet<ConceptKind> = new Set(['ingredient', 'product', 'substance']);
const FORM =
  /^(?:pills?|capsules?|caps|gumm(?:y|ies)|powders?|teas?|softgels?|tablets?|drops|oils?|gels?|syrups?|vitamins?|multivitamins?|supplements?|lozenges?|tinctures?)$/;
/** What stands in its place. Nobody asks where their product is, but everybody where their order is. */
const standInOf = (text: string): string => (WHERE_MINE.test(text) ? 'order' : 'product');
const WHERE_MINE = /\bwh?e(?:re|h)(?:'s|s| is| are|'re)? (?:my|mi|our|me)\b/i;

/**
 * 'Where is my sea moss' asks where a parcel is: the thing is set aside, and the rest says by itself what is asked. Undefined where no thing
 * is named, or the rest asks for something that depends on it.
 */
export function askedOfAnything(
  reading: Pick<Reading, 'text' | 'tokens' | 'mentions'>,
  topicsOf: TopicsOf,
  named: readonly Product[] = [],
): string | undefined {
  const places = thingsIn(reading, named);
  if (places.size === 0 || reading.tokens.length - places.size < FEWEST_WORDS) return undefined;
  const whole = topicsOf(reading.text);
  const [first] = whole;
  // 'Can you return to normal periods with it' surely asks for the thing; what it says without it need not be read.
  if (first && !OF_ANYTHING.has(first.topic) && first.likelihood >= SURELY_THE_THING) return undefined;
  const rest = withoutThings(reading, places);
  const byWords = topicsOf.byWords?.(rest);
  if (byWords && shareOfAnything(byWords) < LEAST_BY_WORDS) return undefined;
  const topics = topicsOf(rest);
  const [best] = topics;
  if (!best || !OF_ANYTHING.has(best.topic)) return undefined;
  const share = shareOfAnything(topics);
  if (share < SURE || best.likelihood < SURE * LEAST_SHARE) return undefined;
  // Another shop's sewing machine is a thing that nothing here answers; its price per serving stands on its own label.
  if (likelihoodOf(whole, NO_TOPIC) > best.likelihood) return undefined;
  if (first && isIntent(first.topic) && first.likelihood > best.likelihood) return undefined;
  const isOurs = [...places].some((at) => OURS.test(reading.tokens[at - 1]?.word ?? ''));
  return isOurs || !OF_OURS.has(best.topic) ? best.topic : undefined;
}

/** Tested by a third party is two entries, and one question. */
const shareOfAnything = (topics: readonly Topic[]): number =>
  topics.reduce((sum, { topic, likelihood }) => (OF_ANYTHING.has(topic) ? sum + likelihood : sum), 0);

/** Places of tokens that name a thing: by the lexicon, by what it comes as, or by the title of a product that is named. */
function thingsIn(
  { tokens, mentions }: Pick<Reading, 'tokens' | 'mentions'>,
  named: readonly Product[],
): ReadonlySet<number> {
  const places = new Set<number>();
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) places.add(at);
  };
  for (const { kind, from, to } of mentions) if (THINGS.has(kind)) add(from, to);
  for (const [at, { word }] of tokens.entries()) if (FORM.test(word)) add(at, at + 1);
  const names = named.flatMap(namesOf).map((name) => name.split(' '));
  const raw = names.length === 0 ? [] : tokens.map((token) => plainWords(token.raw));
  for (const name of names) {
    const at = raw.findIndex((_, start) => name.every((word, next) => raw[start + next] === word));
    if (at >= 0) add(at, at + name.length);
  }
  return places;
}

function withoutThings(
  { text, tokens }: Pick<Reading, 'text' | 'tokens'>,
  places: ReadonlySet<number>,
): string {
  const standIn = standInOf(text);
  const words = tokens.flatMap(({ word }, at) =>
    places.has(at) ? (places.has(at - 1) ? [] : [standIn]) : [word],
  );
  return words.join(' ');
}
