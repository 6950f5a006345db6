import { modifiers } from './context-modifiers.data.ts';
import { parseForm } from '../lexicon/parse-form.ts';
import { createMatcher, type Found, type Span } from '../lexicon/matcher.ts';
import type { MentionContext, Token } from '../turn.ts';

type Modifier = (typeof modifiers)[number];

/** How things are said: ConText's algorithm. A modifier has a direction and a reach, a terminator ends it. */

/** The words that modifiers are made of. */
export const modifierVocabulary: ReadonlySet<string> = new Set(
  modifiers.flatMap(({ forms }) => forms.flatMap((form) => form.match(/[a-z]+/g) ?? [])),
);

const match = createMatcher(
  modifiers.flatMap(({ forms }, index) =>
    forms.map((form) => ({ concept: String(index), pieces: parseForm(form) })),
  ),
);

interface Reach extends Span {
  category: Modifier['category'];
  /** The modifier's own words: what holds them is not modified by them. */
  by: Span;
}

/** For every mention how it is said. */
export function readContext(tokens: readonly Token[]): (mention: Span) => MentionContext {
  const found = match(tokens).flatMap((one) => {
    const kind = modifiers[Number(one.concept)];
    return kind ? [{ ...one, kind }] : [];
  });
  // Up to which token something that only looks like a modifier reaches, from this token or an earlier one.
  const pseudo = new Int32Array(tokens.length);
  for (const { from, to, kind } of found)
    if (kind.category === 'pseudo') pseudo[from] = Math.max(pseudo[from] ?? 0, to);
  for (let at = 1; at < pseudo.length; at++) pseudo[at] = Math.max(pseudo[at] ?? 0, pseudo[at - 1] ?? 0);
  const real = found.filter((one) => one.kind.category === 'pseudo' || (pseudo[one.from] ?? 0) < one.to);
  const ends = new Set(real.filter(({ kind }) => kind.category === 'terminator').map(({ from }) => from));
  const reaches = [...real.flatMap((one) => reachOf(one, one.kind, tokens, ends)), ...earlierYears(tokens)];
  const current = new Set(
    reaches.filter(({ category }) => category === 'current').map(({ by }) => tokens[by.from]?.sentence),
  );
  const nearest = (category: Modifier['category'], at: number) =>
    Math.min(
      ...reaches
        .filter((one) => one.category === category && tokens[one.by.from]?.sentence === tokens[at]?.sentence)
        .map(({ by }) => (by.from > at ? by.from - at : at - by.to + 1)),
    );
  const covering: Reach[][] = tokens.map(() => []);
  for (const reach of reaches) for (let at = reach.from; at < reach.to; at++) covering[at]?.push(reach);
  return (mention) => {
    const said = (category: Modifier['category']) =>
      (covering[mention.from] ?? []).some(
        (reach) =>
          reach.category === category && !(reach.by.from >= mention.from && reach.by.from < mention.to),
      );
    return {
      negated: said('negated'),
      // Of 'two years ago' and 'now' in one sentence the nearer one counts.
      past:
        said('past') &&
        !current.has(tokens[mention.from]?.sentence) &&
        nearest('past', mention.from) <= nearest('lately', mention.from),
      hypothetical: said('hypothetical'),
      asked: said('asked') || said('topic'),
      topic: said('topic'),
      elsewhere: said('elsewhere'),
    };
  };
}

/** 'In 2010', 'since 1998': the whole sentence is over, unless something in it is of today. */
function earlierYears(tokens: readonly Token[]): Reach[] {
  const year = new Date().getFullYear();
  return tokens.flatMap(({ number, sentence }, at) => {
    if (
      number === undefined ||
      number < 1940 ||
      number >= year ||
      !BEFORE_A_YEAR.has(tokens[at - 1]?.word ?? '')
    )
      return [];
    const from = tokens.findIndex((token) => token.sentence === sentence);
    const to = tokens.findLastIndex((token) => token.sentence === sentence) + 1;
    return [{ category: 'past', by: { from: at, to: at + 1 }, from, to }];
  });
}
const BEFORE_A_YEAR = new Set(['in', 'of', 'since', 'from', 'back', 'year', 'summer', 'around']);

const NO_ENDS: ReadonlySet<number> = new Set();

/** Modal verbs before a 'not' make it part of what is wrong: 'can not stand the pain' denies no pain. */
const MODAL = new Set(['can', 'could', 'will', 'would']);

function reachOf(found: Found, kind: Modifier, tokens: readonly Token[], ends: ReadonlySet<number>): Reach[] {
  const sentence = tokens[found.from]?.sentence;
  const word = tokens[found.from]?.stem ?? '';
  if (kind.direction === 'none') return [];
  if (kind.category === 'negated' && word === 'not' && MODAL.has(tokens[found.from - 1]?.stem ?? ''))
    return [];
  const by = { from: found.from, to: found.to };
  const { category } = kind;
  let from = found.from;
  let to = found.to;
  if (kind.direction !== 'backward') {
    const stops = kind.direction === 'sentence' ? NO_ENDS : ends;
    while (
      to < tokens.length &&
      !(to > found.to && stops.has(to)) &&
      to - found.to < kind.reach &&
      tokens[to]?.sentence === sentence &&
      !(tokens[to]?.word === ',' && kind.direction === 'forward' && !listsOn(word))
    ) {
      to++;
    }
  }
  if (kind.direction !== 'forward') {
    while (from > 0 && found.from - from < kind.reach && tokens[from - 1]?.sentence === sentence) from--;
  }
  return [{ category, by, from, to }];
}

/** 'No fever, cough or chest pain' denies all three; 'not today, chest pain' does not. */
const listsOn = (word: string) =>
  ['no', 'without', 'deny', 'neither', 'nor', 'none', 'sin', 'of'].includes(word);
