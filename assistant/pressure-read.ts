import { stemOf } from './language/stem.ts';
import type { Token } from './turn.ts';

/** A blood pressure as people tell it: 180/110, '180 over 110', 'one fifty over ninety', 'top number 190'. */

export type Near = (index: number, stems: ReadonlySet<string>, reach?: number) => boolean;

const NAMED = new Set('pressur bloodpressure systolic presion tansyon'.split(' ').map(stemOf));
const PLACE = new Set(['top', 'bottom'].map(stemOf));
const NUMBER = new Set(['number', 'reading'].map(stemOf));
const OVER = /^(?:\/|over|sobre|sou)$/;

/** From here on it has to be measured again at once, and told a doctor the same day. */
const CRISIS = { top: 180, bottom: 120 };
const HIGH = { top: 140, bottom: 90 };
/** Less than that is a low pressure. */
const LEAST = { top: 90, bottom: 50 };

export function pressureOf(
  tokens: readonly Token[],
  at: number,
  { near, isUnit }: { near: Near; isUnit: (unit: string) => boolean },
): string[] {
  const value = wholeAt(tokens, at);
  const { bottom: below = 0 } = pairedAt(tokens, at) ?? {};
  if (below >= 40) {
    if (value >= CRISIS.top || below >= CRISIS.bottom)
      return ['pressure-crisis', 'pressure-high', ...(near(at, NAMED, 6) ? ['pressure-measured'] : [])];
    const told = value >= LEAST.top && below >= LEAST.bottom ? ['pressure-told'] : [];
    return value >= HIGH.top || below >= HIGH.bottom ? ['pressure-high', ...told] : told;
  }
  const named = near(at, NAMED, 6) || (near(at, PLACE, 3) && near(at, NUMBER, 3));
  if (!named || isUnit(tokens[at + 1]?.stem ?? '') || OVER.test(tokens[at - 1]?.word ?? '')) return [];
  if (value >= CRISIS.top && value <= 300) return ['pressure-crisis', 'pressure-high'];
  return value >= LEAST.top && value < CRISIS.top ? ['pressure-told'] : [];
}

/** Both numbers of a reading whose upper one ends at a token, as far as a body can have them; undefined where it is none. */
export function pairedAt(tokens: readonly Token[], at: number): { top: number; bottom: number } | undefined {
  if (tokens[at]?.number === undefined || !OVER.test(tokens[at + 1]?.word ?? '')) return undefined;
  const [top, bottom] = [wholeAt(tokens, at), numberFrom(tokens, at + 2)];
  const isPressure = top >= 70 && top <= 300 && bottom >= 30 && bottom <= 200 && bottom < top;
  return isPressure ? { top, bottom } : undefined;
}

const HUNDREDS: ReadonlyMap<string, number> = new Map([
  ['one', 100],
  ['two', 200],
]);

/** 'One fifty' is 150, 'one hundred sixty' 160; the number stands on the last of its words. */
function wholeAt(tokens: readonly Token[], at: number): number {
  const value = tokens[at]?.number ?? 0;
  if (value < 10 || value > 99 || /^\d/.test(tokens[at]?.word ?? '')) return value;
  // 'Fifty five' has its fifty in front.
  const first = value > 20 && value % 10 > 0 ? at - 1 : at;
  const before = tokens[first - 1];
  const hundreds = before?.word === 'hundred' ? before.number : HUNDREDS.get(before?.word ?? '');
  return value + (hundreds ?? 0);
}

/** The number that begins here, in as many words as it has. */
function numberFrom(tokens: readonly Token[], at: number): number {
  const isWord = (place: number) =>
    tokens[place]?.number !== undefined && !/^\d/.test(tokens[place]?.word ?? '');
  if (!isWord(at)) return tokens[at]?.number ?? 0;
  let last = at;
  while (last < at + 3 && isWord(last + 1)) last++;
  return wholeAt(tokens, last);
}
