import { generalWords } from './general-words.data.ts';

/** Whether it is a word of general English, in small letters from a to z: such a word is never mended into another one. */
export function isEnglishWord(word: string): boolean {
  let from = 0;
  let to = generalWords.length - 1;
  // Both stand on the end of a line; what is sought lies between.
  while (from < to) {
    const start = generalWords.lastIndexOf('\n', (from + to) >> 1);
    const end = generalWords.indexOf('\n', start + 1);
    const here = generalWords.slice(start + 1, end);
    if (here === word) return true;
    if (here < word) from = end;
    else to = start;
  }
  return false;
}

/** 'Asdkjh qwoeiu' has none. */
export const hasEnglishWord = (text: string): boolean => text.split(/[^a-z]+/).some(isEnglishWord);
