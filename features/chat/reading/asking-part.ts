/** What a message of several sentences asks, and what it tells beside. */
export interface AskingPart {
  asking: string;
  /** The other sentences, in order. */
  told: readonly string[];
}

const SENTENCES = /(?<=[.?!…])\s+|\n+/;
/** As a question begins that has no mark: 'do shrimp cause gout', 'so can she have it'. */
const ASKS =
  /^(?:(?:and|so|but|ok|okay|now|well|please|also|then)[, ]+)*(?:do|does|did|is|are|was|can|could|should|would|will|what|whats|how|why|which|who|when|where|am|any|aint|isnt)\b/i;

/**
 * 'Nights at the plant for 14 years. My vitamin D came back 11. Can I take more on the other days?': of a message that tells and asks what it asks, the
 * last of its questions or else its last sentence. Undefined where it is one sentence.
 */
export function askingPart(message: string): AskingPart | undefined {
  const sentences = message.split(SENTENCES).filter((one) => /\S\s+\S/.test(one));
  if (sentences.length < 2) return undefined;
  const marked = sentences.findLastIndex((one) => /\?\W*$/.test(one));
  const begun = sentences.findLastIndex((one) => ASKS.test(one));
  const at = marked >= 0 ? marked : begun >= 0 ? begun : sentences.length - 1;
  return { asking: sentences[at] ?? message, told: sentences.filter((_, other) => other !== at) };
}
