import type { Intent } from '#assistant/statistics/topics.ts';

const TALK: Partial<Record<Intent, 'greeting' | 'thanks' | 'goodbye'>> = {
  'talk-greeting': 'greeting',
  'talk-thanks': 'thanks',
  'talk-goodbye': 'goodbye',
};
/** 'Thanks for telling me how it works' asks nothing. */
export const asksIn = (plain: string): boolean => ASKS_SOMETHING.test(plain.replace(THANKS_FOR, ' '));
const ASKS_SOMETHING =
  /\b(?:what|whats|what's|which|why|how|when|where|who|(?:can|could|should|would|may|do|does|did|is|are|am) (?:i|it|that|this|there|they|these|those|you|u|yall|y'all|she|he|we)|(?:can|could|should|would|may|do|does|did) (?:someone|somebody|anyone|anybody|people|folks|a|an|the|my|your|his|her|their))\b/;
const THANKS_FOR =
  /\b(?:thanks?|thank you|thx|appreciate you|bless you)(?: so much| very much| a lot| all)? (?:for|that) .*$/;

/** 'How is the family' greets; 'thank you, which of those two is for nails' asks, and 'so I'm good then?' takes no leave. */
export function talkOf(intent: Intent | undefined, plain: string, isMarkedAsQuestion: boolean) {
  if (intent === undefined) return undefined;
  if (intent === 'talk-greeting') {
    const rest = plain
      .replaceAll(WELL_BEING, (asked) => (ASKS_OF_NOBODY.test(asked) ? asked : ' '))
      .replace(GREETS, ' ')
      .trim();
    const asks = asksIn(rest) || (isMarkedAsQuestion && rest.split(' ').length > ASKED_IN_SHORT);
    return asks ? undefined : TALK[intent];
  }
  return isMarkedAsQuestion || asksIn(plain) ? undefined : TALK[intent];
}
const GREETS =
  /^(?:(?:hi|hello|hey|hiya|howdy|yo|good|morning|afternoon|evening|day|there|ok|so|baby|honey|yall|y'all|maam|sir|everybody) )+/;
/** 'Good morning, this a real person?' asks; 'hey there friend?' does not. */
const ASKED_IN_SHORT = 2;
/** 'So what do' is cut short, and asks of no well-being. */
const ASKS_OF_NOBODY = /^what(?:s|'s)?(?: (?:are|is|was|were|do|did|be|the))*$/;
/** Asked of whoever is greeted. */
const WELL_BEING =
  /\b(?:how|wah|what|whats|what's)(?: (?:are|is|was|were|do|did|you|u|ya|yall|y'all|be|di|the|your|ur|everything|everybody|family|day|work|people|things|doing|doin|been|going|goin|good|up|gwaan|how|dis|this|morning|mawnin|side|far|it))+\b|\bwho\b.*/g;
