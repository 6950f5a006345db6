import { INVISIBLE } from '../plain-words-text.ts';

/** Cuts a stream into sentences. Where it cuts depends on the whole text alone, never on how the text came in. */
export interface SentenceReader {
  /** Sentences that are complete now. */
  push(text: string): Sentence[];
  /** The rest. */
  end(): Sentence[];
}

export interface Sentence {
  /** White space in front of it. */
  lead: string;
  text: string;
}

/** A sentence that is longer is nobody's prose. It is given as TOO_LONG, its words are dropped. */
const LONGEST = 1500;
export const TOO_LONG = '\u0000';

const ENDS = /[.!?…]/;
const CLOSERS = /["')\]*_”’]/;
const NO_END =
  /(?:^|[\s(*_"'])(?:st|dr|mr|mrs|ms|prof|vs|e\.g|i\.e|approx|inc|co|u\.s|a\.m|p\.m|vit|no|fig|al|spp|ssp|sp|[a-z])\.$/i;
const LIST_NUMBER = /^\s*(?:\*\*)?\d{1,2}\.$/;

export function createSentenceReader(): SentenceReader {
  let lead = '';
  let text = '';
  let dropped = false;
  /** Inside '[…](…)', whose titles may hold full stops. */
  let inLink = false;

  function finish(): Sentence[] {
    const sentence = { lead, text: dropped ? TOO_LONG : text };
    lead = '';
    text = '';
    dropped = false;
    inLink = false;
    return sentence.text === '' ? [] : [sentence];
  }

  function take(character: string): Sentence[] {
    if (text === '' && !dropped && /\s/.test(character)) {
      lead += character;
      return [];
    }
    if (character === '\n') {
      const done = finish();
      lead = '\n';
      return done;
    }
    if (/\s/.test(character) && !inLink && endsSentence(text)) {
      const done = finish();
      lead = character;
      return done;
    }
    if (text.length >= LONGEST) {
      dropped = true;
      text = text.slice(-20);
    }
    text += character;
    if (character === '[') inLink = true;
    else if (character === ')' || (inLink && /\]\s$/.test(text))) inLink = false;
    return [];
  }

  return {
    push: (more) => more.replace(INVISIBLE, '').replaceAll('\r', '').split('').flatMap(take),
    end: () => finish(),
  };
}

function endsSentence(text: string): boolean {
  let end = text.length;
  while (end > 0 && CLOSERS.test(text.charAt(end - 1))) end--;
  const kept = text.slice(0, end);
  if (!ENDS.test(kept.slice(-1))) return false;
  return !NO_END.test(kept.slice(-12)) && !LIST_NUMBER.test(kept);
}
