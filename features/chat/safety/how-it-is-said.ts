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

/** The sentence of a plain text in which `index` lies. */
export function sentenceAt(plain: string, index: number): string {
  const end = plain.indexOf(' . ', index);
  return plain.slice(plain.lastIndexOf(' . ', index) + 1, end < 0 ? undefined : end + 1);
}
