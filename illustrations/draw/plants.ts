/** Plants of the scenes, each rooted at x, y. */
import { at, dot, garden, L, mix, n, P } from './core.ts';

/** One leaf, from stem to tip, with a darker half. */
const blade = (len: number, wide: number, a: string, b: string) =>
  P(
    `M0 0C${-wide} ${-len * 0.3} ${-wide * 0.8} ${-len * 0.8} 0 ${-len}C${wide * 0.8} ${-len * 0.8} ${wide} ${-len * 0.3} 0 0z`,
    a,
  ) + P(`M0 0C${wide} ${-len * 0.3} ${wide * 0.8} ${-len * 0.8} 0 ${-len}z`, b);

export const plant = {
  /** broad leaves from the ground, like collards */
  collard: (x: number, y: number, s: number, a: string, b: string, vein = '#ffffff'): string =>
    [-62, 58, -34, 32, -8, 14]
      .map((t, i) =>
        at(
          x,
          y,
          t,
          s * (1 - Math.abs(t) / 260),
          P(
            'M0 0C-10-40-64-60-52-112-58-150-22-176 0-190 26-172 56-150 52-110 62-62 12-40 0 0z',
            i % 2 ? b : a,
          ) +
            L(
              'M0-6V-168M0-50l-28-22M0-50l28-22M0-86l-30-20M0-86l30-20M0-122l-22-16M0-122l22-16',
              vein,
              2.2,
              ' opacity=".22"',
            ),
        ),
      )
      .join(''),
  /** paired leaflets on a bowed stem, like moringa */
  frond: (x: number, y: number, turn: number, s: number, a: string, b: string): string =>
    at(
      x,
      y,
      turn,
      s,
      L('M0 0Q10-110 0-220', b, 4) +
        [30, 62, 94, 126, 158, 188]
          .map(
            (d, i) =>
              at(2 + Math.sin(i) * 2, -d, -62, 1 - i * 0.09, blade(62, 17, a, b)) +
              at(4, -d, 62, 1 - i * 0.09, blade(62, 17, a, b)),
          )
          .join('') +
        at(0, -214, 0, 0.8, blade(56, 15, a, b)),
    ),
  /** long spears, like aloe or snake plant */
  spear: (x: number, y: number, s: number, a: string, b: string): string =>
    [-38, 36, -22, 20, -6, 8]
      .map((t, i) =>
        at(
          x,
          y,
          t,
          s * (1 - Math.abs(t) / 130),
          blade(210, 20, i % 2 ? b : a, mix(i % 2 ? b : a, '#000000', 0.16)),
        ),
      )
      .join(''),
  /** five-petalled hibiscus */
  hibiscus: (x: number, y: number, s: number, petal: string, heart: string): string =>
    at(
      x,
      y,
      0,
      s,
      [0, 72, 144, 216, 288]
        .map(
          (t) =>
            `<g transform="rotate(${t})">${P('M0 0C-30-18-36-56-8-66 4-58 16-70 28-50 34-30 20-8 0 0z', petal)}${L('M0-8Q-4-30 2-52', heart, 2.4, ' opacity=".5"')}</g>`,
        )
        .join('') +
        dot(0, 0, 11, heart) +
        L('M0 0Q14-22 32-34', garden.marigold, 5) +
        [
          [32, -34],
          [26, -38],
          [36, -28],
          [24, -28],
        ]
          .map(([u, v]) => dot(u!, v!, 3.6, garden.marigold))
          .join(''),
    ),
  /** wide crown on a stout trunk */
  baobab: (x: number, y: number, s: number, bark: string, crown: string, crown2: string): string =>
    at(
      x,
      y,
      0,
      s,
      P(
        'M-44 0C-30-70-40-120-34-160-50-190-96-200-120-220c30 0 62 4 86 14-10-26-34-44-44-60 26 10 50 30 62 52 4-24 4-40 0-60 14 16 22 40 22 62 14-22 40-44 66-52-14 18-34 38-42 60 26-12 60-16 90-12-30 16-72 30-86 56 6 40-4 90 12 160z',
        bark,
      ) +
        [
          [-120, -222, 42],
          [-74, -268, 46],
          [-8, -284, 52],
          [62, -270, 44],
          [118, -222, 44],
          [-30, -244, 40],
          [40, -240, 40],
        ]
          .map(
            ([u, v, r], i) =>
              `<ellipse cx="${u}" cy="${v}" rx="${r}" ry="${n(r! * 0.66)}" fill="${i % 2 ? crown2 : crown}"/>`,
          )
          .join(''),
    ),
  palm: (x: number, y: number, s: number, bark: string, a: string, b: string): string =>
    at(
      x,
      y,
      0,
      s,
      L('M0 0Q-16-120 14-250', bark, 13) +
        [-104, -72, -38, -6, 30, 62, 98]
          .map(
            (t, i) =>
              `<g transform="translate(14 -250) rotate(${t})">${P('M0 0C-26-40-24-104 8-140 12-96 18-50 0 0z', i % 2 ? a : b)}</g>`,
          )
          .join('') +
        dot(8, -244, 9, bark) +
        dot(22, -240, 9, bark),
    ),
};
