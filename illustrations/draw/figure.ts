/**
 * Figures for the hero scenes: faceless people built from a head, a garment and two arms.
 * Drawn in portrait units (head about 95 tall) and placed by the base of the neck.
 */
import { dot, type Drawn, hash, L, mix, n, P, rng } from './core.ts';
import { hair, hairTones, skins, type HairStyle } from './hair.ts';
import { patternDef, type Dye, type PatternName } from './woven-patterns.ts';

type Arm = 'down' | 'hip' | 'hold' | 'chest' | 'raise' | 'reach' | 'around' | 'low' | 'none';
export interface Cloth {
  colour: string;
  print?: PatternName;
  dye?: Dye;
  scale?: number;
}
export interface FigureSpec {
  x: number;
  y: number;
  s: number;
  skin: number;
  hair: HairStyle;
  tone?: number;
  build?: 'soft' | 'broad';
  body?: 'bust' | 'gown' | 'coat' | 'lotus';
  wear: Cloth;
  trim?: string;
  wrapCloth?: Cloth;
  arms?: readonly [left: Arm, right: Arm];
  longSleeve?: boolean;
  tilt?: number;
  beard?: boolean;
  glasses?: boolean;
  collar?: 'round' | 'vee' | 'shirt' | 'beads' | 'coat';
  /** light falls from the left unless flipped */
  flip?: boolean;
}

const BODY = {
  bust: {
    soft: 'M8 520C14 400 26 372 30 330 22 268 14 196 60 170q18-6 22-14h36q4 8 22 14c46 26 38 98 30 160 4 42 16 70 22 190z',
    broad:
      'M-6 520C2 420 14 372 14 320 6 260-8 194 54 166q18-4 22-12h48q4 8 22 12c62 28 48 94 40 154 0 52 12 100 20 200z',
  },
  gown: {
    soft: 'M34 186q12-14 48-30h36q36 16 48 30 2 60-16 118 52 150 66 356-116 26-232 0 14-206 66-356-18-58-16-118z',
    broad:
      'M18 184q16-16 58-30h48q42 14 58 30 4 80-4 130 26 160 32 346-110 22-220 0 6-186 32-346-8-50-4-130z',
  },
  coat: {
    soft: 'M30 186q14-14 52-30h36q38 16 52 30 4 70-8 130 22 90 30 186l-8 158h-34l-50-10-50 10H16L8 502q8-96 30-186-12-60-8-130z',
    broad:
      'M16 184q18-16 60-30h48q42 14 60 30 6 80-2 130 18 90 18 182l-6 164h-38l-56-12-56 12H6L0 496q0-92 18-182-8-50-2-130z',
  },
  lotus: {
    soft: 'M34 186q12-14 48-30h36q36 16 48 30 2 60-8 112c50 20 110 34 116 62 4 26-60 32-174 32s-178-6-174-32c6-28 66-42 116-62-10-52-8-112-8-112z',
    broad:
      'M20 184q14-16 56-30h48q42 14 56 30 4 70-8 116c50 18 116 32 122 62 4 28-60 34-194 34S-98 390-94 362c6-30 72-44 122-62-12-46-8-116-8-116z',
  },
} as const;

/** Left-hand arms; the right hand mirrors them. */
const ARM: Record<Exclude<Arm, 'none'>, string> = {
  down: 'M46 190Q24 278 36 384',
  hip: 'M46 190Q-22 258 52 318',
  hold: 'M46 190Q14 306 112 308',
  chest: 'M46 190Q14 296 84 262',
  raise: 'M46 190Q-4 128 22 22',
  reach: 'M44 194Q-6 250-84 236',
  around: 'M44 192Q-6 200-40 262',
  low: 'M44 196Q-16 290-58 352',
};
/** Length of an arm along its curve, which is one quadratic. */
function armLength(arm: Exclude<Arm, 'none'>): number {
  const [x0 = 0, y0 = 0, cx = 0, cy = 0, x1 = 0, y1 = 0] = (ARM[arm].match(/-?\d+/g) ?? []).map(Number);
  const at = (t: number, a: number, b: number, c: number) =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  const steps = Array.from(
    { length: 33 },
    (_, i) => [at(i / 32, x0, cx, x1), at(i / 32, y0, cy, y1)] as const,
  );
  return steps.reduce(
    (sum, [x, y], i) => sum + (i ? Math.hypot(x - steps[i - 1]![0], y - steps[i - 1]![1]) : 0),
    0,
  );
}
const handAt: Record<Exclude<Arm, 'none'>, readonly [number, number]> = {
  down: [34, 388],
  hip: [52, 318],
  hold: [116, 308],
  chest: [88, 258],
  raise: [23, 18],
  reach: [-88, 235],
  around: [-42, 266],
  low: [-60, 356],
};

/** Faceless head: one plane in light, one in shade. */
function head(
  id: string,
  f: Pick<FigureSpec, 'skin' | 'hair' | 'tone' | 'build' | 'wrapCloth' | 'trim' | 'beard' | 'glasses'>,
  glow: string,
): { defs: string; back: string; front: string; skin: string; dim: string } {
  const man = f.build === 'broad',
    w = man ? 35.5 : 33.5,
    jaw = man ? 0.8 : 0.66;
  const skin = skins[f.skin]!,
    dim = mix(skin, '#1a0710', 0.34),
    base = hairTones[f.tone ?? 0]!;
  const d = `M100 50C${100 - w * 0.7} 50 ${100 - w} 66 ${100 - w} 92c0 14 2 24 ${n(w * (1 - jaw))} 36 ${n(w * 0.28)} 11 ${n(w * jaw * 0.62)} 17 ${n(w * jaw)} 17s${n(w * jaw * 0.72)}-6 ${n(w * jaw)}-17c${n(w * (1 - jaw) - 2)}-12 ${n(w * (1 - jaw))}-22 ${n(w * (1 - jaw))}-36 0-26-${n(w * 0.3)}-42-${w}-42z`;
  const wrapCloth = f.wrapCloth?.colour ?? f.trim ?? '#dd6a2b';
  const r = rng(id),
    h = hair[f.hair](
      {
        base,
        lit: mix(base, f.tone === 3 ? '#8d857c' : glow, 0.34),
        cloth: wrapCloth,
        cloth2: f.trim ?? '#f3b13b',
        fill: f.wrapCloth?.print ? `url(#${id}w)` : wrapCloth,
        w,
      },
      r,
    );
  const beard = f.beard
    ? P(
        `M${100 - w} 98c0 18 3 26 ${n(w * (1 - jaw))} 34 8 18 18 22 ${n(w * jaw)} 22s20-4 ${n(w * jaw)}-22c5-8 7-16 7-34q-5 20-12 22-8-5-${n(w - 12)}-5t-${n(w - 12)} 5q-7-2-12-22z`,
        base,
      )
    : '';
  const specs = f.glasses
    ? `<g fill="none" stroke="#1d1210" stroke-width="2.8"><circle cx="84.5" cy="99" r="12"/><circle cx="115.5" cy="99" r="12"/><path d="M97 97q3-3 6 0"/></g>`
    : '';
  return {
    skin,
    dim,
    defs:
      `<clipPath id="${id}h"><path d="${d}"/></clipPath>` +
      (f.wrapCloth?.print
        ? patternDef(id + 'w', f.wrapCloth.print, f.wrapCloth.dye!, f.wrapCloth.scale ?? 0.5)
        : ''),
    back: h.back,
    front:
      (f.hair === 'scarf'
        ? ''
        : `<ellipse cx="${100 - w - 1}" cy="104" rx="6" ry="10" fill="${mix(skin, glow, 0.25)}"/><ellipse cx="${101 + w}" cy="104" rx="6" ry="10" fill="${dim}"/>`) +
      P(d, skin) +
      `<g clip-path="url(#${id}h)">${P('M98 40h52v112H94q12-12 6-20-9-8-1-17 7-4 7-9-9-20-8-30z', dim, ' opacity=".8"')}${P(d, glow, ' opacity=".42" transform="translate(-60)"')}</g>` +
      beard +
      h.front +
      specs,
  };
}

/** Draw a figure; returns its defs and its body so a scene can gather defs once. */
export function figure(f: FigureSpec, glow = '#ffc27a'): Drawn {
  const id = 'g' + hash(JSON.stringify(f)).toString(36).slice(0, 5);
  const build = f.build ?? 'soft',
    man = build === 'broad',
    kind = f.body ?? 'bust';
  const hd = head(id, f, glow),
    d = BODY[kind][build],
    neck = man ? 21 : 16;
  const fill = f.wear.print ? `url(#${id}k)` : f.wear.colour;
  const trim = f.trim ?? '#f3b13b';
  const arm = (a: Arm, right: boolean) => {
    if (a === 'none') return '';
    const tone = right ? hd.dim : hd.skin,
      [hx, hy] = handAt[a];
    const w = man ? 1.14 : 0.96,
      reach = kind === 'coat' || f.longSleeve ? 84 : 56;
    const sleeve = (stroke: string, extra = '') =>
      `<path d="${ARM[a]}" fill="none" stroke="${stroke}" stroke-width="${n(34 * w)}" stroke-linecap="round" stroke-dasharray="${n((armLength(a) * reach) / 100)} 999"${extra}/>`;
    const s =
      `<g${right ? ' transform="matrix(-1 0 0 1 200 0)"' : ''}>${sleeve(right ? '#160610' : glow, right ? ' opacity=".25" transform="translate(4 1)"' : ' transform="translate(-2.5 -1)" opacity=".8"')}` +
      `${L(ARM[a], tone, n(19 * w))}${dot(hx, hy, 11.5 * w, tone)}${sleeve(fill)}${sleeve('#160610', ` opacity="${right ? 0.34 : 0.1}"`)}</g>`;
    return s;
  };
  const [la, ra] = f.arms ?? ['none', 'none'];
  const behind = (a: Arm) => a === 'hip' || a === 'raise' || a === 'reach' || a === 'low' || a === 'around';
  const necks = {
    round: L('M76 160q24 26 48 0', trim, 6),
    vee: P('M80 155l20 44 20-44z', hd.dim) + L('M79 155l21 46 21-46', trim, 5),
    shirt:
      P('M78 153l22 30-18 20-20-38zM122 153l-22 30 18 20 20-38z', trim) +
      L('M100 184v130', trim, 2.5, ' opacity=".8"'),
    beads:
      L('M74 162q26 34 52 0', trim, 7, ' stroke-dasharray=".1 9"') +
      L('M68 168q32 48 64 0', '#f8f1e4', 7, ' stroke-dasharray=".1 9"'),
    coat:
      P('M80 154l20 60 20-60z', f.trim ?? '#2b3174') +
      P('M80 153l-18 16 12 16-8 8 34 52h0zM120 153l18 16-12 16 8 8-34 52h0z', '#fffdf8'),
  };
  const body =
    (behind(la) ? arm(la, false) : '') +
    (behind(ra) ? arm(ra, true) : '') +
    P(d, glow, ' transform="translate(-3.500 -1)" opacity=".9"') +
    P(d, fill) +
    `<g clip-path="url(#${id}b)">${P('M104 140h200v560H92q24-180 4-330z', '#160610', ` opacity="${f.wear.print ? 0.3 : 0.22}"`)}</g>` +
    (kind === 'bust'
      ? (la === 'none'
          ? L(man ? 'M40 236Q30 360 46 520' : 'M50 236Q40 360 54 520', '#160610', 2.6, ' opacity=".28"')
          : '') +
        (ra === 'none'
          ? L(man ? 'M160 236Q170 360 154 520' : 'M150 236Q160 360 146 520', '#160610', 2.6, ' opacity=".4"')
          : '')
      : '') +
    P(`M${100 - neck} 118h${neck * 2}v34q0 14-${neck} 16-${neck}-2-${neck}-16z`, hd.dim) +
    necks[f.collar ?? 'round'] +
    (behind(la) ? '' : arm(la, false)) +
    (behind(ra) ? '' : arm(ra, true));
  const tilt = f.tilt ? ` transform="rotate(${f.tilt} 100 150)"` : '';
  return {
    defs:
      hd.defs +
      `<clipPath id="${id}b"><path d="${d}"/></clipPath>` +
      (f.wear.print ? patternDef(id + 'k', f.wear.print, f.wear.dye!, f.wear.scale ?? 0.7) : ''),
    body: `<g transform="translate(${n(f.x)} ${n(f.y)}) scale(${f.flip ? -f.s : f.s} ${f.s}) translate(-100 -155)">${hd.back ? `<g${tilt}>${hd.back}</g>` : ''}${body.replace('.500 ', '.5 ')}<g${tilt}>${hd.front}</g></g>`,
  };
}

/** A profile facing left, for portraits of quiet attention. Origin at the ear. */
export function profile(
  o: {
    x: number;
    y: number;
    s: number;
    skin: number;
    hair: 'bare' | 'crop' | 'afro' | 'wrap' | 'bun' | 'locs';
    tone?: number;
    cloth?: string;
    wear: string;
    flip?: boolean;
    turn?: number;
    bare?: boolean;
    beard?: boolean;
  },
  glow = '#ffc27a',
): string {
  const skin = skins[o.skin]!,
    dim = mix(skin, '#1a0710', 0.32),
    base = hairTones[o.tone ?? 0]!,
    lit = mix(skin, glow, 0.36);
  const face =
    'M-34-50C-42-40-45-28-43-17c.500 3-1 5-1.500 8-1.500 6-8 14-12 21-1.500 3 .500 5.500 4 6 2 .400 4 .600 4.500 2 .400 1.600-2.500 3-4.500 6-1.600 2.500 0 4.500 2 5.500-2.500 2-4 5-2.500 8 1 2.200 3.500 3 3.500 5 0 3-2.500 6-2 11 1 9 10 13 21 12 14-1.500 27-8 36-17L44-10 30-58z';
  const neck = 'M-20 60C-14 84-18 104-26 124L66 140C50 110 50 60 50 0L0 20z';
  const skull = 'M-39-44C-34-78-2-88 22-82 52-76 64-46 58-16 56 2 48 14 42 24L-10 20-30-20z',
    cut =
      'M-39-44C-34-78-2-88 22-82 52-76 64-46 58-16 56 2 48 14 42 24L34 10C30 0 22-6 12-4L6-22C-8-28-14-34-18-46z';
  const crown = {
    bare: '',
    crop: P(cut, base),
    afro: P(curlsAround(34, -44, 72, 70), base),
    wrap:
      P(
        'M-44-36C-56-74-40-122 12-128 72-134 98-86 76-46 66-28 54-6 44 8 28-24-10-40-44-36z',
        o.cloth ?? '#dd6a2b',
      ) +
      P('M-45-36C-10-42 28-26 44 8l8-12C36-38-4-56-47-48z', mix(o.cloth ?? '#dd6a2b', '#fff1d6', 0.4)) +
      L('M-30-62C-10-96 30-110 66-92M-8-52C14-84 48-92 76-72', '#000', 2.5, ' opacity=".18"'),
    bun: P(cut, base) + P(curlsAround(66, -66, 34, 32), base),
    locs:
      P(cut, base) +
      L('M20-76Q74-66 78 60M30-60Q62-40 62 86M14-70Q92-70 94 30M26-40Q52-10 46 92', base, 15) +
      L(
        'M20-76Q74-66 78 60M30-60Q62-40 62 86M14-70Q92-70 94 30M26-40Q52-10 46 92',
        mix(base, glow, 0.35),
        6,
        ' stroke-dasharray="3 6" opacity=".6"',
      ),
  }[o.hair];
  const beard = o.beard
    ? P('M-42 44C-30 40-20 38-14 26L8 20l16-8c2 26-10 50-30 62-14 8-34 10-42 0-4-6-2-16 6-30z', base)
    : '';
  const torso = o.bare
    ? ''
    : P(
        'M-30 112C-96 130-120 190-124 330H190C184 230 160 150 60 118q-40 16-90-6z',
        glow,
        ' transform="translate(-3 -2)" opacity=".85"',
      ) +
      P('M-30 112C-96 130-120 190-124 330H190C184 230 160 150 60 118q-40 16-90-6z', o.wear) +
      P('M20 122q60 80 50 208h120C184 230 160 150 60 118z', '#160610', ' opacity=".22"');
  return `<g transform="translate(${n(o.x)} ${n(o.y)}) scale(${o.flip ? -o.s : o.s} ${o.s})${o.turn ? ` rotate(${o.turn})` : ''}">${P(neck, dim)}${torso}${P(face, lit, ' transform="translate(-2.500 -.500)"')}${P(skull, skin)}${P(face, skin)}${P('M-14 22C-4 34 12 30 20 10l24-20-8 60-30 18q-20-10-20-46z', dim, ' opacity=".55"')}${beard}${crown}<ellipse cx="22" cy="6" rx="9" ry="14" fill="${mix(skin, glow, 0.12)}" transform="rotate(10 22 6)"/>${L('M19-1q7-1 6 8t-5 7', dim, 2.5)}</g>`.replace(
    /(\.\d)00/g,
    '$1',
  );
}

function curlsAround(cx: number, cy: number, rx: number, ry: number): string {
  const count = 26,
    pts = Array.from(
      { length: count + 1 },
      (_, i) => [cx + rx * Math.cos((i / count) * 6.2832), cy + ry * Math.sin((i / count) * 6.2832)] as const,
    );
  return (
    pts
      .map(([x, y], i) =>
        i ? `a9 9 0 0 1 ${n(x - pts[i - 1]![0])} ${n(y - pts[i - 1]![1])}` : `M${n(x)} ${n(y)}`,
      )
      .join('') + 'z'
  );
}
