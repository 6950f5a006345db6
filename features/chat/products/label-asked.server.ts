import { plainWords } from '#platform/text/in-one-form.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Reading } from '../reading/read-message.server.ts';
import type { ProductAnswer } from './product-answer.server.ts';
import type { Ask } from '../reading/ask.server.ts';
import type { Chosen, LeftOut } from './choose-products.server.ts';
import { type ProductQuestion, readProductQuestion } from './product-question.server.ts';
import { COMPARES } from '../reading/compared-products.server.ts';

/** What is in it, and what it warns of. How to take it, or what it costs, is not for somebody who had better not. */
const OF_THE_LABEL: ReadonlySet<ProductQuestion['kind']> = new Set([
  'amount',
  'asked',
  'beside',
  'concern',
  'contains',
  'contents',
  'together',
  'vegan',
  'vegetarian',
  'warnings',
]);
/** As many as are told side by side. */
const MOST_TOLD = 3;

/** Asks for what a label warns of, whomever it concerns. */
const ASKS_WARNINGS = /\b(?:warnings?|side effects?|who should(?:nt| not|n't)|label|careful|risks?)\b/;
/** Asks for the list by its own name. */
const ASKS_CONTENTS =
  /\b(?:ingredients?|label|facts|inside|in (?:it|them|that|there|this|each|both|the|your)|contents?|contains?|made (?:of|from|with)|how (?:much|strong))\b/;
/** How far from something else it is taken is no direction for who had better ask first. */
const TIME_APART =
  /\b(?:apart|space|spac(?:e|ed|ing)|separate\w*|together|hours?|(?:same|different) (?:time|day|night|meal)|at once|before|after|with)\b/;

/** What a message asks of a label as whoever had better ask first may hear it: which of two, how far apart and whether at all is no list. */
function asksOfLabel({ kind }: Ask, fact: ProductQuestion | undefined, plain: string): boolean {
  if (kind === 'compare') return COMPARES.test(plain);
  switch (fact?.kind) {
    case 'contents': {
      const read = readProductQuestion(plain)?.kind;
      return ASKS_CONTENTS.test(plain) || (read !== undefined && CONTENTS.has(read));
    }
    case 'directions':
    case 'form':
    case 'lasts':
    case 'stock':
      return !TIME_APART.test(plain);
    case 'beside':
      return false;
    case 'warnings':
      return ASKS_WARNINGS.test(plain);
    default:
      return true;
  }
}
const CONTENTS: ReadonlySet<ProductQuestion['kind']> = new Set(['amount', 'contains', 'contents']);

/** Nothing is for whoever asks, and no list was asked for: of each label what it says of what is in play. */
export function asConcerned(
  reading: Reading,
  message: string,
  { products, leftOut }: Pick<Chosen, 'products' | 'leftOut'>,
): Reading {
  const { ask } = reading;
  if (products.length > 0 || leftOut.length === 0 || !(ask.kind === 'compare' || ask.kind === 'fact'))
    return reading;
  const fact = ask.kind === 'fact' ? ask.fact : undefined;
  if (asksOfLabel(ask, fact, plainWords(message))) return reading;
  const told = leftOut.map(({ product, why }) => ({
    product,
    quotes: why.quotes,
    held: why.held,
    concern: why.concern,
  }));
  return { ...reading, ask: { kind: 'fact', fact: { kind: 'concern', told } } };
}

/**
 * The fact of a label that is asked for: who compares two that are not for them hears what is in each, and who asks what one is about hears what
 * it warns of.
 */
export function labelFactOf({ ask }: Pick<Reading, 'ask'>): ProductQuestion | undefined {
  if (ask.kind === 'compare') return { kind: 'contents' };
  if (ask.kind !== 'fact') return undefined;
  return ask.fact.kind === 'about'
    ? { kind: 'warnings' }
    : OF_THE_LABEL.has(ask.fact.kind)
      ? ask.fact
      : undefined;
}

/**
 * Products that somebody asked about and that are not for them, because of what their label says or holds: what stands on it is told all the
 * same, and nothing is offered. None where nothing is for this person, or nobody could read the label.
 */
export const labelsAsked = (
  reading: Pick<Reading, 'ask' | 'products'>,
  leftOut: readonly LeftOut[],
): Product[] =>
  labelFactOf(reading) === undefined
    ? []
    : leftOut
        .filter(({ product, why }) => reading.products.includes(product) && isTold(reading, why))
        .slice(0, MOST_TOLD)
        .map(({ product }) => product);

const isTold = ({ ask }: Pick<Reading, 'ask'>, { because, quotes, held }: LeftOut['why']): boolean =>
  TOLD_WHERE.has(because) &&
  !(ask.kind === 'fact' && ask.fact.kind === 'concern' && quotes.length === 0 && held === undefined);
const TOLD_WHERE: ReadonlySet<LeftOut['why']['because']> = new Set(['warning', 'holds', 'care']);

/** What of an answer is for whoever asks, a line each. */
export const toldToAnybody = ({ product, text, items, apart }: ProductAnswer): string[] => [
  text.replaceAll('{product}', product.title),
  ...items,
  ...apart,
];
