import type { Policy } from '#assistant/assess.ts';
import { happening } from '#assistant/happens.ts';
import type { Reading, Turn } from '#assistant/turn.ts';

/** A conversation behind an emergency: who tells another sign of it, or what was taken for it, hears whom to call again, and no ordinary answer. */

/** So many messages behind it. */
const STANDS_FOR = 3;

/** The emergency that an earlier message told, and that nothing since has cleared up. */
export function emergencyBehind(
  heard: readonly string[],
  { earlier }: Turn,
  judgedBefore: (messages: readonly string[]) => Policy,
): Policy | undefined {
  for (let back = 0; back < Math.min(STANDS_FOR, heard.length); back++) {
    const policy = judgedBefore(heard.slice(0, heard.length - back));
    if (policy.level === 'emergency') return policy;
    const reading = earlier.at(-1 - back);
    if (reading && clearsUp(reading)) return undefined;
  }
  return undefined;
}

/** More of it is told: a sign that happens, what was taken for it, that it was meant, or what it may be instead. */
export const goesOn = (turn: Turn): boolean =>
  !clearsUp(turn) &&
  (says(turn, INSISTS) ||
    says(turn, SIGNS) ||
    isExplainedAway(turn) ||
    (says(turn, TAKEN) && turn.mentions.some(({ kind }) => OF_WHAT.has(kind))));

const clearsUp = (reading: Reading): boolean =>
  !says(reading, INSISTS) &&
  !isExplainedAway(reading) &&
  (says(reading, CLEARED) || (NO.has(reading.tokens[0]?.word ?? '') && !says(reading, UNDER_WAY)));

const says = ({ mentions }: Reading, concepts: ReadonlySet<string>): boolean =>
  mentions.some((one) => concepts.has(one.concept) && happening(one));

/** 'Sorry, that was a lot. I meant it though.' */
const INSISTS = new Set(['insists']);
/** 'It's probably just gas', which is only supposed: nobody can say that from here. */
const isExplainedAway = ({ mentions }: Reading): boolean =>
  mentions.some(({ concept }) => concept === 'explained-away');
/** 'No, it was the beets.' */
const NO = new Set(['no', 'nah', 'naw', 'nope', 'nothing', 'sorry']);
/** 'No, it's worse now.' */
const UNDER_WAY = new Set(['getting-worse', 'not-stopping', 'danger-sign']);
const CLEARED = new Set(['resolved', 'misread']);
const TAKEN = new Set(['dose-taken']);
const OF_WHAT = new Set(['medicine', 'ingredient', 'drug', 'substance']);
const SIGNS = new Set([
  'warning-sign',
  'danger-sign',
  'swelling',
  'fluid-swelling',
  'pain',
  'numb-or-weak',
  'feels-wrong',
  'getting-worse',
  'not-stopping',
]);
