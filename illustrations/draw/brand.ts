/** The BioLife name and the icons of the site. */
import { dot, frame, garden, n, P } from './core.ts';
import { type Lettering, setLine } from './lettering.ts';
import { markPath } from './mark.ts';

const mark = (x: number, y: number, scale: number, fill: string, plain: boolean): string =>
  `<path transform="translate(${n(x)} ${n(y)})scale(${+scale.toFixed(3)})" fill="${fill}" fill-rule="evenodd" d="${markPath(plain)}"/>`;

/** Mark and name on one line. `size` is that of the letters; y is their baseline. Under 30 the mark is drawn plain. */
export function wordmark(
  letters: Lettering,
  at: { x: number; y: number; size: number; ink: string; markInk?: string; anchor?: 'start' | 'middle' },
): string {
  const { x, y, size, ink, markInk = ink, anchor = 'start' } = at;
  const scale = size * 0.0245;
  const name = size * (24 * 0.0245 + 0.18);
  const cut = size < 60 ? 'brand' : 'headline';
  const left = anchor === 'start' ? x : x - (name + letters.width('BioLife', cut) * size) / 2;
  return (
    mark(left - 2 * scale, y - size * 0.92, scale, markInk, size < 30) +
    setLine(letters, { x: left + name, y, size, fill: ink, words: 'BioLife', cut, anchor: 'start' })
  );
}

/**
 * The icon of the site, 512 by 512. The small one is the plain mark on a rounded tile; a large one has rings of light.
 * Systems that cut the corners themselves want a full square: touch icons as it is, maskable ones with the mark inside
 * the inner circle of 40 percent that every mask leaves.
 */
export function icon(kind: 'small' | 'large' | 'touch' | 'maskable'): string {
  const scale = { small: 400, large: 330, touch: 330, maskable: 260 }[kind] / 45;
  const tile =
    kind === 'touch' || kind === 'maskable'
      ? 'M0 0h512v512H0z'
      : 'M112 0h288a112 112 0 0 1 112 112v288a112 112 0 0 1-112 112H112A112 112 0 0 1 0 400V112A112 112 0 0 1 112 0z';
  const rings = kind === 'small' ? [] : [236, 186, 136];
  return frame([0, 0, 512, 512], {
    defs: '',
    body:
      P(tile, garden.collard) +
      rings.map((r) => dot(256, 256, r, '#ffffff', ' opacity=".06"')).join('') +
      mark(256 - 12 * scale, 256 - 24.5 * scale, scale, garden.marigold, kind === 'small'),
  });
}
