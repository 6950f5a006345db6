import { readFileSync } from 'node:fs';
import { shopFiles } from '../shop-files.ts';

/** How far a movement has come (0 to 1, now and then a little beyond) at a share of its time. */
export type Ease = (share: number) => number;
type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

/** A CSS cubic-bezier(). */
export function cubicBezier([x1, y1, x2, y2]: Curve): Ease {
  const along = (a: number, b: number, t: number) =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  return (share) => {
    if (share <= 0) return 0;
    if (share >= 1) return 1;
    // x grows with t, so halving always finds it; 30 halvings are finer than any pixel.
    let [low, high] = [0, 1];
    for (let i = 0; i < 30; i++) {
      const t = (low + high) / 2;
      if (along(x1, x2, t) < share) low = t;
      else high = t;
    }
    return along(y1, y2, low);
  };
}

/** Reads a --move-… token: films move as the pages do. */
export function moveToken(css: string, name: string): Ease {
  const numbers = new RegExp(`--move-${name}:\\s*cubic-bezier\\(([^)]*)\\)`)
    .exec(css)?.[1]
    ?.split(',')
    .map(Number);
  const [x1, y1, x2, y2] = numbers ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    throw new Error(`The design tokens have no curve --move-${name}.`);
  return cubicBezier([x1, y1, x2, y2]);
}

const tokens = readFileSync(shopFiles.tokens, 'utf8');

/** For what arrives: quick at first, long to come to rest. */
export const settle = moveToken(tokens, 'settle');
/** For what starts from rest in full view, where the curves of the tokens would jerk. */
export const gentle: Ease = (share) => (1 - Math.cos(Math.PI * clamp(share))) / 2;
/** For a part of a movement that has its ease already. */
export const linear: Ease = (share) => share;
/** For what falls. */
export const fall: Ease = (share) => clamp(share) ** 2;

/** A steady pace that slows down over the last part of the way and stops without a jolt. */
export function stroll(slowing: number): Ease {
  const steady = 1 - slowing;
  const way = steady + slowing / 2;
  return (share) => {
    const u = clamp(share);
    if (u <= steady) return u / way;
    const s = (u - steady) / slowing;
    return (steady + (slowing * (s + Math.sin(Math.PI * s) / Math.PI)) / 2) / way;
  };
}

export const clamp = (v: number, low = 0, high = 1): number => Math.min(high, Math.max(low, v));
export const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Progress (0 to 1) at second `t` of a movement that lasts from one second to another. */
export const progress = (t: number, from: number, to: number, ease: Ease = gentle): number =>
  ease(clamp((t - from) / (to - from)));

/** A value that follows key frames [second, value]; it rests before the first and after the last. */
export function follow(
  t: number,
  keys: readonly (readonly [second: number, value: number])[],
  ease: Ease = gentle,
): number {
  let value = keys[0]?.[1] ?? 0;
  keys.forEach(([second, next], i) => {
    const [before] = keys[i - 1] ?? [second];
    if (i > 0 && t > before) value = lerp(value, next, progress(t, before, second, ease));
  });
  return value;
}

/** -1 to 1, over and over; `period` in seconds, `phase` in turns. */
export const wave = (t: number, period: number, phase = 0): number =>
  Math.sin(2 * Math.PI * (t / period + phase));

/** The breath of the design: 4.5 percent over 3.2 seconds. */
const BREATH = { size: 0.045, period: 3.2 };
/** A factor around 1 to breathe with. */
export const breath = (t: number, phase = 0, share = 1): number =>
  1 + BREATH.size * share * wave(t, BREATH.period, phase);

/** Three decimals: what moves slowly would tremble on the coarser grid of the still drawings. */
export const fine = (v: number): number => Math.round(v * 1000) / 1000;
