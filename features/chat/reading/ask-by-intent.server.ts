import { type Intent, intentOf, type Topic } from '#assistant/statistics/topics.ts';
import type { Product } from '#integrations/storefront/product.ts';
import {
  priceAsked,
  type ProductQuestion,
  readProductQuestion,
} from '../products/product-question.server.ts';
import { labelOf, substancesInTags, substancesInTitle } from '#features/catalog/label-of.server.ts';
import { COMPARES } from './compared-products.server.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import { leansOnBefore } from './patterns.server.ts';
import { subjectWords } from './plain-words.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { type Ask, shelf } from './ask.server.ts';

/** Entries about labels in general: asked of products that were just shown, they ask for the label of those. */
const OF_LABELS: ReadonlyMap<string, Intent> = new Map([
  ['forms-capsule-gummy-liquid', 'product-form'],
  ['storing', 'product-use'],
  ['fridge-or-not', 'product-use'],
  ['mixing-powder', 'product-use'],
  ['brewing-tea', 'product-use'],
  ['with-food', 'product-use'],
  ['timing', 'product-use'],
  ['vegan-vegetarian', 'product-contains'],
  ['allergens-gluten', 'product-contains'],
  ['halal-kosher', 'product-contains'],
  ['read-supplement-facts', 'product-contains'],
]);
const SHORT_WORDS = 16;

/** An entry about labels in general. */
export const isOfLabels = (topic: string | undefined): boolean => topic !== undefined && OF_LABELS.has(topic);

/** 'Is that the drops or the caps' after two products: what the entry on forms would be told for is asked of them. */
export const intentOfShown = (plain: string, topic: string | undefined): Intent | undefined =>
  topic !== undefined && leansOnBefore(plain) && plain.split(' ').length <= SHORT_WORDS
    ? OF_LABELS.get(topic)
    : undefined;

/** 'What's the difference? I'm on lisinopril' asks of the two that were named before: `topics` are those of the message as it goes on. */
export function productIntentOf(topics: readonly Topic[]): Intent | undefined {
  const intent = intentOf(topics);
  return intent?.startsWith('product-') ? intent : undefined;
}

/** What is asked of products where no phrase says it: by what the whole message is like. */
export function askByIntent(intent: Intent, plain: string, products: readonly Product[]): Ask | undefined {
  const [family] = intent.split('-');
  if (family !== 'product') return undefined;
  if (intent === 'product-shelf' && products.length > 0 && WHATS_IN.test(plain))
    return { kind: 'fact', fact: { kind: 'contents' } };
  if (intent === 'product-shelf' && products.length === 1 && ASKS_OF_ONE.test(plain))
    return { kind: 'fact', fact: { kind: 'about' } };
  if (intent === 'product-shelf' || products.length === 0)
    return shelf({ cheapestFirst: intent === 'product-cheaper' });
  if (intent === 'product-contains' && asksOfTheThing(plain, products)) return undefined;
  if (intent === 'product-cheaper')
    return products.length > 1 ? { kind: 'order', cheapest: true } : shelf({ cheapestFirst: true });
  if (intent === 'product-compare') return moreOf(plain, products) ?? comparedOrTold(plain, products);
  return { kind: 'fact', fact: factOf(intent, plain, products) };
}

/** Speaks of a product of the store: 'your turmeric', 'the sleep tea'. */
export const OF_ONE_OF_OURS =
  /\b(?:your|yours|ur|yalls|y'alls|these|those|them|dem)\b|\bthe (?:\w+ ){0,2}(?:ones?|pills?|capsules?|gumm(?:y|ies)|powders?|teas?|drops|formula|supplements?|softgels?|tablets?|lozenges?|oil|gel|syrup)\b/;

/** 'Any truth in garlic for pressure' asks of garlic: that the products which hold it list it, says nothing. */
function asksOfTheThing(plain: string, products: readonly Product[]): boolean {
  const named = substancesNamed(plain);
  if (named.length === 0 || OF_ONE_OF_OURS.test(plain) || NAMES_IT_ELSEWHERE.test(plain)) return false;
  const read = readProductQuestion(`has ${plain}`);
  // 'Is the turmeric shell gelatin' asks for gelatin.
  if (read?.kind !== 'contains' || read.words !== named[0]?.replaceAll('-', ' ')) return false;
  const isOwn = (product: Product) => substancesInTitle(product).some((one) => named.includes(one));
  return products.every(
    (product) => !isOwn(product) && named.every((one) => labelOf(product).holds.has(one)),
  );
}

/** 'What's in y'all hair gummies' */
const WHATS_IN = /\b(?:what(?:'?s| is| all is| be)|wats) (?:all )?in\b/;

/** 'Is the women's multivitamin for over 50' */
const ASKS_OF_ONE = /\b(?:is|are) (?:the|your|that|ur|yalls|y'alls) \w+/;

/** 'The difference between D2 and D3' asks for no product, though one is called after the second. */
function comparedOrTold(plain: string, products: readonly Product[]): Ask | undefined {
  // 'Would that one bother her stomach' asks something of them, and compares nothing.
  if (products.length > 1 && OF_ONE.test(plain) && !COMPARES_AT_ALL.test(plain))
    return { kind: 'fact', fact: readProductQuestion(plain) ?? { kind: 'warnings' } };
  if (products.length > 1) return { kind: 'compare' };
  // 'The difference' is of no product.
  const isOurs = OF_OURS.test(plain.replaceAll('the difference', ' '));
  return COMPARES.test(plain) && !isOurs ? undefined : { kind: 'fact', fact: { kind: 'about' } };
}

const OF_ONE = /\b(?:that|this|dat|the) one\b/;
const COMPARES_AT_ALL = new RegExp(`${COMPARES.source}|\\b(?:which|better|or)\\b`);

const BY_THE_SERVING = /\b(?:servings?|per|each|a day|daily|every day|dose|apiece)\b/;
const HOW_LONG =
  /\b(?:lasts?(?! (?:kind|one|time|week|month|year|night|bottle|order))|lasting|carry|hold me|days?|weeks?|months?|until|till|through|run out|reorder|long|dura|dure)\b/;
const HOW_MANY_A_DAY = /\b(?:a|per|each|every) (?:day|morning|night|meal)\b|\bdaily\b|\bat (?:a|one) time\b/;

const HOW_LONG_FOR = /\b(?:last|lasts|carry|run out|reorder|how long|how many (?:days|weeks|months))\b/;

const COUNTED: ReadonlySet<ProductQuestion['kind']> = new Set(['serving-price', 'sizes', 'lasts', 'written']);

function countAsked(plain: string, read: ProductQuestion | undefined): ProductQuestion {
  if (read && COUNTED.has(read.kind)) return read;
  if (HOW_MANY_A_DAY.test(plain) && !HOW_LONG_FOR.test(plain)) return { kind: 'directions' };
  if (read?.kind === 'count') return read;
  return { kind: HOW_LONG.test(plain) ? 'lasts' : 'count' };
}

/** 'Who got more zinc' asks for amounts; undefined where nothing is named that a label counts. */
export function moreOf(plain: string, products: readonly Product[]): Ask | undefined {
  if (!MORE_OF_IT.test(plain)) return undefined;
  const read = readProductQuestion(`how much ${plain}`, ownOf(products));
  return read?.kind === 'amount' ? { kind: 'fact', fact: read } : undefined;
}

/** 'Which has the most per serving' of what was asked for before. */
export function moreOfBefore(
  plain: string,
  base: string | undefined,
  products: readonly Product[],
): Ask | undefined {
  if (products.length < 2 || base === undefined || OF_MONEY.test(plain) || !MORE_OF_IT.test(plain))
    return undefined;
  if (subjectWords(plain).some((word) => !OF_AMOUNTS.has(word)) || substancesNamed(plain).length > 0)
    return undefined;
  const [substance] = substancesNamed(plainWords(base));
  return substance === undefined
    ? undefined
    : {
        kind: 'fact',
        fact: { kind: 'amount', substances: [substance], words: substance.replaceAll('-', ' ') },
      };
}

const OF_AMOUNTS = new Set(
  'most more per serving servings dose doses strongest stronger strength highest higher mg'.split(' '),
);
const OF_MONEY = /\b(?:cheap\w*|costs?|prices?|expensive|afford\w*|money|dollars?|bucks)\b/;

const MORE_OF_IT = /\b(?:more|most|less|least|higher|highest|bigger|stronger|strongest|lower)\b/;

const NAMES_IT_ELSEWHERE = /\b(?:it|they|this one|that one)\b/;

const ownOf = (products: readonly Product[]): ReadonlySet<string> =>
  new Set(products.flatMap((product) => [...substancesInTitle(product), ...substancesInTags(product)]));

/** A phrase says more exactly what is meant, where there is one. `plain` is without the names of the products. */
function factOf(intent: Intent, plain: string, products: readonly Product[]): ProductQuestion {
  // 'Does it got iron' asks for what the product may be called after.
  const own = new Set([...(NAMES_IT_ELSEWHERE.test(plain) ? [] : ownOf(products)), ...calledIn(plain)]);
  const read = readProductQuestion(intent === 'product-contains' ? `has ${plain}` : plain, own);
  switch (intent) {
    case 'product-price':
      return read?.kind === 'serving-price' || BY_THE_SERVING.test(plain)
        ? { kind: 'serving-price' }
        : priceAsked(plain);
    case 'product-count':
      return countAsked(plain, read);
    case 'product-use':
      return { kind: 'directions' };
    case 'product-stock':
      // 'Does the iron contain vitamin C as well, or must I buy that' asks for what is in it.
      return otherThingIn(plain, products) ?? { kind: 'stock' };
    case 'product-form':
      return read?.kind === 'written' || read?.kind === 'form' ? read : { kind: 'form' };
    default:
      return read && TELLS_CONTENTS.has(read.kind) ? read : { kind: 'contents' };
  }
}

function otherThingIn(plain: string, products: readonly Product[]): ProductQuestion | undefined {
  const read = readProductQuestion(plain, new Set(products.flatMap(substancesInTitle)));
  return read?.kind === 'contains' && read.substances.length + read.allergens.length > 0 ? read : undefined;
}

/** Facts of what is in it: who asks that is told no price. */
const TELLS_CONTENTS: ReadonlySet<ProductQuestion['kind']> = new Set([
  'contains',
  'amount',
  'vegan',
  'vegetarian',
  'warnings',
]);

/** 'Is the collagen vegan', 'any soy in your ashwagandha': of a thing that stands before somebody, not of its kind. */
const OF_OURS =
  /\b(?:the|your|yours|ur|yalls?|y all|its|them|dem|those|these|that|this|dat|di|de|una|unu|wunna|allyuh)\b/;
/** What is asked of a kind as well has an entry of its own: how to take it, what to watch for. */
const OF_A_PRODUCT: ReadonlySet<ProductQuestion['kind']> = new Set([
  'vegan',
  'vegetarian',
  'form',
  'contains',
  'amount',
  'price',
  'serving-price',
  'count',
  'lasts',
  'sizes',
  'stock',
]);

/** How much anybody may take, and whether it helps, stands in no label of ours. */
const OF_ALL_KINDS =
  /\b(?:upper limit|limit for|rda|overdose|toxic|too much|truth|myth|swears?|cured?|recommended (?:daily|amount|intake))\b/;

/** 'Does coffee mess with iron', 'is it the whey protein': what one thing does, and nothing that a list says. */
const DOES_SOMETHING =
  /\b(?:mess(?:es|ing)? with|interferes?|interfering|blocks?|blocking|cancels?|affects?|is it (?:the|because|from|due|my))\b/;

/** 'Does your turmeric have black pepper in it' names the product by the turmeric: of several substances the one behind 'your'. */
export function calledIn(plain: string): string[] {
  const named = substancesNamed(plain);
  if (named.length < 2) return [];
  return named.filter((one) =>
    new RegExp(`\\b(?:your|yours|ur|yalls|y'alls) (?:\\w+ )?${one.replaceAll('-', ' ')}`).test(plain),
  );
}

/** A fact that is asked of products which are meant by what they hold; undefined where what they hold is all that it asks for. */
export function factOfMeant(plain: string, meant: readonly Product[]): Ask | undefined {
  if (meant.length === 0 || !OF_OURS.test(plain) || OF_ALL_KINDS.test(plain) || DOES_SOMETHING.test(plain))
    return undefined;
  const own = new Set([...meant.flatMap(substancesInTitle), ...calledIn(plain)]);
  const fact = readProductQuestion(plain, own) ?? readProductQuestion(plain);
  if (!fact || !OF_A_PRODUCT.has(fact.kind)) return undefined;
  if (fact.kind !== 'contains') return { kind: 'fact', fact };
  const substances = fact.substances.filter((one) => !own.has(one));
  return fact.allergens.length > 0 || substances.length > 0
    ? { kind: 'fact', fact: { ...fact, substances } }
    : undefined;
}
