import { fold } from './fold.ts';

/** Small letters and single spaces, without punctuation: what patterns of speech are looked for in. 'D3 + K2' and 'D3-K2' read alike. */
export const plainWords = (text: string): string =>
  fold(text)
    .replace(/[’`]/g, "'")
    .replace(/&/g, ' and ')
    .replace(/'s\b/g, 's')
    .replace(/[^a-z0-9']+/g, ' ')
    .trim();

/** Plain words without apostrophes, a plural as its singular. */
export function inOneForm(text: string): string {
  return plainWords(text)
    .replaceAll("'", '')
    .split(' ')
    .map((word) => (word.length > 3 && /[^su]s$/.test(word) ? singular(word) : word))
    .join(' ');
}

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  return word.slice(0, word.endsWith('shes') ? -2 : -1);
}
