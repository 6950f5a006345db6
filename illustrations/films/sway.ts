import { L } from '../draw/core.ts';
import { fine, wave } from './motion.ts';

interface Wind {
  /** degrees to either side */
  bend: number;
  /** seconds */
  period: number;
  phase?: number;
}

/**
 * Lets every leaf of a drawn plant swing about the point it grows from. In plants each leaf is placed by its own rotate(),
 * in the order of drawing; neighbours swing a little later than each other, as wind goes through them.
 */
export function swayLeaves(plant: string, t: number, { bend, period, phase = 0 }: Wind): string {
  let leaf = 0;
  return plant.replace(/rotate\((-?[\d.]+)\)/g, (_, degrees: string) => {
    const swing = bend * wave(t, period, phase + leaf++ * 0.11);
    return `rotate(${fine(Number(degrees) + swing)})`;
  });
}

/** Leans a drawing from its root, as a tree in light wind. */
export function lean(drawing: string, root: readonly [x: number, y: number], degrees: number): string {
  const [x, y] = root;
  return `<g transform="translate(${x} ${y}) skewX(${fine(-degrees)}) translate(${-x} ${-y})">${drawing}</g>`;
}

/** Wing beats come in groups; between them a bird glides. */
const wings = (t: number, seconds: number): number => {
  const beat = wave(t, 0.62, seconds);
  const effort = Math.max(0, wave(t, 3.1, seconds * 0.7)) ** 0.7;
  return 0.35 + 0.65 * effort * beat;
};

/** One bird in flight, about 32 wide. `late` sets birds of a flock apart. */
export function bird(x: number, y: number, size: number, colour: string, t: number, late: number): string {
  const lift = wings(t, late);
  const [tip, bow] = [fine(4 - 5 * lift), fine(-6 - 7 * lift)];
  const bob = fine(y + 2.4 * wave(t, 2.2, late));
  return `<g transform="translate(${fine(x)} ${bob}) scale(${size})">${L(`M-16 ${tip}Q-8 ${bow} 0 0Q8 ${bow} 16 ${tip}`, colour, 3.4)}</g>`;
}
