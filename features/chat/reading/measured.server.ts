import type { Turn as ReadTurn } from '#assistant/turn.ts';
import { findMeasurements, namesOf } from '#features/measurements/find-measurements.server.ts';
import { tellMeasurements, type ToldMeasurements } from '#features/measurements/tell-measurements.ts';
import type { Found, Passage } from '#features/knowledge/passage.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { reckonedPassage } from './reckoned-passage.server.ts';
import { withoutYesOrNo } from '../without-yes-or-no.ts';

/**
 * What the numbers of a test or a cuff say that a message names; undefined where it names none. 'It was 212 after the repast' behind a question
 * about sugar names one.
 */
export function measuredIn({
  tokens,
  earlier,
}: Pick<ReadTurn, 'tokens' | 'earlier'>): ToldMeasurements | undefined {
  const here = findMeasurements(tokens);
  if (here.length > 0) return tellMeasurements(here);
  const before = earlier.at(-1);
  const isOfBefore = before && IT_WAS.test(plainWords(tokens.map(({ word }) => word).join(' ')));
  return isOfBefore ? tellMeasurements(findMeasurements(tokens, namesOf(before.tokens))) : undefined;
}
const IT_WAS =
  /^(?:\w+ ){0,3}(?:it|mine|his|hers|that|they)(?: \w+){0,2} (?:was|is|are|were|been|came|said|read|ran|says|went|at)\b/;

/** 'Is that high', 'what does it mean': it asks for nothing but what the number says. */
export const asksWhatNumberSays = (message: string): boolean => ASKS.test(plainWords(message));
const ASKS =
  /\b(?:what (?:do|does|is|did|it|that|this|all)\b.*\bmean(?:s|ing)?|mean(?:s|ing)? (?:what|exactly|though|tho)|(?:is|are|was|isnt|isn't) (?:that|this|it|they|those|these|my \w+)(?: \w+){0,2} (?:high|low|bad|good|normal|ok(?:ay)?|terrible|dangerous|fine|serious|alright|much)|(?:that|this|it)(?: is|s)? (?:too )?(?:high|low|bad|good|normal|terrible) (?:or|right|huh)|(?:too|very|that) (?:high|low|bad)$)/;

/** Told in front of what answers, and by itself where nothing does, or nothing surely does and nothing else is asked. */
export function withMeasured(found: Found, measured: ToldMeasurements, message: string): Found {
  const [best, ...others] = found.passages;
  if (best && (found.fit === 'sure' || (found.fit === 'likely' && !asksWhatNumberSays(message))))
    return { ...found, passages: [inFront(measured, best), ...others] };
  return { ...found, passages: [byItself(measured), ...found.passages], fit: 'sure' };
}

function inFront({ question, answer, sources }: ToldMeasurements, passage: Passage): Passage {
  const { asked } = passage;
  return {
    ...passage,
    sources: [...sources, ...passage.sources],
    asked: asked
      ? { ...asked, answer: `${answer}\n\n${withoutYesOrNo(asked.answer)}` }
      : { question, answer, odds: 0, alone: false, isPutSo: true },
  };
}

const byItself = (measured: ToldMeasurements): Passage =>
  reckonedPassage({ id: 'measurements', category: 'Health questions', ...measured });
