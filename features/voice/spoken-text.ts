/** Text for the ear: what an answer says without its marks, in whole sentences. */

/** Answers come in Markdown; nobody wants to hear an asterisk or an address. */
export const plainWords = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|[-*+>]|\d+[.)])\s+/gm, '')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(^|[\s(])[*_]([^*_]+)[*_](?=[\s).,;:!?]|$)/g, '$1$2')
    .replace(/[ \t]+/g, ' ')
    .trim();

/** Where something comes from is read, not heard. */
const SOURCE = /^\s*[-*]?\s*\(?(?:Sources?|Links?|See also|Read more)\s*:/i;
export const isForEyes = (sentence: string): boolean => SOURCE.test(sentence);

/** As a voice reads it: prices as people say them, 911 and 988 digit by digit, not as hundreds, and nothing that is for eyes. */
export const toSpeechText = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isForEyes(line))
    .join('\n')
    .replace(/\s*[([](?:sources?|see|link):?\s[^)\]]*[)\]]/gi, '')
    .replace(/\s*\(?(?:https?:\/\/|www\.)[^\s)]+?\)?(?=[.,;:!?]*(?:\s|$))/gi, '')
    .replace(/\bUSD (\d+(?:\.\d\d)?)/g, '$$$1')
    .replace(/(?<![\d.,-])9(?:11|88)(?![\d-]|[.,]\d)/g, (number) => number.split('').join(' '));

export interface Sentences {
  /** Sentences that are complete now. */
  push(text: string): string[];
  /** What is left when no more comes. */
  end(): string[];
}

/** Browsers fall silent in the middle of a long utterance, some after about 15 s: about 200 letters. */
const LONGEST_UTTERANCE = 180;

/** Sentences, and long ones in parts. */
export function toUtterances(text: string): string[] {
  const sentences = splitSentences();
  return [...sentences.push(toSpeechText(text)), ...sentences.end()].flatMap(inParts);
}

function inParts(sentence: string): string[] {
  if (sentence.length <= LONGEST_UTTERANCE) return [sentence];
  const head = sentence.slice(0, LONGEST_UTTERANCE);
  const at = Math.max(head.search(/[,;:][^,;:]*$/) + 1, 0) || head.lastIndexOf(' ') || LONGEST_UTTERANCE;
  return [sentence.slice(0, at).trim(), ...inParts(sentence.slice(at).trim())];
}

/** A point behind these ends no sentence. */
const ABBREVIATION = /\b(?:Dr|Mr|Mrs|Ms|St|vs|e\.g|i\.e|approx|No)\.$/i;

/** Cuts a text that arrives in pieces into sentences of plain words. */
export function splitSentences(): Sentences {
  let rest = '';
  function take(): string[] {
    const sentences: string[] = [];
    let from = 0;
    // A sentence is over when something follows it: '3.' may still become '3.5'.
    for (const { index, 0: mark } of rest.matchAll(/[.!?]["')*_]*(?=\s)|\n+/g)) {
      const sentence = rest.slice(from, index + mark.length);
      // The title of a source may be sentences of its own.
      if (!mark.startsWith('\n') && (ABBREVIATION.test(sentence) || isForEyes(sentence))) continue;
      sentences.push(sentence);
      from = index + mark.length;
    }
    rest = rest.slice(from);
    return sentences.map(plainWords).filter(Boolean);
  }
  return {
    push(text) {
      rest += text;
      return take();
    },
    end() {
      rest += '\n';
      return take();
    },
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** So many of the heard words, in the order they were said, make an echo. */
const ECHO_SHARE = 0.7;

/** Whether what a microphone heard is what the loudspeaker just said, or a part of it. Without a word it is nobody's, so it counts as echo. Of fewer words than `atLeast` none is. */
export function isEchoOf(heard: string, spoken: string, { atLeast = 1 } = {}): boolean {
  const words = wordsOf(heard);
  if (words.length > 0 && words.length < atLeast) return false;
  const said = wordsOf(spoken);
  let at = 0;
  let found = 0;
  for (const word of words) {
    const next = said.indexOf(word, at);
    if (next === -1) continue;
    found += 1;
    at = next + 1;
  }
  return found >= words.length * ECHO_SHARE;
}
