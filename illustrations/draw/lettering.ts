/**
 * How words get into a drawing: as outlines, so that a picture needs no font. The drawing code says what stands where
 * and in which cut; a Lettering, made from the font at build time, knows the shapes.
 */
import { n } from './core.ts';

/**
 * Settings of the display face. `size` is the optical size, 12 to 96; `tracking` is in em; `grid` is the number of
 * steps an em is divided into: coarse enough to stay small, fine enough that a step is under half a pixel where the
 * cut is shown largest.
 */
export const cuts = {
  title: { weight: 700, size: 28, tracking: -0.014, grid: 180 },
  brand: { weight: 700, size: 14, tracking: -0.016, grid: 100 },
  note: { weight: 550, size: 12, tracking: 0, grid: 100 },
  foot: { weight: 600, size: 12, tracking: 0.03, grid: 100 },
  headline: { weight: 650, size: 72, tracking: -0.028, grid: 400 },
  line: { weight: 500, size: 28, tracking: -0.005, grid: 200 },
} as const satisfies Record<string, { weight: number; size: number; tracking: number; grid: number }>;
export type Cut = keyof typeof cuts;

export interface Lettering {
  /** Width of a line in em, kerning and tracking included. */
  width: (line: string, cut: Cut) => number;
  /** Path data of a line in steps of the cut's grid; it starts at 0 on the baseline. Throws when the font lacks a letter. */
  outline: (line: string, cut: Cut) => string;
}

interface Line {
  x: number;
  /** the baseline */
  y: number;
  size: number;
  fill: string;
  words: string;
  cut: Cut;
  /** what x is; the middle unless it says start */
  anchor?: 'start' | 'middle';
}

/** Set one line. */
export function setLine(letters: Lettering, { x, y, size, fill, words, cut, anchor }: Line): string {
  const left = anchor === 'start' ? x : x - (letters.width(words, cut) * size) / 2;
  return `<path fill="${fill}" transform="translate(${n(left)} ${n(y)})scale(${+(size / cuts[cut].grid).toFixed(4)})" d="${letters.outline(words, cut)}"/>`;
}

/** Break words into at most `rows` lines and set them as large as the box (w by h) allows, but no larger than `max`. */
export function fit(
  letters: Lettering,
  words: string,
  box: { w: number; h: number; max: number; rows: number; cut: Cut },
): { size: number; lines: string[] } {
  const parts = words.split(' ');
  let best = { size: 0, lines: [words] };
  const tryBreaks = (i: number, lines: string[]): void => {
    if (lines.length > box.rows) return;
    const word = parts[i];
    if (word === undefined) {
      // A lone "&" or "C" is no line.
      if (lines.some((line) => line.length === 1) && lines.length > 1) return;
      const widest = Math.max(...lines.map((line) => letters.width(line, box.cut)));
      const size = Math.min(box.max, box.w / widest, box.h / lines.length);
      if (size > best.size + 0.2) best = { size, lines };
      return;
    }
    const last = lines.at(-1);
    if (last !== undefined) tryBreaks(i + 1, [...lines.slice(0, -1), `${last} ${word}`]);
    tryBreaks(i + 1, [...lines, word]);
  };
  tryBreaks(0, []);
  return best;
}
