import { stemOf } from '../language/stem.ts';
import { wordForms } from '../language/word-forms.ts';
import { BLOOD_PRESSURE } from '../language/tokenize.ts';
import type { Piece } from './matcher.ts';

/** '(hard|trouble) to breathe': words, `=word` as it stands, choices that may hold choices, `<concept>`, `..` and `...`. Throws with what is wrong. */
export function parseForm(
  form: string,
  {
    knows = () => false,
    vocabulary = new Set(),
  }: { knows?: (id: string) => boolean; vocabulary?: Set<string> } = {},
): Piece[] {
  const parts =
    form
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('blood pressure', BLOOD_PRESSURE)
      .match(/[(|)]|<[^>]*>|[^\s(|)<]+/gu) ?? [];
  let at = 0;

  function sequence(): Piece[] {
    const pieces: Piece[] = [];
    for (let part = parts[at]; part !== undefined && part !== '|' && part !== ')'; part = parts[at]) {
      at++;
      pieces.push(...(part === '(' ? [choices()] : piecesOf(part)));
    }
    // A list that grew keeps room for sixteen more; thousands of these stay.
    return pieces.slice();
  }
  function choices(): Piece[][] {
    const all = [sequence()];
    while (parts[at] === '|') {
      at++;
      all.push(sequence());
    }
    if (parts[at] !== ')') throw new Error(`'${form}' has no ) for its (`);
    at++;
    return all.slice();
  }
  function piecesOf(part: string): string[] {
    if (/^\.+$/.test(part)) return [part];
    if (part.startsWith('<')) {
      if (!knows(part.slice(1, -1))) throw new Error(`'${form}' names ${part}, which is no concept`);
      return [part];
    }
    if (part.startsWith('=')) {
      vocabulary.add(part.slice(1));
      return [part];
    }
    const words =
      wordForms.get(part) ??
      wordForms.get(part.replaceAll("'", '')) ??
      (part.match(/[^\W\d_'’-]+|\d+(?:[.,]\d+)*|[^\w\s.'’-]+/g) ?? []).filter(
        (word) => word !== '' && word !== 's',
      );
    for (const word of words) vocabulary.add(word);
    return words.map(stemOf);
  }

  const pieces = sequence();
  if (at < parts.length || pieces.length === 0) throw new Error(`'${form}' cannot be read as a form`);
  return pieces;
}
