/** Pictures for links that are shared, 1200 by 630: words left, a drawing right, cloth along the foot. */
import type { ConditionName } from '../manifest/art-files.ts';
import { wordmark } from './brand.ts';
import { conditionCloth, conditionInks, conditionScene } from './condition.ts';
import { dot, type Drawn, frame, garden, P } from './core.ts';
import { heroDrawing } from './hero.ts';
import { fit, type Lettering, setLine } from './lettering.ts';
import { type Dye, patternDef, type PatternName } from './woven-patterns.ts';
import { productDrawing, productScheme, type ProductSpec } from './product-art.ts';

const W = 1200;
const H = 630;
const HEM = 34;
const LEFT = 76;

const fill = (colour: string): string => P(`M0 0h${W}v${H}H0z`, colour);
const place = (x: number, y: number, scale: number, { defs, body }: Drawn): Drawn => ({
  defs,
  body: `<g transform="translate(${x} ${y})scale(${scale})">${body}</g>`,
});

/** A woven foot. Tiles are multiples of four, so that at three quarters none ends within a pixel and shows a seam. */
const hem = (pattern: PatternName, dye: Dye, edge: string): Drawn => ({
  defs: patternDef('hem', pattern, dye, 0.75, [0, H - HEM]),
  body: P(`M0 ${H - HEM}h${W}v${HEM}H0z`, 'url(#hem)') + P(`M0 ${H - HEM - 4}h${W}v4H0z`, edge),
});

/** A heading as large as its box allows, and a line under it, centred in the height that is left. */
function words(
  letters: Lettering,
  text: { heading: string; line?: string | undefined; ink: string; lineInk: string; w: number },
): string {
  const [top, bottom] = [150, H - HEM - 56];
  const small = text.line
    ? fit(letters, text.line, { w: text.w, h: 90, max: 36, rows: 2, cut: 'line' })
    : undefined;
  const smallHeight = small ? 26 + small.lines.length * small.size * 1.25 : 0;
  const big = fit(letters, text.heading, {
    w: text.w,
    h: bottom - top - smallHeight,
    max: 92,
    rows: 4,
    cut: 'headline',
  });
  let y = top + (bottom - top - smallHeight - big.lines.length * big.size) / 2 + big.size * 0.78;
  let out = '';
  for (const line of big.lines) {
    out += setLine(letters, {
      x: LEFT,
      y,
      size: big.size,
      fill: text.ink,
      words: line,
      cut: 'headline',
      anchor: 'start',
    });
    y += big.size;
  }
  if (!small) return out;
  y += 26 + small.size * 0.75 - big.size * 0.78;
  for (const line of small.lines) {
    out += setLine(letters, {
      x: LEFT,
      y,
      size: small.size,
      fill: text.lineInk,
      words: line,
      cut: 'line',
      anchor: 'start',
    });
    y += small.size * 1.25;
  }
  return out;
}

/** For every page that has no picture of its own: four generations at dawn, beside the name and a line or two. */
export function storeCard(letters: Lettering, lines: readonly string[]): string {
  const scene = place(W + 64 - 1600 * 0.875, 0, 0.875, heroDrawing('generations'));
  const name = wordmark(letters, {
    x: LEFT,
    y: 218,
    size: 108,
    ink: garden.molasses,
    markInk: garden.collard,
  });
  const under = lines.map((line, i) =>
    setLine(letters, {
      x: LEFT,
      y: 288 + i * 43,
      size: 35,
      fill: '#4a2f22',
      words: line,
      cut: 'line',
      anchor: 'start',
    }),
  );
  return frame([0, 0, W, H], { defs: scene.defs, body: scene.body + name + under.join('') });
}

/** A pack on rings in its own hue; `title` is the product's whole name. */
export function productCard(spec: ProductSpec, title: string, letters: Lettering): string {
  const s = productScheme(spec);
  const pack = place(722, 10, 1.19, productDrawing(spec, letters));
  const foot = hem(spec.pattern, s.dye, s.second);
  return frame([0, 0, W, H], {
    defs: pack.defs + foot.defs,
    body:
      fill('#f8f1e4') +
      [300, 228, 156].map((r) => dot(960, 306, r, s.main, ' opacity=".1"')).join('') +
      pack.body +
      foot.body +
      wordmark(letters, { x: LEFT, y: 112, size: 46, ink: garden.collard }) +
      words(letters, { heading: title, line: spec.note, ink: garden.molasses, lineInk: '#5c483d', w: 590 }),
  });
}

/** A condition's motif on its own ground; `title` is the name of the condition. */
export function conditionCard(name: ConditionName, title: string, letters: Lettering): string {
  const k = conditionInks(name);
  const scene = place(632, H - HEM - 218 * 2.34, 2.34, conditionScene(name, { id: 'c' }));
  const { pattern, dye } = conditionCloth(name);
  const foot = hem(pattern, dye, k.pop);
  return frame([0, 0, W, H], {
    defs: scene.defs + foot.defs,
    body:
      fill(k.ground) +
      scene.body +
      foot.body +
      wordmark(letters, { x: LEFT, y: 112, size: 46, ink: k.deep }) +
      words(letters, { heading: title, ink: k.deep, lineInk: k.deep, w: 540 }),
  });
}
