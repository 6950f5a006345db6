import { type Intent, intentOf, isSureOf, likeliestEntry, type Topic } from '#assistant/statistics/topics.ts';
import { intentOfShown, isOfLabels, productIntentOf } from './ask-by-intent.server.ts';

/** 'Take all that on the same day?' behind a shelf: so likely an entry's question, it asks nothing of the products before it. */
const ASKS_BY_ITSELF = 0.5;

/** What a message asks of products, or that it is talk: by itself, as it goes on what was said before, or of what was just shown. */
export function intentOfMessage(
  plain: string,
  {
    topics,
    goingOn,
    areShown,
    areNamed,
  }: {
    topics: readonly Topic[];
    /** The topics as it goes on; undefined where it goes on about nothing. */
    goingOn: (() => readonly Topic[]) | undefined;
    /** Products were just shown. */
    areShown: boolean;
    /** Products are meant by what they are called. */
    areNamed: boolean;
  },
): Intent | undefined {
  const own = intentOf(topics, areShown || areNamed);
  if (own && !(own.startsWith('product-') && !areNamed && !isSureOf(own, topics) && asksOn(goingOn)))
    return own;
  // 'Any nuts in it?' is likeliest an entry about labels, and asked of the products before it.
  const asksByItself = likeliestEntry(topics) >= ASKS_BY_ITSELF && !isOfLabels(topics[0]?.topic);
  const before = goingOn && topics.length > 0 && !asksByItself ? productIntentOf(goingOn()) : undefined;
  return before ?? (areShown ? intentOfShown(plain, topics[0]?.topic) : undefined);
}

/** 'Does the body use it like the fish kind' sounds like a product's form, and goes on about the flaxseed before it. */
const asksOn = (goingOn: (() => readonly Topic[]) | undefined): boolean =>
  goingOn !== undefined && likeliestEntry(goingOn()) >= GOES_ON_ABOUT_IT;
const GOES_ON_ABOUT_IT = 0.6;
