import { dot, type Drawn, garden as g, L, mix, P } from '../draw/core.ts';
import { fine, lerp } from './motion.ts';

/** Half the width and half the height of something round. */
export interface Size {
  a: number;
  b: number;
}

/** How far a handle reaches for an arc, and for the fuller shoulders of a softgel. */
const ARC = 0.5523;
const FULL = 0.62;

/**
 * A drop of radius `r` that turns into a softgel: the outline about the middle of its widest part, and how far that is
 * from the ground. Both have four points and handles at the same places, so that one becomes the other number by number.
 */
export function dropToSoftgel(r: number, tail: number, gel: Size, share: number): { d: string; size: Size } {
  const to = (ofDrop: number, ofSoftgel: number) => lerp(ofDrop, ofSoftgel, share);
  const [a, b] = [to(r, gel.a), to(r, gel.b)];
  const top = to(r * tail, gel.b);
  const [topOut, topDown] = [to(0.08 * r, FULL * gel.a), to(0.3 * r * tail, 0)];
  const [sideUp, sideDown] = [to(0.6 * r, FULL * gel.b), to(ARC * r, FULL * gel.b)];
  const bottomOut = to(ARC * r, FULL * gel.a);
  const point = (x: number, y: number) => `${fine(x)} ${fine(y)}`;
  return {
    d:
      `M${point(0, -top)}C${point(topOut, topDown - top)} ${point(a, -sideUp)} ${point(a, 0)}` +
      `C${point(a, sideDown)} ${point(bottomOut, b)} ${point(0, b)}C${point(-bottomOut, b)} ${point(-a, sideDown)} ${point(-a, 0)}` +
      `C${point(-a, -sideUp)} ${point(-topOut, topDown - top)} ${point(0, -top)}z`,
    size: { a, b },
  };
}

/** Gold in flat tones, lit from the left as everything here. `oil` 0 is the plain colour of the sun, 1 the oil. */
export function golden(d: string, { a, b }: Size, sun: string, oil: number): Drawn {
  const tone = (colour: string) => mix(sun, colour, oil);
  const inner = (dx: number, dy: number, size: number, colour: string) =>
    P(d, tone(colour), ` transform="translate(${fine(dx * a)} ${fine(dy * b)}) scale(${size})"`);
  return {
    defs: `<clipPath id="gold"><path d="${d}"/></clipPath>`,
    body:
      P(d, tone(mix(g.yam, g.kola, 0.12))) +
      `<g clip-path="url(#gold)">${inner(-0.1, -0.12, 1, mix(g.marigold, g.yam, 0.32))}${inner(-0.2, -0.22, 0.9, g.marigold)}${inner(-0.26, -0.34, 0.62, mix(g.marigold, '#ffffff', 0.3))}</g>` +
      highlight({ a, b }, oil),
  };
}

/** The light that a wet surface throws back. */
const highlight = ({ a, b }: Size, strength: number): string =>
  `<g opacity="${fine(0.9 * strength)}">` +
  L(
    `M${fine(-0.62 * a)} ${fine(-0.12 * b)}Q${fine(-0.56 * a)} ${fine(-0.5 * b)} ${fine(-0.2 * a)} ${fine(-0.6 * b)}`,
    '#fffaf0',
    fine(0.13 * b),
  ) +
  dot(-0.02 * a, -0.62 * b, 0.07 * b, '#fffaf0') +
  '</g>';
