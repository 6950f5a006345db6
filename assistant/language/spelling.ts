import { editDistance } from '#platform/text/edit-distance.ts';
import { isOfAnotherLanguage } from './detect-language.ts';
import { isEnglishWord } from './general-dictionary.ts';
import { createKeyIndex } from './key-index.ts';
import { soundOf } from './sound-of.ts';

export interface Spelling {
  /**
   * For one message: the words that a word stands for, itself where it is known, else the word of our vocabulary that it looks or sounds
   * like. A message of nothing but unknown words is no message: after so many the rest stay as they are.
   */
  mender: () => (word: string) => readonly string[];
}

const SHORTEST = 4;
const LONGEST = 20;
/** One visitor's words come again and again. */
const REMEMBERED = 20_000;
/** Unknown words of one message that are looked for. */
const MOST_MENDED = 80;
/** Ways to leave letters out that are tried for one message: long words have hundreds each. */
const MOST_TRIED = 6000;

/**
 * @param words.vocabulary the words that the lexicon looks for
 * @param words.mendable those that a misspelled one may stand for: the same, inflected
 */
export function createSpelling(
  { vocabulary, mendable }: { vocabulary: ReadonlySet<string>; mendable: readonly string[] },
  onStep?: () => void,
): Spelling {
  const near = nearWords(mendable, onStep);
  const known = (word: string) => vocabulary.has(word) || isEnglishWord(word) || isOfAnotherLanguage(word);
  let remembered = new Map<string, readonly string[]>();

  const isSettled = (word: string) =>
    word.length < 3 || word.length > LONGEST || !/^[a-z]+$/.test(word) || known(word);

  function look(word: string): readonly string[] {
    const dialect = spokenForm(word, known);
    if (dialect) return [dialect];
    if (word.length < SHORTEST) return [word];
    const mended = near(word);
    if (mended) return [mended];
    return splitOf(word, vocabulary, known) ?? [word];
  }

  return {
    mender() {
      let left = MOST_MENDED;
      let tries = MOST_TRIED;
      return (word) => {
        const before = remembered.get(word);
        if (before) return before;
        const settled = isSettled(word);
        if (!settled) {
          if (left <= 0 || tries <= 0) return [word];
          left--;
          tries -= triesOf(word);
        }
        if (remembered.size >= REMEMBERED) remembered = new Map();
        const words = settled ? [word] : look(word);
        remembered.set(word, words);
        return words;
      };
    },
  };
}

/** 'Swalolwed' is 'swallowed', which no form names. */
export function withInflections(
  vocabulary: ReadonlySet<string>,
  known: (word: string) => boolean,
): ReadonlySet<string> {
  const all = new Set(vocabulary);
  for (const word of vocabulary) {
    if (word.length < SHORTEST) continue;
    const root = word.endsWith('e') ? word.slice(0, -1) : word;
    const last = word.at(-1) ?? '';
    for (const form of [`${word}s`, `${root}ed`, `${root}ing`, `${word}${last}ed`, `${word}${last}ing`]) {
      if (known(form)) all.add(form);
    }
  }
  return all;
}

/** The word that one stands for which is written as it is said: 'breathin', 'soooo'. Undefined where there is none. */
export function spokenForm(word: string, known: (word: string) => boolean): string | undefined {
  const tries = [
    word.endsWith('in') ? `${word}g` : '',
    word.endsWith('en') ? `${word.slice(0, -2)}ing` : '',
    word.replaceAll(/(.)\1{2,}/g, '$1$1'),
    word.replaceAll(/(.)\1+/g, '$1'),
    word.replaceAll(/(.)\1{2,}/g, '$1$1').replace(/in$/, 'ing'),
    word.replaceAll(/(.)\1+/g, '$1').replace(/in$/, 'ing'),
    word.endsWith('a') && word.length > 4 ? `${word.slice(0, -1)}er` : '',
    word.endsWith('z') ? `${word.slice(0, -1)}s` : '',
  ];
  return tries.find(
    (candidate) => candidate !== '' && candidate !== word && candidate.length > 1 && known(candidate),
  );
}

/** 'chestpain', 'seamoss'. */
function splitOf(
  word: string,
  vocabulary: ReadonlySet<string>,
  known: (word: string) => boolean,
): readonly string[] | undefined {
  for (let at = word.length - 3; at >= 3; at--) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const one_known = vocabulary.has(one) || (one.length > 3 && known(one));
    if (one_known && (vocabulary.has(other) || (other.length > 3 && known(other)))) return [one, other];
  }
  return undefined;
}

/** Words of the vocabulary by their letters with some left out, and by their sound. */
function nearWords(vocabulary: readonly string[], onStep?: () => void) {
  const known = vocabulary
    .filter((word) => word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word))
    .map((word) => ({ word, sound: soundOf(word) }));
  const byLetters = createKeyIndex(known.flatMap(({ word }, place) => keysOf(word, place)));
  const bySound = Map.groupBy(known, ({ sound }) => sound);
  const knownBy = (key: string) => byLetters.placesOf(key).flatMap((place) => known[place] ?? []);

  return (word: string): string | undefined => {
    const once = shortened(word);
    const keys = new Set([word, ...once]);
    if (word.length >= TWO_MISTAKES) for (const one of once) for (const two of shortened(one)) keys.add(two);
    const sound = soundOf(word);
    const found = new Set(bySound.get(sound));
    for (const key of keys) {
      onStep?.();
      for (const alike of knownBy(key)) found.add(alike);
    }
    let best: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { word: candidate, sound: other } of found) {
      onStep?.();
      // The first letter is seldom wrong, and a wrong one makes another word.
      if (candidate.charAt(0) !== word.charAt(0) || Math.abs(candidate.length - word.length) > 2) continue;
      const distance = editDistance(word, candidate);
      const sounds = other === sound;
      const allowed = word.length >= TWO_MISTAKES ? 2 : sounds && word.length >= 5 ? 2 : 1;
      if (distance > allowed) continue;
      const cost = distance - (sounds ? 0.5 : 0);
      if (cost < least) {
        least = cost;
        best = candidate;
      }
    }
    return best;
  };
}

/** A word of so many letters may carry two mistakes. */
const TWO_MISTAKES = 8;

const triesOf = ({ length }: string): number =>
  length >= TWO_MISTAKES ? (length * (length - 1)) / 2 : length;

/** A word itself, and without each of its letters; of two same letters in a row either leaves the same. */
const keysOf = (word: string, place: number): [key: string, place: number][] =>
  [word, ...new Set(shortened(word))].map((key) => [key, place]);

function shortened(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
