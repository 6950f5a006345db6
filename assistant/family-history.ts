import type { Mention, Reading } from './turn.ts';

/** Whether a condition is a relative's, told as the reason of a question for oneself: 'my granddaddy on dialysis, that's why I'm asking'. */

/** Words between whose it is and the condition: 'my uncle was put on dialysis'. */
const REACH = 5;
const SELF = new Set(['i', 'me', 'myself']);
/** The message says why it asks. */
const REASON =
  /\bthat (?:is )?(?:the (?:only )?reason|why) (?:i|me)\b|\bwhy i (?:be )?(?:ask|asking|wonder|wondering|checking)\b|\b(?:runs?|running) in (?:my|the|our) (?:family|blood)\b|\b(?:mother|father|dad|mama|grandmother|grandfather) side\b|\bside of (?:my|the) family\b|\bnot (?:want|trying|trynna) (?:to )?(?:end up|get|be|go) \S+|\b(?:will|could|might|gone|going to) i get (?:it|that)\b|\b(?:afraid|scared|worried|nervous) (?:i|it|that|about|of)\b/;
/** The message asks for oneself, and for nobody else. */
const FOR_ONESELF =
  /\b(?:can|could|should|may|would|will|do) i (?:still )?(?:take|use|drink|try|eat|have|start|need|get)\b|\b(?:ok|okay|safe|good|bad) for me\b|\bif i (?:take|use|drink|eat|start)\b/;
const FOR_ANOTHER = /\b(?:he|him|she|her|they|them|both of us|for my|give|us|we)\b/;

export function isFamilyHistory(reading: Reading, { from, concept }: Mention): boolean {
  const words = reading.tokens.map(({ word }) => word).join(' ');
  const isAsked = REASON.test(words) || (FOR_ONESELF.test(words) && !FOR_ANOTHER.test(words));
  return isAsked && isOfRelative(reading, from, concept);
}

/** The relative stands right in front, and nobody says 'I' between: 'I nurse my son' is of whom speaks. */
function isOfRelative({ tokens, mentions }: Reading, at: number, concept: string): boolean {
  const relative = mentions
    .filter(
      (one) =>
        one.kind === 'person' &&
        one.concept !== concept &&
        one.to <= at &&
        at - one.to <= REACH &&
        tokens[one.from]?.sentence === tokens[at]?.sentence,
    )
    .at(-1);
  return relative !== undefined && !tokens.slice(relative.to, at).some(({ word }) => SELF.has(word));
}
