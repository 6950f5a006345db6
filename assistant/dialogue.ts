import type { Dialogue, Reading, Utterance } from './turn.ts';

/** What 'it', 'the second one', 'yes' and 'for my mom' stand for. */

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const YES =
  /^(?:yes|yeah|yep|yup|yea|sure|ok|okay|please|right|correct|exactly|si|sí|wi|uh huh|go ahead|that one|tell me)\b/;
const NO = /^(?:no|nope|nah|not that|neither|non)\b/;
/** 'Yes please, that one' only agrees; 'ok what about zinc' and 'no, I meant zinc' ask for something. */
const AROUND = new Set(
  `yes yeah yep yup yea sure ok okay please right correct exactly si sí wi uh huh go ahead that one tell me more about it is i do mean meant
   what thank thanks you sir maam this thing the no nope nah not neither non really of them`.split(/\s+/),
);
const REFERS = new Set(['it', 'that', 'this', 'them', 'those', 'these', 'one', 'ones', 'both', 'either']);
const MOST_WORDS_OF_AN_ANSWER = 6;

export function readDialogue(
  reading: Reading,
  earlier: readonly Reading[],
  turns: readonly Utterance[],
): Dialogue {
  const last = turns.findLast(({ from }) => from === 'assistant');
  const shown = turns.findLast(({ products }) => (products?.length ?? 0) > 0)?.products ?? [];
  const short =
    reading.tokens.length <= MOST_WORDS_OF_AN_ANSWER &&
    reading.tokens.every(({ word }) => AROUND.has(word) || !/\p{L}|\d/u.test(word));
  const said = reading.text.trim().toLowerCase();
  const answer = short && YES.test(said) ? 'yes' : short && NO.test(said) ? 'no' : undefined;
  return {
    ...(answer ? { answer } : {}),
    ...(answer === 'yes' && last?.offered ? { takes: last.offered } : {}),
    products: productsMeant(reading, shown),
    person: personOf(reading) ?? earlier.map(personOf).findLast((person) => person !== undefined) ?? 'self',
  };
}

function productsMeant(
  { tokens }: Reading,
  shown: NonNullable<Utterance['products']>,
): NonNullable<Utterance['products']> {
  if (shown.length === 0) return [];
  const words = tokens.map(({ word }) => word);
  if (words.includes('both') || words.includes('them') || words.includes('these')) return shown;
  const counted = ORDINALS.findIndex((word) => words.includes(word));
  const one = words.includes('last') ? shown.at(-1) : counted >= 0 ? shown[counted] : undefined;
  if (one) return [one];
  return words.some((word) => REFERS.has(word)) ? shown.slice(0, 1) : [];
}

/** The concept of the person that is spoken of; 'self' where the visitor says so. */
function personOf({ mentions, tokens }: Reading): string | undefined {
  const other = mentions.find(({ kind, negated }) => kind === 'person' && !negated);
  if (other) return other.concept;
  return tokens.some(({ word }) => word === 'myself') ? 'self' : undefined;
}
