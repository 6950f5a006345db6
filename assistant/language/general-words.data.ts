import dictionary from 'dictionary-en';
import nspell from 'nspell';

/**
 * The words of general English and the names of people and places, in small letters, in the order of their characters, one a line, with a line's end before the first too.
 * Gathered when the store is built: read by each process, the dictionary would take 9 MB and 0.2 s.
 */
export const generalWords = `\n${[...new Set([...wordsOfDictionary(), ...namesOfPlaces()])].toSorted().join('\n')}\n`;

function wordsOfDictionary(): string[] {
  const spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  // It has no other way to tell all that it knows, with every ending.
  if (!('data' in spell) || typeof spell.data !== 'object' || spell.data === null)
    throw new Error('nspell keeps its words elsewhere');
  // 'Haiti' and 'Thomas' are typed in small letters, too.
  return Object.keys(spell.data)
    .filter((word) => /^[A-Z]?[a-z-]+$/.test(word) && spell.correct(word))
    .map((word) => word.toLowerCase());
}

/** Of countries, and of the cities that time zones are called after: 'to my sister in Lagos' is about no legs. */
function namesOfPlaces(): string[] {
  const cities = Intl.supportedValuesOf('timeZone').flatMap((zone) => zone.split('/').slice(1));
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const countries = letters.flatMap((one) => letters.map((other) => regions.of(`${one}${other}`) ?? ''));
  return [...cities, ...countries]
    .flatMap((name) => name.toLowerCase().split(/[^a-z]+/))
    .filter((word) => word.length > 3);
}
