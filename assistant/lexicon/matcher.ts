import { stemOf } from '../language/stem.ts';
import type { Token } from '../turn.ts';

/**
 * Finds the forms of concepts among tokens: one walk through an automaton from every token. In a form a word stands for its inflections,
 * `=word` for just this one, `<name>` for any form of another concept, `..` for up to three words and `...` for up to seven. Words that carry no meaning of their
 * own ('really', 'my', 'started to') may stand between.
 */

export interface Span {
  from: number;
  /** After the last token. */
  to: number;
}

export interface Found extends Span {
  concept: string;
}

/** A part of a form: a stem, '=word', '<name>', '..' or '...', or one of several ways to go on. */
export type Piece = string | readonly (readonly Piece[])[];

export interface Form {
  concept: string;
  pieces: readonly Piece[];
}

/** Most of the fifty thousand nodes are a form's last word: they hold no empty lists, which would take 20 MB. */
interface Node {
  id: number;
  next: Map<string, Node> | undefined;
  /** Children that are a word as it stands: 'had' is told, 'having' happens. */
  exact: Map<string, Node> | undefined;
  /** Children that are concepts. */
  inner: Map<string, Node> | undefined;
  /** Where the form goes on after a choice, without a word. */
  onward: Node[] | undefined;
  gap: { node: Node; most: number } | undefined;
  concepts: string[] | undefined;
}

const GAPS: ReadonlyMap<string, number> = new Map(Object.entries({ '..': 3, '...': 7 }));

const LIGHT = new Set(
  `a an the my his her our your their this that these those be so very real realy just like kind sort of all even still also
   i he she it we they you have do done get go feel keep start begin to then well oh man lord jesus please some yet about actual literal
   super extra total complet absolut pure dang damn hella mad hecka straight low key now em y e el la los las un una mi su`
    .split(/\s+/)
    .filter(Boolean)
    .map(stemOf),
);

const isLight = (stem: string): boolean => LIGHT.has(stem);

/**
 * @param strict every word has to stand there: an idiom is no idiom with other words in it.
 * @param onStep called for every node that is looked at: what a test counts.
 */
export function createMatcher(
  forms: Iterable<Form>,
  { strict = false, onStep }: { strict?: boolean; onStep?: (() => void) | undefined } = {},
): (tokens: readonly Token[]) => Found[] {
  const levels = levelsOf([...forms]).map(automatonOf);
  return (tokens) => {
    const found: Found[] = [];
    const byStart = new Map<number, Found[]>();
    for (const root of levels) {
      const here = tokens.flatMap((token, from) =>
        mayBegin(root, token, byStart.get(from))
          ? walk(root, tokens, { from, inner: byStart, strict, onStep })
          : [],
      );
      for (const one of here) {
        const list = byStart.get(one.from);
        if (list) list.push(one);
        else byStart.set(one.from, [one]);
      }
      found.push(...here);
    }
    return found;
  };
}

/** Forms that speak of other concepts come after those. */
function levelsOf(forms: readonly Form[]): Form[][] {
  const byConcept = Map.groupBy(forms, ({ concept }) => concept);
  const depth = new Map<string, number>();
  const depthOf = (concept: string, above: readonly string[]): number => {
    if (above.includes(concept)) throw new Error(`<${concept}> stands for itself: ${above.join(' → ')}`);
    const known = depth.get(concept);
    if (known !== undefined) return known;
    const inner = new Set((byConcept.get(concept) ?? []).flatMap(({ pieces }) => innerOf(pieces)));
    const deepest = Math.max(-1, ...[...inner].map((name) => depthOf(name, [...above, concept])));
    depth.set(concept, deepest + 1);
    return deepest + 1;
  };
  const levels: Form[][] = [];
  for (const form of forms) (levels[depthOf(form.concept, [])] ??= []).push(form);
  return Array.from(levels, (level) => level ?? []);
}

const innerOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    typeof piece !== 'string' ? piece.flatMap(innerOf) : piece.startsWith('<') ? [piece.slice(1, -1)] : [],
  );

function automatonOf(forms: readonly Form[]): Node {
  let count = 0;
  const make = (gap?: Node['gap']): Node => ({
    id: count++,
    next: undefined,
    exact: undefined,
    inner: undefined,
    onward: undefined,
    gap,
    concepts: undefined,
  });
  // What begins alike goes through the same nodes.
  const follow = (node: Node, way: 'next' | 'exact' | 'inner', key: string): Node => {
    const map = (node[way] ??= new Map<string, Node>());
    const known = map.get(key);
    if (known) return known;
    const child = make();
    map.set(key, child);
    return child;
  };
  // A list that grew by itself keeps room for sixteen more.
  const leadOn = (node: Node, to: Node) => {
    node.onward = [...(node.onward ?? []), to];
  };
  const build = (pieces: readonly Piece[], start: Node): Node =>
    pieces.reduce<Node>((node, piece) => {
      if (typeof piece !== 'string') {
        const end = make();
        for (const choice of piece) leadOn(build(choice, node), end);
        return end;
      }
      const most = GAPS.get(piece);
      if (most !== undefined) {
        const known = node.onward?.find(({ gap }) => gap?.most === most)?.gap;
        if (known) return known.node;
        const gap = { node: make(), most };
        leadOn(node, make(gap));
        return gap.node;
      }
      if (piece.startsWith('<')) return follow(node, 'inner', piece.slice(1, -1));
      return piece.startsWith('=') ? follow(node, 'exact', piece.slice(1)) : follow(node, 'next', piece);
    }, start);
  const root = make();
  for (const { concept, pieces } of forms) {
    const end = build(pieces, root);
    end.concepts = [...(end.concepts ?? []), concept];
  }
  return root;
}

/** Most words of a message begin no form. */
const mayBegin = (root: Node, { stem, word }: Token, inner: readonly Found[] = []): boolean =>
  root.onward !== undefined ||
  root.next?.has(stem) === true ||
  root.exact?.has(word) === true ||
  inner.some(({ concept }) => root.inner?.has(concept));

/** What is said in more words than this is said in two sentences. */
const LONGEST = 18;
/** Words without meaning between two that have some. */
const MOST_SKIPPED = 4;

function walk(
  root: Node,
  tokens: readonly Token[],
  {
    from,
    inner,
    strict,
    onStep,
  }: {
    from: number;
    inner: ReadonlyMap<number, readonly Found[]>;
    strict: boolean;
    onStep: (() => void) | undefined;
  },
): Found[] {
  const longest = new Map<string, number>();
  const seen = new Set<number>();
  const sentence = tokens[from]?.sentence;
  const visit = (node: Node, at: number): void => {
    if (at - from > LONGEST) return;
    const key = node.id * 16_384 + at;
    if (seen.has(key)) return;
    seen.add(key);
    onStep?.();
    for (const concept of node.concepts ?? []) longest.set(concept, Math.max(at, longest.get(concept) ?? 0));
    for (const onward of node.onward ?? []) visit(onward, at);
    if (node.gap) {
      for (let gap = 0; gap <= node.gap.most; gap++) {
        if (gap > 0 && tokens[at + gap - 1]?.sentence !== sentence) break;
        visit(node.gap.node, at + gap);
      }
    }
    if (node.next || node.exact || node.inner) goOn(node, at);
  };
  /** By the next word; words without a meaning of their own may stand before it. */
  const goOn = (node: Node, start: number): void => {
    const most = strict || node === root ? start : start + MOST_SKIPPED;
    for (let at = start; at <= most; at++) {
      const token = tokens[at];
      if (!token || token.sentence !== sentence) return;
      const next = node.next?.get(token.stem);
      if (next) visit(next, at + 1);
      const exact = node.exact?.get(token.word);
      if (exact) visit(exact, at + 1);
      if (node.inner) {
        for (const { concept, to } of inner.get(at) ?? []) {
          const through = node.inner.get(concept);
          if (through) visit(through, to);
        }
      }
      if (!isLight(token.stem)) return;
    }
  };
  visit(root, from);
  return [...longest].map(([concept, to]) => ({ concept, from, to }));
}
