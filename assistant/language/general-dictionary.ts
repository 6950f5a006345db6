import dictionary from 'dictionary-en';
import nspell from 'nspell';

let general: ReturnType<typeof nspell> | undefined;

/** Whether it is a word of general English, in small letters: such a word is never mended into another one. Read when first asked, once. */
export function isEnglishWord(word: string): boolean {
  general ??= nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  return general.correct(word);
}
