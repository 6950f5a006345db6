/** The five packs: shape, light and shade; the label is printed by product-label.ts. */
import { type Drawn, garden, gradient, mix, n, type View } from './core.ts';
import { type Lettering, setLine } from './lettering.ts';
import { patternDef, tileSize, type Dye, type PatternName } from './woven-patterns.ts';
import { label, type Box, type LabelLayout, type LabelWords } from './product-label.ts';
import type { Scheme } from './product-scheme.ts';

export const productForms = ['bottle', 'jar', 'pouch', 'tincture', 'box'] as const;
export type ProductForm = (typeof productForms)[number];

/** One pack to draw. */
interface Pack {
  /** in front of every id */
  id: string;
  words: LabelWords;
  pattern: PatternName;
  s: Scheme;
  layout: LabelLayout;
  letters: Lettering;
}

const CX = 200;
const UMBER = '#2b150a';

/** Cloth printed round a cylinder: each tile column is squeezed by its angle and bowed with the view. */
const wrap =
  (id: string, pattern: PatternName, rx: number, bow: number, scale: number) =>
  (r: Box): string => {
    const T = tileSize(pattern).w * scale,
      half = r.x + r.w / 2 - CX;
    const limit = (v: number) => Math.max(-1, Math.min(1, v));
    const at = (x: number) => Math.asin(limit((x - CX) / rx)) * rx;
    const [u0, u1] = [at(r.x), at(r.x + r.w)],
      mid = at(CX + half);
    const count = Math.ceil((u1 - u0) / T / 2) * 2 + (r.w > rx * 1.5 ? 0 : 1);
    let out = '';
    for (let i = 0; i < count; i++) {
      const a = mid + (i - count / 2) * T,
        x0 = rx * Math.sin(limit(a / rx / 1.571) * 1.571),
        x1 = rx * Math.sin(limit((a + T) / rx / 1.571) * 1.571);
      if (x1 - x0 < 0.4) continue;
      const dip = (x: number) => bow * Math.sqrt(Math.max(0, 1 - (x / rx) ** 2));
      const [d0, d1] = [dip(x0), dip(x1)],
        sx = (x1 - x0) / T;
      out += `<use href="#${id}t" transform="matrix(${sx.toFixed(3)} ${((d1 - d0) / T).toFixed(3)} 0 1 ${n(CX + x0)} ${n(r.y + d0)})"/>`;
    }
    return `<clipPath id="${id}s${n(r.x)}"><path d="M${n(r.x)} ${n(r.y)}h${n(r.w)}v${n(r.h)}h${n(-r.w)}z"/></clipPath><g clip-path="url(#${id}s${n(r.x)})">${out}</g>`;
  };

const tileDefs = (id: string, pattern: PatternName, dye: Dye, scale: number, h: number): string => {
  const w = tileSize(pattern).w * scale;
  return (
    patternDef(id + 'p', pattern, dye, scale) +
    `<path id="${id}t" fill="url(#${id}p)" d="M0 0h${n(w + 0.6)}v${n(h)}h${n(-w - 0.6)}z"/>`
  );
};

/** A tin-can outline: flat sides, bowed top and foot. */
const drum = (rx: number, y0: number, y1: number, e0: number, e1: number, r = 0): string =>
  `M${CX - rx} ${n(y0)}a${rx} ${e0} 0 0 0 ${2 * rx} 0V${n(y1 - r)}${r ? `c0 ${n(r * 0.8)} ${n(-r * 0.4)} ${n(r + e1 * 0.25)} ${n(-r * 1.4)} ${n(r + e1 * 0.45)}` : ''}${
    r
      ? `Q${CX} ${n(y1 + e1 * 1.5)} ${n(CX - rx + r * 1.4)} ${n(y1 + e1 * 0.45)}c${n(-r)} ${n(-e1 * 0.2)} ${n(-r * 1.4)} ${n(-e1 * 0.45 - r * 0.2)} ${n(-r * 1.4)} ${n(-r - e1 * 0.45)}`
      : `a${rx} ${e1} 0 0 1 ${-2 * rx} 0`
  }z`;

const round = (id: string): string =>
  gradient(id + 'r', [
    [0, UMBER, 0.42],
    [0.06, UMBER, 0.17],
    [0.17, '#fff', 0.22],
    [0.3, '#fff', 0.05],
    [0.55, UMBER, 0.02],
    [0.8, UMBER, 0.22],
    [0.94, UMBER, 0.46],
    [1, UMBER, 0.26],
  ]);
const gloss = (id: string): string =>
  gradient(
    id + 'g',
    [
      [0, '#fff', 0.75],
      [0.6, '#fff', 0.25],
      [1, '#fff', 0],
    ],
    'y',
  );
const floor = (id: string): string =>
  `<radialGradient id="${id}f"><stop offset="0" stop-color="#2a160c" stop-opacity=".5"/><stop offset=".55" stop-color="#2a160c" stop-opacity=".2"/><stop offset="1" stop-color="#2a160c" stop-opacity="0"/></radialGradient>`;
const shadow = (id: string, rx: number, y: number): string =>
  `<ellipse cx="${CX + 26}" cy="${y + 4}" rx="${rx * 1.42}" ry="22" fill="url(#${id}f)"/><ellipse cx="${CX}" cy="${y}" rx="${rx * 1.02}" ry="9" fill="url(#${id}f)"/>`;
/** Ribs on a turned cap, closer together towards the edge. */
const ribs = (id: string, rx: number, y0: number, y1: number, bow: number, count: number): string => {
  let d = '',
    px = 0,
    py = 0;
  for (let i = 1; i < count; i++) {
    const t = (i / count) * Math.PI,
      x = Math.round(CX - rx * Math.cos(t)),
      y = Math.round(y0 + bow * Math.sin(t));
    d += i === 1 ? `M${x} ${y}v${n(y1 - y0)}` : `m${x - px} ${y - py - n(y1 - y0)}v${n(y1 - y0)}`;
    [px, py] = [x, y];
  }
  return `<path id="${id}b" d="${d}" stroke="#2b150a" stroke-opacity=".2" stroke-width="1.4"/>`;
};
const cap = (
  id: string,
  colour: string,
  rx: number,
  y0: number,
  y1: number,
  e: number,
  count: number,
): string =>
  `<path fill="${colour}" d="${drum(rx, y0, y1, e, e)}"/>${ribs(id, rx - 1, y0 + 8, y1 - 3, e, count)}<path fill="url(#${id}r)" d="${drum(rx, y0, y1, e, e)}"/>` +
  `<ellipse cx="${CX}" cy="${y0}" rx="${rx}" ry="${e}" fill="${mix(colour, '#fff4e4', 0.34)}"/><ellipse cx="${CX}" cy="${n(y0 + 1.6)}" rx="${rx - 2}" ry="${n(e - 1.6)}" fill="${mix(colour, '#fff4e4', 0.16)}"/>`;

type FormDraw = (pack: Pack) => Drawn;

/** Shared by bottle, jar and tincture: a labelled cylinder. */
function labelled(
  { id, words, pattern, s, layout, letters }: Pack,
  rx: number,
  y0: number,
  y1: number,
  bow: number,
): Drawn {
  const scale = rx > 100 ? 0.72 : rx < 70 ? 0.52 : 0.64;
  const d = drum(rx, y0, y1, bow, bow);
  const box = { x: CX - rx, y: y0, w: rx * 2, h: y1 - y0 };
  return {
    defs:
      tileDefs(id, pattern, s.dye, scale, box.h + bow + 4) +
      `<clipPath id="${id}c"><path d="${d}"/></clipPath>`,
    body: `<g clip-path="url(#${id}c)"><path fill="${s.ground}" d="${d}"/>${label(words, s, layout, { box, curve: bow, cloth: wrap(id, pattern, rx, bow, scale) }, letters)}</g>`,
  };
}

const bottle: FormDraw = (pack) => {
  const { id, s } = pack;
  const rx = 92,
    L = labelled(pack, rx, 208, 392, 9);
  const d = `M148 132v14c0 14-40 18-40 54v204c0 20 16 27 36 29q56 6 112 0c20-2 36-9 36-29V200c0-36-40-40-40-54v-14z`;
  return {
    defs: L.defs,
    body:
      shadow(id, rx, 431) +
      `<path fill="${s.body}" d="${d}"/>${L.body}<path fill="url(#${id}r)" d="${d}"/>` +
      `<path fill="none" stroke="#000" stroke-opacity=".18" stroke-width="3" d="M149 146q51 12 102 0"/>` +
      cap(id, s.cap, 66, 80, 136, 10, 36) +
      `<path fill="url(#${id}g)" d="M132 196c3-14 17-20 25-26 4 0 1 4-3 8-8 8-12 12-12 26v182c0 7-10 7-10 0z" opacity=".55"/>`,
  };
};

const jar: FormDraw = (pack) => {
  const { id, s } = pack;
  const rx = 122,
    L = labelled(pack, rx, 206, 402, 12);
  const d = `M84 186c-5 3-6 8-6 16v202c0 22 20 28 44 30q78 7 156 0c24-2 44-8 44-30V202c0-8-1-13-6-16z`;
  return {
    defs: L.defs,
    body:
      shadow(id, rx, 432) +
      `<path fill="${s.body}" d="${d}"/>${L.body}<path fill="url(#${id}r)" d="${d}"/>` +
      cap(id, s.cap, 124, 132, 184, 15, 50) +
      `<path fill="url(#${id}g)" d="M106 214q0-8 7-6t7 8v170c0 8-14 6-14-2z" opacity=".5"/>`,
  };
};

const tincture: FormDraw = (pack) => {
  const { id, s } = pack;
  const rx = 66,
    L = labelled(pack, rx, 238, 408, 7);
  const glass = s.body === '#f1ebe0' ? s.bodyDark : s.body;
  const d = `M176 176v14c0 10-42 12-42 46v180c0 14 10 18 24 19q42 4 84 0c14-1 24-5 24-19V236c0-34-42-36-42-46v-14z`;
  const rubber = '#231c1a';
  return {
    defs: L.defs,
    body:
      shadow(id, rx, 432) +
      `<path fill="${glass}" d="${d}"/>` +
      `<path fill="#fff" fill-opacity=".14" d="M146 232q6-24 30-32h48q24 8 30 32v8H146z"/><path fill="#fff" fill-opacity=".22" d="M196 178h8v60h-8z"/>` +
      L.body +
      `<path fill="url(#${id}r)" d="${d}"/>` +
      `<path fill="${rubber}" d="M176 136c0-10 4-16 4-26V84c0-16 8-26 20-26s20 10 20 26v26c0 10 4 16 4 26z"/><path fill="#fff" fill-opacity=".26" d="M186 78c1-7 4-11 8-11v58l-9 2c0-18 0-34 1-49z"/>` +
      cap(id, s.cap === '#2a211d' ? garden.marigold : s.cap, 36, 134, 178, 6, 24) +
      `<path fill="url(#${id}g)" d="M148 244q1-16 12-26c4-2 5 0 2 5-5 7-6 12-6 21v150c0 6-8 6-8 0z" opacity=".55"/>`,
  };
};

const pouch: FormDraw = ({ id, words, pattern, s, layout, letters }) => {
  const d = `M96 74q104 5 208 0l3 52c3 60 11 140 15 268 1 30-5 36-20 37q-102 8-204 0c-15-1-21-7-20-37 4-128 12-208 15-268z`;
  const box = { x: 82, y: 132, w: 236, h: 286 };
  const scale = 0.82;
  const flat = (r: Box) =>
    `<path fill="url(#${id}p)" d="M${n(r.x)} ${n(r.y)}h${n(r.w)}v${n(r.h)}h${n(-r.w)}z"/>`;
  const side = gradient(id + 'r', [
    [0, '#000', 0.34],
    [0.06, '#fff', 0.22],
    [0.14, '#000', 0.04],
    [0.3, '#fff', 0.16],
    [0.5, '#fff', 0],
    [0.76, '#000', 0.1],
    [0.9, '#fff', 0.08],
    [0.95, '#000', 0.2],
    [1, '#000', 0.36],
  ]);
  let crimp = '';
  for (let x = 102; x < 304; x += 6) crimp += `M${x} 78v30`;
  return {
    defs:
      side +
      patternDef(id + 'p', pattern, s.dye, scale, [82, 132 + 286 * 0.66]) +
      `<clipPath id="${id}c"><path d="${d}"/></clipPath>` +
      gradient(
        id + 'v',
        [
          [0, '#000', 0.1],
          [0.1, '#fff', 0.12],
          [0.18, '#000', 0.08],
          [0.3, '#fff', 0],
          [0.86, '#000', 0],
          [1, '#000', 0.3],
        ],
        'y',
      ),
    body:
      shadow(id, 118, 430) +
      `<g clip-path="url(#${id}c)"><path fill="${s.ground}" d="M70 60h260v390H70z"/>${label(words, s, layout, { box, cloth: flat, curve: 0 }, letters)}` +
      (layout === 'field' ? `<path fill="${s.ground}" d="M80 70h240v48H80z"/>` : '') +
      `<path d="${crimp}" stroke="#000" stroke-opacity=".09" stroke-width="2"/><path fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.6" d="M90 112q110 5 220 0M88 124q112 4 224 0"/><path fill="none" stroke="#fff" stroke-opacity=".3" d="M90 114q110 5 220 0"/>` +
      `<path fill="url(#${id}v)" d="M70 60h260v390H70z"/><path fill="#000" fill-opacity=".1" d="M76 398q124 30 248 0l8 44H70z"/><path fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.5" d="M80 399q120 30 240 0"/>` +
      `<path fill="#fff" fill-opacity=".13" d="M112 136c-6 80-8 160-8 250l14 4c-2-90 0-170 6-254zM286 140c4 70 6 120 6 190l8 20c-2-80-4-140-9-210z"/></g><path fill="url(#${id}r)" d="${d}"/>` +
      `<path fill="#f1ece2" d="M92 108l5 4-5 4zM309 108l-5 4 5 4z"/>`,
  };
};

const box: FormDraw = ({ id, words, pattern, s, layout, letters }) => {
  const w = 176,
    h = 246,
    face = { x: 0, y: 0, w, h };
  const flat = (r: Box) =>
    `<path fill="url(#${id}p)" d="M${n(r.x)} ${n(r.y)}h${n(r.w)}v${n(r.h)}h${n(-r.w)}z"/>`;
  const gel = (x: number, y: number, turnBy: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turnBy})"><ellipse cx="4" cy="12" rx="25" ry="7" fill="url(#${id}f)"/><rect x="-24" y="-12" width="48" height="24" rx="12" fill="url(#${id}o)"/><path d="M-15-6q14-4 27-1" stroke="#fff" stroke-opacity=".85" stroke-width="3.4" stroke-linecap="round" fill="none"/><path d="M-13 8q14 3 26 0" stroke="#fff" stroke-opacity=".4" stroke-width="2" stroke-linecap="round" fill="none"/></g>`;
  const amber = [garden.marigold, '#c9551d', s.bodyDark];
  return {
    defs:
      patternDef(id + 'p', pattern, s.dye, 0.78, [0, h * 0.66]) +
      `<linearGradient id="${id}o" x2="0" y2="1"><stop stop-color="${mix(amber[0]!, '#ffffff', 0.35)}"/><stop offset=".5" stop-color="${amber[0]}"/><stop offset="1" stop-color="${amber[1]}"/></linearGradient><clipPath id="${id}c"><path d="M0 0h${w}v${h}H0z"/></clipPath>` +
      gradient(id + 'l', [
        [0, '#fff', 0.22],
        [0.5, '#fff', 0],
        [1, '#000', 0.12],
      ]),
    body:
      shadow(id, 116, 404) +
      `<g transform="matrix(1 .07 0 1 82 148)"><g clip-path="url(#${id}c)"><path fill="${s.ground}" d="M0 0h${w}v${h}H0z"/>${label(words, s, layout, { box: face, cloth: flat, curve: 0 }, letters)}</g><path fill="url(#${id}l)" d="M0 0h${w}v${h}H0z"/></g>` +
      `<g transform="matrix(1 -.34 0 1 258 160.3)"><path fill="${s.dye[0]}" d="M0 0h56v${h}H0z"/><path fill="url(#${id}p)" d="M0 ${n(h * 0.66)}h56v${n(h * 0.34)}H0z"/>${layout === 'field' ? `<path fill="url(#${id}p)" d="M0 0h56v${h}H0z"/>` : ''}` +
      `<g transform="rotate(-90 28 80)">${layout === 'field' ? '' : setLine(letters, { x: 28, y: 84, size: 15, fill: '#fff6e6', words: words.brand ?? 'BioLife', cut: 'brand' })}</g><path fill="#000" fill-opacity=".3" d="M0 0h56v${h}H0z"/></g>` +
      `<path fill="${mix(s.ground, '#ffffff', 0.3)}" d="M82 148l56-19.1 176 12.3-56 19.1z"/><path fill="none" stroke="#fff" stroke-opacity=".5" d="M82 148l176 12.3 56-19.1M258 160.3v246"/>` +
      gel(112, 428, -8) +
      gel(176, 440, 14) +
      gel(246, 434, -22),
  };
};

/** Each form with the view that shows its label close up; the view keeps the shape of the field, 5 to 6. */
export const forms: Readonly<Record<ProductForm, { draw: FormDraw; closeUp: View }>> = {
  bottle: { draw: bottle, closeUp: [98, 180, 204, 244.8] },
  jar: { draw: jar, closeUp: [64, 140, 272, 326.4] },
  pouch: { draw: pouch, closeUp: [70, 116, 260, 312] },
  tincture: { draw: tincture, closeUp: [110, 214, 180, 216] },
  box: { draw: box, closeUp: [70, 138, 230, 276] },
};

/** Light that every form takes from its surroundings. */
export const surroundings = (id: string, form: ProductForm): string =>
  floor(id) + (form === 'pouch' || form === 'box' ? '' : round(id) + gloss(id));
