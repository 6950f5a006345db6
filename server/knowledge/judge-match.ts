import type { LookedUp } from './look-up-words.ts';
import type { Ranked } from './rank-entries.ts';

/** Ages and amounts, decades: '62', '30s'. No entry has every number. */
const NUMBER = /^\d+s?$/;
/** Beyond this much rarity the question is anchored as well as can be: two or three telling words. */
const FULL_ANCHOR = 12;

/** What the best entry's fit is judged by; each grows with it, but for `missing`. */
export interface Signs {
  /** Logarithm of the score: ten telling words are not ten times as sure as one. */
  score: number;
  /** Score for each unit of what was asked. */
  share: number;
  /** How far the next entry is behind, 0 to 1. */
  lead: number;
  /** How telling the words are that stand in its question or keywords, 0 to 1. */
  anchored: number;
  /** Share of the topical words that the entry has not, 0 to 1. */
  missing: number;
}

/**
 * How sure it is that the best entry answers: the logarithm of the odds, 0 where it is as likely as not. The weights were fitted by
 * logistic regression on the questions of tests/retrieval, but for its fresh ones (docs/decisions/0011).
 */
export function judgeMatch(signs: Signs): number {
  return (
    1.88 * signs.score +
    6.34 * signs.share +
    2.42 * signs.lead +
    2.56 * signs.anchored -
    4.06 * signs.missing -
    6.38
  );
}

/** The line that a match must reach. Higher, and more is abstained from; lower, and more is answered beside the question. */
export const CONFIDENCE_FLOOR = 0.5;

export function signsOf(looked: LookedUp, best: Ranked, second: Ranked | undefined): Signs {
  const { asked, topical } = looked;
  const weigh = (lexemes: typeof asked) => lexemes.reduce((sum, { rarity }) => sum + rarity, 0);
  const about = asked.filter(({ lexeme }) => topical.has(lexeme) && !NUMBER.test(lexeme));
  const telling = weigh(asked.filter(({ lexeme, known }) => known || topical.has(lexeme))) || 1;
  return {
    score: Math.log1p(best.score),
    share: best.score / telling / 6,
    lead: 1 - (second?.score ?? 0) / best.score,
    anchored:
      Math.min(FULL_ANCHOR, weigh(about.filter(({ lexeme }) => best.anchors.includes(lexeme)))) / FULL_ANCHOR,
    missing: about.filter(({ lexeme }) => !best.matched.includes(lexeme)).length / Math.max(1, about.length),
  };
}
