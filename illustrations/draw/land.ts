/** What lies behind the people of a scene: sky, sun, ridges, furrows, birds, cloth. */
import { at, dot, type Drawn, L, n, P, rng } from './core.ts';
import type { Light } from './light.ts';
import { patternDef, type Dye, type PatternName } from './woven-patterns.ts';

export const sky = (id: string, k: Light, w: number, h: number): Drawn => ({
  defs: `<linearGradient id="${id}s" x2="0" y2="1">${k.sky.map((c, i) => `<stop offset="${[0, 0.55, 1][i]}" stop-color="${c}"/>`).join('')}</linearGradient>`,
  body: `<path fill="url(#${id}s)" d="M0 0h${w}v${h}H0z"/>`,
});

/** Rings of light: the house motif. Draw once behind the land, once faintly over it. */
export const rings = (
  x: number,
  y: number,
  radii: readonly number[],
  colour: string,
  opacity: number,
): string => radii.map((r) => dot(x, y, r, colour, ` opacity="${opacity}"`)).join('');

export const sun = (x: number, y: number, r: number, k: Light): string =>
  rings(x, y, [r * 3.3, r * 2.5, r * 1.8, r * 1.35], k.ring, k.words === 'light' ? 0.13 : 0.3) +
  dot(x, y, r, k.sun);

/** A soft ridge across the whole scene; `ys` are heights at even steps. */
export function hill(ys: readonly number[], fill: string, w: number, h: number, extra = ''): string {
  const step = w / (ys.length - 1);
  let d = `M0 ${ys[0]}`;
  for (let i = 1; i < ys.length; i++)
    d += `C${n(step * (i - 0.5))} ${ys[i - 1]} ${n(step * (i - 0.5))} ${ys[i]} ${n(step * i)} ${ys[i]}`;
  return P(`${d}V${h}H0z`, fill, extra);
}

/** Furrows that fan out from a point on the horizon. */
export function furrows(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count = 14,
  opacity = 0.25,
): string {
  let d = '';
  for (let i = 0; i <= count; i++) {
    const t = (i / count - 0.5) * 2;
    d += `M${n(x + t * 60)} ${y}Q${n(x + t * w * 0.3)} ${n(y + (h - y) * 0.4)} ${n(x + t * w)} ${h}`;
  }
  return L(d, colour, 3, ` opacity="${opacity}"`);
}

export const birds = (x: number, y: number, s: number, c: string): string =>
  [
    [0, 0, 1],
    [46, -18, 0.8],
    [84, 8, 0.7],
  ]
    .map(([u, v, k]) => at(x + u! * s, y + v! * s, 0, s * k!, L('M-16 0q8-12 16 0q8-12 16 0', c, 3.4)))
    .join('');
export const clothBand = (
  id: string,
  name: PatternName,
  dye: Dye,
  d: string,
  scale = 1,
  turn = 0,
): Drawn => ({
  defs: patternDef(id, name, dye, scale, [0, 0], turn),
  body: P(d, `url(#${id})`),
});
export const scatter = (
  seed: string,
  count: number,
  box: readonly [number, number, number, number],
  draw: (x: number, y: number, r: ReturnType<typeof rng>, i: number) => string,
): string => {
  const r = rng(seed);
  return Array.from({ length: count }, (_, i) =>
    draw(r.range(box[0], box[2]), r.range(box[1], box[3]), r, i),
  ).join('');
};
