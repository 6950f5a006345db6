/**
 * Cloth: thirteen original repeat patterns. Each nods to a family of Afro-diasporic making
 * (strip weaving, mud and resist dyeing, painted walls, raffia, quilts, basketry, beads)
 * and copies none: no sacred, royal or named motif is reproduced.
 */
import { frame, n } from './core.ts';

/** ground, two inks and a quiet fourth */
export type Dye = readonly [ground: string, a: string, b: string, c: string];
interface Tile {
  w: number;
  h: number;
  draw: (d: Dye) => string;
}

const rect = (x: number, y: number, w: number, h: number, f: string) =>
  `<path fill="${f}" d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z"/>`;
const path = (d: string, f: string) => `<path fill="${f}" d="${d}"/>`;
const line = (d: string, s: string, w: number) =>
  `<path fill="none" stroke="${s}" stroke-width="${w}" d="${d}"/>`;

export const patternNames = [
  'strip',
  'mark',
  'step',
  'ring',
  'lattice',
  'geese',
  'housetop',
  'coil',
  'halfsun',
  'pod',
  'bead',
  'river',
  'petal',
] as const;
export type PatternName = (typeof patternNames)[number];

const patterns: Readonly<Record<PatternName, Tile>> = {
  /** Strip weaving: blocks of warp and weft meeting at a stepped diamond. */
  strip: {
    w: 48,
    h: 48,
    draw: ([, a, b, c]) =>
      rect(0, 0, 24, 24, a) +
      rect(24, 24, 24, 24, a) +
      [3, 9, 15].map((y) => rect(24, y, 24, 3, b) + rect(0, y + 24, 24, 3, b)).join('') +
      [0, 24]
        .map((o) => path(`M${o + 12} ${o + 3}h0v3h3v3h3v3h3v0v3h-3v3h-3v3h-6v-3h-3v-3h-3v-3h3v-3h3v-3h3z`, c))
        .join('') +
      rect(24, 20, 24, 2, c) +
      rect(0, 44, 24, 2, c),
  },
  /** Mud-dyed cloth: hand-set marks, slightly uneven. */
  mark: {
    w: 48,
    h: 56,
    draw: ([, a, , c]) =>
      line('M2 9l7-6 7 7 7-7 8 6 7-6 8 7', a, 2.6) +
      [4, 16, 28, 40]
        .map((x, i) => line(`M${x} ${20 + (i % 2)}l8 8m0-8.5l-8 9`, i % 2 ? c : a, 2.4))
        .join('') +
      [3, 11, 19, 27, 35, 43]
        .map((x, i) => `<circle cx="${x + 1}" cy="${38 + (i % 3) / 2}" r="1.9" fill="${a}"/>`)
        .join('') +
      [2, 10, 26, 34].map((x, i) => line(`M${x} 46l${i % 2 ? 5 : 4} 7`, a, 2.6)).join('') +
      line('M18 46v8M42 46v8', c, 2.6),
  },
  /** Painted walls: mirrored stairs with a bold keyline. */
  step: {
    w: 56,
    h: 56,
    draw: ([, a, b, c]) =>
      path('M0 56V20h8v-8h8V4h8v8h8v8h8v8h8v8h8v20z', a) +
      path('M0 56V32h8v-8h8v-8h8v8h8v8h8v8h8v16z', c) +
      path('M12 56V40h8v-8h8v8h8v16z', b) +
      path('M48 0h8v12h-8z', b),
  },
  /** Resist dyeing: rings within rings. */
  ring: {
    w: 44,
    h: 44,
    draw: ([, a, b]) =>
      [17, 11]
        .map((r) => `<circle cx="22" cy="22" r="${r}" fill="none" stroke="${a}" stroke-width="2.8"/>`)
        .join('') +
      `<circle cx="22" cy="22" r="5" fill="${b}"/>` +
      [
        [0, 0],
        [44, 0],
        [0, 44],
        [44, 44],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${a}"/>`)
        .join(''),
  },
  /** Cut-pile raffia: nested chevrons that interlock. */
  lattice: {
    w: 48,
    h: 48,
    draw: ([, a, b]) =>
      [-24, 0, 24, 48]
        .map(
          (y) => line(`M-6 ${y + 30}L24 ${y}l30 30`, a, 4.5) + line(`M-6 ${y + 42}L24 ${y + 12}l30 30`, b, 2),
        )
        .join(''),
  },
  /** Quilt: flying geese. */
  geese: {
    w: 40,
    h: 40,
    draw: ([, a, b, c]) =>
      path('M0 20L20 0l20 20z', a) +
      path('M0 40l20-20 20 20z', b) +
      path('M13 20l7-7 7 7z', c) +
      path('M13 40l7-7 7 7z', c),
  },
  /** Quilt: an off-square housetop, log by log. */
  housetop: {
    w: 60,
    h: 60,
    draw: ([, a, b, c]) =>
      rect(0, 0, 60, 8, a) +
      rect(52, 8, 8, 52, b) +
      rect(0, 8, 9, 52, c) +
      rect(9, 51, 43, 9, a) +
      rect(16, 15, 29, 7, b) +
      rect(38, 22, 7, 22, a) +
      rect(16, 22, 8, 22, a) +
      rect(24, 37, 14, 7, c),
  },
  /** Coiled basketry: bound rows, stitched over and back. */
  coil: {
    w: 48,
    h: 32,
    draw: ([, a, b, c]) =>
      [0, 12, 24, 36]
        .map(
          (x, i) =>
            line(`M${x + 2} 3l8 10`, i === 1 ? b : a, 4.6) +
            line(`M${x + 10} 19l-8 10`, i === 2 ? b : a, 4.6),
        )
        .join('') +
      rect(0, 15.2, 48, 1.6, c) +
      rect(0, 31.2, 48, 0.8, c) +
      rect(0, 0, 48, 0.8, c),
  },
  /** The house tile: half-suns, from the BioLife mark. */
  halfsun: {
    w: 48,
    h: 48,
    draw: ([, a, b, c]) =>
      (
        [
          [24, 24, a, b],
          [0, 48, b, a],
          [48, 48, b, a],
        ] as const
      )
        .map(
          ([x, y, p, q]) =>
            path(`M${x - 22} ${y}a22 22 0 0 1 44 0z`, p) +
            path(`M${x - 14} ${y}a14 14 0 0 1 28 0z`, q) +
            path(`M${x - 7} ${y}a7 7 0 0 1 14 0z`, c),
        )
        .join(''),
  },
  /** Pods: split ovals, like seeds opening. */
  pod: {
    w: 36,
    h: 44,
    draw: ([, a, b, c]) =>
      (
        [
          [18, 22, a],
          [0, 0, b],
          [36, 0, b],
          [0, 44, b],
          [36, 44, b],
        ] as const
      )
        .map(
          ([x, y, f]) =>
            `<g transform="translate(${x} ${y})">${path('M0-15q13 15 0 30q-13-15 0-30z', f)}${line('M0-10v20', c, 1.8)}</g>`,
        )
        .join(''),
  },
  /** Beadwork: facing triangles in rows. */
  bead: {
    w: 32,
    h: 44,
    draw: ([, a, b, c]) =>
      path('M0 2l16 18L32 2z', a) +
      path('M16 24L32 42H0z', b) +
      path('M8 2l8 9 8-9z', c) +
      path('M16 33l8 9H8z', c) +
      rect(0, 21, 32, 2, a),
  },
  /** River: travelling waves. */
  river: {
    w: 48,
    h: 36,
    draw: ([, a, b, c]) =>
      (
        [
          [8, a, 4],
          [18, b, 2],
          [27, c, 4],
        ] as const
      )
        .map(([y, s, w]) => line(`M-12 ${y}q12-12 24 0t24 0t24 0`, s, w))
        .join(''),
  },
  /** Four-petal blocks, as in a double-ring quilt. */
  petal: {
    w: 44,
    h: 44,
    draw: ([, a, b]) =>
      path('M0 0q26-4 22 22q-26 4-22-22zM44 44q-26 4-22-22q26-4 22 22z', a) +
      path('M44 0q4 26-22 22q-4-26 22-22zM0 44q-4-26 22-22q4 26-22 22z', b),
  },
};

export const tileSize = (name: PatternName): { w: number; h: number } => patterns[name];

/** A <pattern> to fill shapes with: put it in <defs>, then fill="url(#id)". */
export function patternDef(
  id: string,
  name: PatternName,
  dye: Dye,
  scale = 1,
  at: readonly [number, number] = [0, 0],
  rotate = 0,
): string {
  const { w, h, draw } = patterns[name];
  const moves = [
    at[0] || at[1] ? `translate(${n(at[0])} ${n(at[1])})` : '',
    rotate ? `rotate(${rotate})` : '',
    scale !== 1 ? `scale(${+scale.toFixed(3)})` : '',
  ];
  const t = moves.filter(Boolean).join(' ');
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${t ? ` patternTransform="${t}"` : ''}>${
    dye[0] === 'none' ? '' : rect(0, 0, w, h, dye[0])
  }${draw(dye)}</pattern>`;
}

/** One tile as a picture of its own: a background that repeats. */
export function clothTile(name: PatternName, dye: Dye): string {
  const { w, h, draw } = patterns[name];
  return frame([0, 0, w, h], { defs: '', body: rect(0, 0, w, h, dye[0]) + draw(dye) });
}
