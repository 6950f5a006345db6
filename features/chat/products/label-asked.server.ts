import type { Product } from '#integrations/storefront/product.ts';
import type { Reading } from '../reading/read-message.server.ts';
import type { ProductAnswer } from './product-answer.server.ts';
import type { LeftOut } from './choose-products.server.ts';
import type { ProductQuestion } from './product-question.server.ts';

/** What is in it, and what it warns of. How to take it, or what it costs, is not for somebody who had better not. */
const OF_THE_LABEL: ReadonlySet<ProductQuestion['kind']> = new Set([
  'amount',
  'asked',
  'contains',
  'contents',
  'together',
  'vegan',
  'vegetarian',
  'warnings',
]);
/** As many as are told side by side. */
const MOST_TOLD = 3;

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
        .filter(({ product, why }) => reading.products.includes(product) && TOLD_WHERE.has(why.because))
        .slice(0, MOST_TOLD)
        .map(({ product }) => product);

const TOLD_WHERE: ReadonlySet<LeftOut['why']['because']> = new Set(['warning', 'holds', 'care']);

/** What of an answer is for whoever asks, a line each. */
export const toldToAnybody = ({ product, text, items, apart }: ProductAnswer): string[] => [
  text.replaceAll('{product}', product.title),
  ...items,
  ...apart,
];
