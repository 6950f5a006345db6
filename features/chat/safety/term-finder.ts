import { plainText } from './plain-words-text.ts';

/** Finds names of one or several words in a text, the longest that fits first. */

export interface FoundTerm<Meaning> {
  term: string;
  meanings: readonly Meaning[];
  /** In words of the plain text; `end` is after the last. */
  start: number;
  end: number;
}

export interface TermFinder<Meaning> {
  /** Takes plain text. */
  find(plain: string): FoundTerm<Meaning>[];
  /** The single words that terms are made of. */
  words(): Iterable<string>;
}

interface Node<Meaning> {
  next: Map<string, Node<Meaning>>;
  term?: string;
  meanings: Meaning[];
}

const emptyNode = <Meaning>(): Node<Meaning> => ({ next: new Map(), meanings: [] });

export function createTermFinder<Meaning>(
  entries: Iterable<{ term: string; meaning: Meaning }>,
): TermFinder<Meaning> {
  const root = emptyNode<Meaning>();
  const vocabulary = new Set<string>();
  for (const { term, meaning } of entries) {
    let node = root;
    for (const word of wordsOf(plainText(term))) {
      vocabulary.add(word);
      const next = node.next.get(word) ?? emptyNode<Meaning>();
      node.next.set(word, next);
      node = next;
    }
    node.term = term;
    node.meanings.push(meaning);
  }

  return {
    find(plain) {
      const words = wordsOf(plain);
      const found: FoundTerm<Meaning>[] = [];
      for (let start = 0; start < words.length; ) {
        const hit = longestAt(root, words, start);
        if (hit) found.push(hit);
        start = hit ? hit.end : start + 1;
      }
      return found;
    },
    words: () => vocabulary,
  };
}

/** The plural of a name is the name. */
const nextNode = <Meaning>(node: Node<Meaning>, word: string) =>
  node.next.get(word) ??
  (word.endsWith('s') && word.length > 4 ? node.next.get(word.slice(0, -1)) : undefined);

function longestAt<Meaning>(
  root: Node<Meaning>,
  words: readonly string[],
  start: number,
): FoundTerm<Meaning> | undefined {
  let node = root;
  let best: FoundTerm<Meaning> | undefined;
  for (let index = start; index < words.length; index++) {
    const next = nextNode(node, words[index] ?? '');
    if (!next) break;
    node = next;
    if (node.term !== undefined) best = { term: node.term, meanings: node.meanings, start, end: index + 1 };
  }
  return best;
}

/** A name ends with its sentence: 'calcium. citrate' is two. */
export const wordsOf = (plain: string): string[] => plain.split(' ').filter(Boolean);
