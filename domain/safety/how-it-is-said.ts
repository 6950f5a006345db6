/** Whether words in a plain text are denied, long past, or only asked about. */

const NEGATORS =
  /^(?:no|not|never|without|deny|denies|denied|denying|dont|doesnt|didnt|havent|hasnt|hadnt|isnt|arent|wasnt|werent|aint|nor|neither|zero|none|nobody|cannot|cant|couldnt|wont|wouldnt|shouldnt|mustnt|nunca|sin|ni)$/;
/** They deny a whole list: 'no fever, cough or chest pain'. The others end with the comma. */
const LIST_NEGATORS = /^(?:no|without|deny|denies|denied|denying|nor|neither|zero|none|sin|ni)$/;
/** Behind one of these something new is said. */
const BREAKS =
  /^(?:but|however|and|because|cause|cuz|my|his|her|our|their|i|im|ive|he|hes|she|shes|it|its|they|theyre|we|were|you|now|then|just|only|yet|until|when|with|if|why|what|know|sure|well|good|right|better|doubt|idea|stop|pero|y|que|porque)$/;

const REACH = 8;

/** A negator in front of the words at `index`, in the same sentence, that still reaches them. */
export function isDenied(plain: string, index: number): boolean {
  const sentence = plain.slice(plain.lastIndexOf(' . ', index) + 1, index);
  const words = sentence.split(' ').filter(Boolean).slice(-REACH);
  let comma = false;
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] ?? '';
    if (NEGATORS.test(word)) return denies(words, at, comma);
    if (word === ',') comma = true;
    else if (BREAKS.test(word)) return false;
  }
  return false;
}

function denies(words: readonly string[], at: number, comma: boolean): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1];
  // 'No, chest pain' answers a question before it says something.
  if (next === ',') return false;
  // 'Can't' and 'won't' are mostly a part of what is wrong.
  if (/^(?:cannot|cant|couldnt|wont|wouldnt)$/.test(word)) return false;
  return !comma || LIST_NEGATORS.test(word);
}

const PAST =
  /\b(?:(?:years?|months?|decades?|yrs?) (?:ago|back)|last (?:year|month|spring|summer|fall|winter)|(?:in|since|from|of) (?:19|20)\d\d|back in|when (?:i|he|she|we|they) (?:was|were)|used to|history of|family history|runs in|in (?:my|the|our) family|survivors?|survived|as an? (?:child|kid|teen|baby)|died|passed (?:away|on|from)|previous(?:ly)?|in the past|long ago|years? before|recover(?:ing|ed)|(?:since|after) (?:my|his|her|the|a|having a) (?:\S+ )?(?:strokes?|attacks?|surgery|operation|overdose|seizures?|bypass|stent)|hace (?:\w+ )?(?:anos|meses))\b/;
const RECENT =
  /\b(?:now|today|tonight|this (?:morning|afternoon|evening|minute)|just|currently|at the moment|(?:minutes?|mins?|hours?|hrs?) ago|since (?:yesterday|last night|this)|yesterday|last night|again|still|all day|ahora|hoy|acaba|ahorita)\b/;

/** Said to be over: 'my father had a stroke in 2010'. */
export const isPast = (sentence: string): boolean => PAST.test(sentence) && !RECENT.test(sentence);

const ASKED_ABOUT =
  /\b(?:(?:can|could|does|do|will|would|may|might|did) (?:\S+ ){1,6}(?:cause|causes|give|lead to|trigger|bring on|prevent)|(?:can|could|is it possible to|how do|would) (?:you|i|people|someone|a person|one|we )?(?:\S+ ){0,2}(?:overdose|od)|(?:warning )?(?:signs?|symptoms?) of|warning signs|side effects?|how (?:do|can|would|to) (?:\S+ )?(?:tell|know|spot|recognize|prevent|avoid|lower|reduce)|risks? (?:of|for)|chances? of|to prevent|difference between|(?:afraid|scared) of (?:a |having|getting)|worried about (?:a |getting|having)|what (?:is|are|causes?)|whats|mean(?:s|t)? by|learn about|read about|article|information (?:on|about)|if (?:someone|somebody|i ever|a person|anyone))\b/;
const HAPPENING =
  /\b(?:(?:im|i am|hes|shes|he is|she is|is|am|be|been|keep|keeps) (?:\S+ )?(?:having|feeling|getting)|i have|ive got|i got|i feel|my \S+ (?:hurts|hurting|is hurting|be hurting))\b/;

/** Asked about as a subject, while nothing in the whole message says that it is happening. */
export const isAskedAbout = (sentence: string, message: string): boolean =>
  ASKED_ABOUT.test(sentence) && !RECENT.test(message) && !HAPPENING.test(message);

/** The sentence of a plain text in which `index` lies. */
export function sentenceAt(plain: string, index: number): string {
  const end = plain.indexOf(' . ', index);
  return plain.slice(plain.lastIndexOf(' . ', index) + 1, end < 0 ? undefined : end + 1);
}
