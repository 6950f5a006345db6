import type { Lexeme, LookedUp } from './look-up-words.server.ts';
import type { Ranked } from './rank-entries.server.ts';
import type { Fit } from './passage.server.ts';
import type { Question } from './read-question.server.ts';

/** Ages and amounts, decades: '62', '30s'. No entry has every number. */
const NUMBER = /^\d+s?$/;
/** More than so many words that nobody knows make it no worse. */
const MOST_UNKNOWN = 2;

/** What the best entry's fit is judged by; each grows with it, but for the last three. */
export interface Signs {
  /** Logarithm of the score: ten telling words are not ten times as sure as one. */
  score: number;
  /** Score for each unit of what was asked. */
  share: number;
  /** How far the next entry is behind, 0 to 1. */
  lead: number;
  /** Share of the words of its question that were asked, 0 to 1. */
  covered: number;
  /** Share of the topical words that the entry has not, 0 to 1. */
  missing: number;
  /** Logarithm of how telling those are. */
  missed: number;
  /** Topical words that no entry has, 0 to 1: the name of something that we know nothing about. */
  unknown: number;
}

/**
 * How sure it is that the best entry answers: the logarithm of the odds, 0 where it is as likely as not. The weights were fitted by
 * logistic regression on the questions of tests/retrieval, but for its examination (docs/decisions/0011).
 */
export function judgeMatch(signs: Signs): number {
  return (
    2.74 * signs.score +
    4.52 * signs.share +
    2.28 * signs.lead +
    3 * signs.covered -
    1.99 * signs.missing -
    0.8 * signs.missed -
    1.77 * signs.unknown -
    8.64
  );
}

/** The line that a match must reach. Higher, and more is abstained from; lower, and more is answered beside the question. */
const SURE = 0.5;
/**
 * Above this, the entry is told as what was perhaps meant: of the questions of tests/retrieval between the two lines, the first
 * entry was right for 37, wrong for 11, and 29 had no answer at all.
 */
const LIKELY = -1.5;

export const fitOf = (odds: number): Fit => (odds > SURE ? 'sure' : odds > LIKELY ? 'likely' : 'unknown');

/** `title` are the lexemes of the best entry's question. */
export function signsOf(
  { lay }: Question,
  looked: LookedUp,
  { best, second, title }: { best: Ranked; second: Ranked | undefined; title: readonly string[] },
): Signs {
  const { asked, topical, plain } = looked;
  const weigh = (lexemes: readonly Lexeme[]) => lexemes.reduce((sum, { rarity }) => sum + rarity, 0);
  const about = asked.filter(({ lexeme }) => topical.has(lexeme) && !NUMBER.test(lexeme));
  const telling = weigh(asked.filter(({ lexeme, known }) => known || topical.has(lexeme))) || 1;
  // What a lay word means may stand there in its place.
  const meant = plain.some(({ lexeme }) => best.matched.includes(lexeme)) ? lay : [];
  const lacking = about.filter(
    ({ lexeme }) => !best.matched.includes(lexeme) && !meant.includes(topical.get(lexeme) ?? lexeme),
  );
  const heard = new Set([...asked, ...plain].map(({ lexeme }) => lexeme));
  return {
    score: Math.log1p(best.score),
    share: best.score / telling / 6,
    lead: 1 - (second?.score ?? 0) / best.score,
    covered: title.filter((lexeme) => heard.has(lexeme)).length / Math.max(1, title.length),
    missing: lacking.length / Math.max(1, about.length),
    missed: Math.log1p(weigh(lacking)),
    unknown: Math.min(MOST_UNKNOWN, lacking.filter(({ known }) => !known).length) / MOST_UNKNOWN,
  };
}
