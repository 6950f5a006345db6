/** Words, or pieces of words that the vocabulary has no whole word for ('magnes', '##um'), by their place in it. */
export interface WordPieces {
  /** As the encoder reads a text: marks for its beginning and end around at most `most` pieces. */
  (text: string): number[];
}

const BEGINNING = '[CLS]';
const END = '[SEP]';
const UNKNOWN = '[UNK]';
/** What is longer is no word. */
const LONGEST_WORD = 100;

/** Small letters without accents; punctuation by itself. As BERT's uncased vocabulary was made. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .match(/[\p{P}$+<=>^`|~]|[^\s\p{P}$+<=>^`|~]+/gu) ?? [];

/**
 * Cuts texts as the encoder's vocabulary has them, the longest piece first.
 * @param vocabulary each piece by its place; what goes on a word begins with ##
 * @param most of a longer text only the beginning is read
 */
export function createWordPieces(vocabulary: readonly string[], most: number): WordPieces {
  const places = new Map(vocabulary.map((piece, place) => [piece, place]));
  const placeOf = (piece: string): number => {
    const place = places.get(piece);
    if (place === undefined) throw new Error(`the vocabulary has no ${piece}`);
    return place;
  };
  const [beginning, end, unknown] = [placeOf(BEGINNING), placeOf(END), placeOf(UNKNOWN)];

  const longestFrom = (word: string, from: number): { place: number; to: number } | undefined => {
    for (let to = word.length; to > from; to--) {
      const place = places.get(from === 0 ? word.slice(0, to) : `##${word.slice(from, to)}`);
      if (place !== undefined) return { place, to };
    }
    return undefined;
  };
  const piecesOf = (word: string): number[] => {
    if (word.length > LONGEST_WORD) return [unknown];
    const pieces: number[] = [];
    for (let from = 0; from < word.length; ) {
      const longest = longestFrom(word, from);
      if (!longest) return [unknown];
      pieces.push(longest.place);
      from = longest.to;
    }
    return pieces;
  };
  return (text) => {
    const pieces: number[] = [];
    for (const word of wordsOf(text)) {
      if (pieces.length >= most) break;
      pieces.push(...piecesOf(word));
    }
    return [beginning, ...pieces.slice(0, most), end];
  };
}
