/**
 * Words as the rules read them: small letters without accents, apostrophes, markdown and tricks of typography. Sentences end in ' . ',
 * commas stand alone, so that a pattern can say how far it reaches. "Can’t  *breathe*!" becomes ' cant breathe . '.
 */

/** Longer than any message that the store accepts; the rest of a longer text is not read. */
const READ_CHARACTERS = 4000;

/** Zero-width, direction and joiner marks, with which words are hidden from a reader of text but not from a reader of a page. */
export const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** Letters of other alphabets that look like ours. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    ԁ: 'd',
    ո: 'n',
    ν: 'v',
    ο: 'o',
    α: 'a',
    ı: 'i',
  }),
);

/** Their stop ends no sentence. */
const ABBREVIATED = /\b(st|dr|mr|mrs|ms|vs|approx|vit)\.(?= \S)/g;

const DROPPED = /['`´‘’ʼ*_~\\"“”]/g;

export function plainText(text: string): string {
  const words = unhidden(text.slice(0, READ_CHARACTERS).toLowerCase())
    .replace(ABBREVIATED, '$1')
    .replace(DROPPED, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/[.!?;:\n]+(?=\s|$)|[!?;\n]+/g, ' ¶ ')
    .replace(/,/g, ' , ')
    .replace(/(?<!\d)[./]|[./](?!\d)/g, (mark) => (mark === '.' ? ' ' : ' / '))
    .replace(/[^\p{L}\p{N}./,%$<>=&+¶\s]/gu, ' ')
    .replaceAll('¶', '.')
    .replace(/\s+/g, ' ');
  return ` ${joinSpelledOut(words.trim())} `;
}

/** Without marks that nobody sees, in the letters that they look like. */
export function unhidden(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(INVISIBLE, '')
    .replace(/[\u0370-\u03FF\u0400-\u052F\u0530-\u058Fı]/g, (letter) => LOOKALIKES.get(letter) ?? letter);
}

/** 's u i c i d e' is one word. */
function joinSpelledOut(text: string): string {
  return text.replace(/(?<![^ ])\p{L}(?: \p{L}){5,20}(?![^ ])/gu, (letters) => letters.replaceAll(' ', ''));
}
