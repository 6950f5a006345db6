import { n } from './core.ts';

/** The BioLife mark: two half-suns stacked into a B. Drawn on a 24 by 49 field. */
const sun = (y: number, r: number): string => `M10 ${n(y - r)}a${n(r)} ${n(r)} 0 0 1 0 ${n(r * 2)}z`;

const suns = [
  [12, 10],
  [35, 12],
] as const;

/** One path, filled with the even-odd rule. `plain` drops the inner rings, which close up under 30 pixels. */
export const markPath = (plain = false): string =>
  suns
    .map(([y, r]) => sun(y, r) + (plain ? '' : [0.66, 0.34].map((k) => sun(y, n(r * k))).join('')))
    .join('') + 'M2 2h5v45H2z';
