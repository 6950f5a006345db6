/** The basics under every BioLife illustration: colour, numbers, chance, ids, markup. */

/** Round to one decimal: keeps path data short. */
export const n = (v: number): number => Math.round(v * 10) / 10;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escape text for use inside SVG markup, also in attributes; what XML cannot hold at all is left out. */
export const esc = (s: string): string =>
  s
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/** Small stable hash; the same words always give the same number. */
export function hash(s: string): number {
  let h = 2166136261;
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Seeded chance: the same seed always draws the same picture. */
export function rng(seed: number | string) {
  let a = typeof seed === 'string' ? hash(seed) : Math.imul(seed + 1, 2654435761) >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (lo: number, hi: number): number => lo + next() * (hi - lo),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    chance: (p: number): boolean => next() < p,
  };
}

const toHex = (v: number): string =>
  Math.round(Math.min(1, Math.max(0, v)) * 255)
    .toString(16)
    .padStart(2, '0');

/** OKLCH to hex. Chroma is lowered until the colour fits sRGB, so hues stay true. */
export function oklch(l: number, c: number, h: number): string {
  const t = (h * Math.PI) / 180;
  for (let k = c; ; k -= 0.008) {
    const a = Math.max(0, k) * Math.cos(t),
      b = Math.max(0, k) * Math.sin(t);
    const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const rgb = [
      4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
      -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
      -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
    ];
    if (k <= 0 || rgb.every((v) => v > -0.002 && v < 1.002))
      return (
        '#' + rgb.map((v) => toHex(v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)).join('')
      );
  }
}

/** Mix two hex colours; t = 0 gives a, t = 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const p = (s: string) => [1, 3, 5].map((i) => parseInt(s.slice(i, i + 2), 16));
  const [x, y] = [p(a), p(b)];
  return (
    '#' +
    x
      .map((v, i) =>
        Math.round(v + (y[i]! - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two hex colours as WCAG 2 counts it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The garden palette. Every illustration draws from these names. */
export const garden = {
  shea: '#f8f1e4',
  benne: '#e6d3b3',
  molasses: '#21140f',
  kola: '#5b2a1c',
  collard: '#14493a',
  okra: '#8fae4b',
  sorrel: '#a01f3d',
  hibiscus: '#d9466b',
  yam: '#dd6a2b',
  marigold: '#f3b13b',
  indigo: '#2b3174',
  river: '#4d8fa8',
} as const;

/** Gradient from a list of [offset, colour, opacity?]. */
export const gradient = (
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  dir: 'x' | 'y' = 'x',
): string =>
  `<linearGradient id="${id}"${dir === 'y' ? ' x2="0" y2="1"' : ''}>${stops
    .map(
      ([o, c, a]) =>
        `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
    )
    .join('')}</linearGradient>`;

export const P = (d: string, f: string, extra = ''): string => `<path fill="${f}" d="${d}"${extra}/>`;
export const L = (d: string, s: string, w: number, extra = ''): string =>
  `<path fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" d="${d}"${extra}/>`;
export const dot = (x: number, y: number, r: number, f: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${f}"${extra}/>`;

/** Place a part: moved, turned (degrees), scaled. */
export const at = (x: number, y: number, turn: number, s: number, body: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${+s.toFixed(2)})">${body}</g>`;

/** What a part of a drawing needs in <defs>, and the part itself. */
export interface Drawn {
  defs: string;
  body: string;
}

/** The part of a field that a file shows: x, y, width, height. */
export type View = readonly [number, number, number, number];

interface FrameOptions {
  /** makes the drawing an image for assistive tech; without it the drawing is hidden from it */
  label?: string | undefined;
  /** the file's own size where that is not the view's */
  size?: readonly [number, number];
  extra?: string;
}

/** Wrap a drawing; the file states its own size. */
export function frame(
  view: View,
  { defs, body }: Drawn,
  { label, size = [view[2], view[3]], extra = '' }: FrameOptions = {},
): string {
  const role = label ? `role="img" aria-label="${esc(label)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="${view.join(' ')}" ${role}${extra}>${defs && `<defs>${defs}</defs>`}${body}</svg>`;
}
