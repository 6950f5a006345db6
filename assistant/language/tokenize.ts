import { stemOf } from './stem.ts';
import { type WordForms, wordForms } from './word-forms.ts';
import { numberOf } from './numbers.ts';
import type { Token } from '../turn.ts';

/** Longer than any message the store accepts; the rest is not read. */
const READ_CHARACTERS = 8000;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
/** Letters of other alphabets that look like ours. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  ('аa еe оo рp сc уy хx іi ѕs ԁd ոn νv οo αa ıi'.match(/\S\S/g) ?? []).map((pair): [string, string] => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);
const OTHER_LETTERS = /[\u0370-\u03FF\u0400-\u052F\u0530-\u058Fı]/g;
const ABBREVIATED = /\b(st|dr|mr|mrs|ms|vs|approx|vit)\.(?=\s)/g;

/** A word with its apostrophes, a number, an end of a sentence, or a mark that means something. */
const PIECE = /\p{L}[\p{L}\p{M}'’]*|\d+(?:[.,]\d+)*|[.!?;\n…<>[\]{}|]|[,:]|[/%$+&]/gu;
const END = /^[.!?;\n…<>[\]{}|]$/;

export const BLOOD_PRESSURE = 'bloodpressure';

export interface Tokenizer {
  (text: string): Token[];
}

/** `mender` gives, for one message, the words that a word stands for: itself, mended, or two of them. */
export function createTokenizer(mender: () => (word: string) => readonly string[]): Tokenizer {
  return (text) => {
    const mend = mender();
    const tokens: Token[] = [];
    let sentence = 0;
    let open = false;
    for (const piece of piecesOf(text)) {
      if (END.test(piece)) {
        if (open) sentence++;
        open = false;
        continue;
      }
      open = true;
      for (const word of wordsOf(piece, wordForms, mend)) {
        const before = tokens.at(-1);
        // 'No no no no no' says no more than thrice.
        if (word === before?.word && word === tokens.at(-2)?.word && word === tokens.at(-3)?.word) continue;
        // One thing, and no pressure that somebody feels.
        if (word === 'pressure' && before?.word === 'blood') {
          tokens[tokens.length - 1] = tokenOf('blood pressure', BLOOD_PRESSURE, sentence);
        } else tokens.push(tokenOf(piece, word, sentence));
      }
    }
    return withNumbers(tokens);
  };
}

function tokenOf(raw: string, word: string, sentence: number): Token {
  const number = /^\d/.test(word)
    ? Number(word.replaceAll(/,(?=\d{3})/g, '').replaceAll(',', '.'))
    : undefined;
  return {
    raw,
    word,
    stem: stemOf(word),
    sentence,
    ...(number !== undefined && !Number.isNaN(number) ? { number } : {}),
  };
}

function piecesOf(text: string): string[] {
  const plain = text
    .slice(0, READ_CHARACTERS)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(INVISIBLE, '')
    .replace(OTHER_LETTERS, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .toLowerCase()
    .replace(ABBREVIATED, '$1')
    .replaceAll(/[*_~]/g, '');
  return spelledOut(plain.match(PIECE) ?? []);
}

/** 's u i c i d e' is one word. */
function spelledOut(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length >= 5) joined.push(run.join(''));
    else joined.push(...run);
    run = [];
  };
  for (const piece of pieces) {
    if (/^\p{L}$/u.test(piece) && run.length < 20) run.push(piece);
    else {
      close();
      joined.push(piece);
    }
  }
  close();
  return joined;
}

function wordsOf(
  piece: string,
  forms: WordForms,
  mend: (word: string) => readonly string[],
): readonly string[] {
  if (!/^\p{L}/u.test(piece)) return [piece];
  const listed = forms.get(piece) ?? forms.get(piece.replaceAll("'", ''));
  if (listed) return listed;
  if (piece.endsWith("n't") && piece.length > 3) return [...mend(piece.slice(0, -3)), 'not'];
  const bare = piece.replace(/'(?:s|m|re|ll|d|ve|all)?$/, '').replaceAll("'", '');
  return bare === '' ? [] : mend(bare).flatMap((word) => forms.get(word) ?? [word]);
}

/** Numbers in words get their value; 'twenty five' is one number, on its last word. */
function withNumbers(tokens: Token[]): Token[] {
  return tokens.map((token, index) => {
    if (token.number !== undefined) return token;
    const value = numberOf(token.word);
    if (value === undefined) return token;
    const before = numberOf(tokens[index - 1]?.word ?? '');
    const tens = before !== undefined && before >= 20 && before < 100 && value < 10 ? before : 0;
    const times = value === 100 && before !== undefined && before < 10 ? before : 1;
    return { ...token, number: tens + value * times };
  });
}
