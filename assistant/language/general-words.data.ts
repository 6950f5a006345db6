import dictionary from 'dictionary-en';
import nspell from 'nspell';

/**
 * The words of general English in small letters, in the order of their characters, one a line, with a line's end before the first too.
 * Gathered when the store is built: read by each process, the dictionary would take 9 MB and 0.2 s.
 */
export const generalWords = `\n${wordsOfDictionary().toSorted().join('\n')}\n`;

function wordsOfDictionary(): string[] {
  const spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  // It has no other way to tell all that it knows, with every ending.
  if (!('data' in spell) || typeof spell.data !== 'object' || spell.data === null)
    throw new Error('nspell keeps its words elsewhere');
  return Object.keys(spell.data).filter((word) => /^[a-z-]+$/.test(word) && spell.correct(word));
}
