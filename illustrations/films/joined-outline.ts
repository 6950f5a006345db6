import { fine } from './motion.ts';

/** A drop by its round part and its tip: a circle of radius `r` about (0, y), narrowing upwards to `tip` over `tail`. */
export interface HangingDrop {
  y: number;
  r: number;
  tip: number;
  tail: number;
}

/** Distance in pixels from a point beside the axis to a circle; negative inside. */
const toCircle = (x: number, y: number, middle: number, r: number): number => Math.hypot(x, y - middle) - r;

/** The same for a drop: two circles and the straight sides that touch both. */
function toDrop(x: number, y: number, { y: middle, r, tip, tail }: HangingDrop): number {
  const up = middle - y;
  const slope = (r - tip) / tail;
  const side = Math.sqrt(1 - slope * slope);
  const along = side * up - slope * x;
  if (along < 0) return toCircle(x, y, middle, r);
  if (along > side * tail) return toCircle(x, y, middle - tail, tip);
  return side * x + slope * up - r;
}

/** The smaller of two distances, with a fillet where they are near each other. */
function flowing(a: number, b: number, fillet: number): number {
  const near = Math.max(fillet - Math.abs(a - b), 0) / fillet;
  return Math.min(a, b) - (near * near * fillet) / 4;
}

/**
 * What the sun (a circle about (0, sun.y)) and a drop under it look like together, as liquids do: one outline while they
 * hang together, two when they have parted. Path data from the sun's middle downwards, about the axis x = 0.
 */
export function joinedOutline(sun: { y: number; r: number }, drop: HangingDrop, fillet: number): string[] {
  const distance = (x: number, y: number) =>
    flowing(toCircle(x, y, sun.y, sun.r), toDrop(x, y, drop), fillet);
  /** Half the width at a height. Away from the axis the distance only grows, so halving finds it. */
  const width = (y: number) => halve(0, sun.r + drop.r, (x) => distance(x, y) < 0);
  const bottom = drop.y + drop.r + fillet;
  const parts: string[] = [];
  let from = sun.y;
  for (let y = sun.y + 1; y <= bottom; y++) {
    const [inside, wasInside] = [distance(0, y) < 0, distance(0, y - 1) < 0];
    if (inside && !wasInside) from = halve(y, y - 1, (v) => distance(0, v) < 0);
    if (!inside && wasInside)
      parts.push(
        outline(
          from,
          halve(y - 1, y, (v) => distance(0, v) < 0),
          width,
        ),
      );
  }
  return parts;
}

/** Between a place that holds and one that doesn't: the last place that holds. */
function halve(holds: number, fails: number, test: (v: number) => boolean): number {
  let [good, bad] = [holds, fails];
  for (let i = 0; i < 24; i++) {
    const middle = (good + bad) / 2;
    if (test(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Points lie closer together towards both ends, where the outline turns. */
function outline(top: number, bottom: number, width: (y: number) => number): string {
  const steps = 72;
  const ys = Array.from(
    { length: steps + 1 },
    (_, i) => top + ((bottom - top) * (1 - Math.cos((Math.PI * i) / steps))) / 2,
  );
  const right = ys.map((y) => [width(y), y] as const);
  const left = right.map(([x, y]) => [-x, y] as const).toReversed();
  return `M${[...right, ...left].map(([x, y]) => `${fine(x)} ${fine(y)}`).join('L')}z`;
}
