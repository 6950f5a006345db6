/** Portraits: stylised faces for testimonials, stories and the team. About 3 to 6 KB each. */
import { dot, frame, garden, gradient, hash, L, mix, n, P, rng } from './core.ts';
import { hair, hairTones, skins, type HairInk, type HairStyle } from './hair.ts';
import { patternDef, patternNames, type PatternName } from './woven-patterns.ts';

export interface PortraitSpec {
  build: 'soft' | 'broad';
  elder: boolean;
  /** index into the skins, deepest first */
  skin: number;
  hair: HairStyle;
  /** 0 black, 1 umber, 2 salt-and-pepper, 3 silver, 4 copper */
  hairTone: number;
  beard: 'none' | 'stubble' | 'goatee' | 'full' | 'moustache';
  glasses: 'none' | 'round' | 'square';
  mood: 'calm' | 'smile' | 'laugh';
  outfit: 'crew' | 'collar' | 'print' | 'turtle' | 'coat' | 'vneck';
  /** index into the grounds, for people who are shown side by side */
  ground?: number;
}

const GROUNDS = [
  ['#f3c98b', '#e9b268'],
  ['#e8b49a', '#dd9c7d'],
  ['#b9c9a4', '#a3b78b'],
  ['#a9bfc9', '#90abb8'],
  ['#d9b7c4', '#cb9fb0'],
  ['#e6d3b3', '#d8c199'],
  ['#8fb0a0', '#7aa08e'],
  ['#c3b5d6', '#afa0c7'],
] as const;
const CLOTH = [
  garden.collard,
  garden.sorrel,
  garden.indigo,
  garden.yam,
  garden.marigold,
  '#f4ead8',
  '#2e2a2b',
  '#356b73',
  '#7d2f52',
  '#4f6b3a',
];

const outfits: Record<PortraitSpec['outfit'], (c: string, c2: string, fill: string, body: string) => string> =
  {
    crew: (c, c2, _f, b) => P(b, c) + L('M76 160q24 20 48 0', c2, 5),
    vneck: (c, c2, _f, b) =>
      P(b, c) + P('M83 148h34v7l6 2-23 33-23-33 6-2z', 'currentColor') + L('M77 157l23 34 23-34', c2, 4),
    collar: (c, c2, _f, b) =>
      P(b, c) + P('M76 156l24 26-16 14-18-32zM124 156l-24 26 16 14 18-32z', c2) + L('M100 184v16', c2, 2),
    turtle: (c, _c, _f, b) =>
      P(b, c) +
      P('M78 144q22 10 44 0l3 24q-25 14-50 0z', mix(c, '#ffffff', 0.1)) +
      L('M78 153q22 10 44 0', '#000', 1.4, ' opacity=".15"'),
    print: (_c, c2, f, b) => P(b, f) + L('M75 159q25 26 50 0', c2, 6),
    coat: (_c, c2, _f, b) =>
      P(b, '#f7f2ea') +
      P('M80 156l20 40 20-40z', c2) +
      P('M78 155l-14 12 10 12-6 6 26 15h4zM122 155l14 12-10 12 6 6-26 15h-4z', '#ffffff') +
      L('M78 155l-14 12 10 12-6 6 24 15M122 155l14 12-10 12 6 6-24 15', '#d8cfc2', 1.4),
  };

/**
 * Draw one portrait on a 200 by 200 field; crop it to a circle or a rounded square.
 * Ground, cloth and jewels follow from the seed: the same seed always gives the same picture.
 */
export function portrait(seed: string, s: PortraitSpec): string {
  const r = rng(`${seed}paint`);
  const id = `f${hash(seed).toString(36)}`;
  const skin = skins[s.skin]!,
    dim = mix(skin, '#1a0710', 0.28),
    lit = mix(skin, '#ffb070', 0.24),
    deep = mix(skin, '#12040a', 0.66);
  const picked = r.pick(GROUNDS);
  const [ground, ring] = s.ground === undefined ? picked : GROUNDS[s.ground]!;
  const c1 = r.pick(CLOTH),
    c2 = r.pick(CLOTH.filter((c) => c !== c1)),
    c3 = r.pick([garden.marigold, garden.shea, garden.yam].filter((c) => c !== c1 && c !== c2));
  const base = hairTones[s.hairTone]!,
    print: PatternName = r.pick(patternNames);
  const man = s.build === 'broad',
    w = man ? 35.5 : 33.5,
    jaw = man ? 0.8 : 0.66,
    neck = man ? 22 : 17;
  const ink: HairInk = {
    base,
    lit: mix(base, s.hairTone === 3 ? '#8d857c' : '#c89a72', s.hairTone === 3 ? 0.6 : 0.4),
    cloth: c2,
    cloth2: c3,
    fill: `url(#${id}k)`,
    w,
  };
  const { back, front } = hair[s.hair](ink, r);
  const head = `M100 50C${100 - w * 0.7} 50 ${100 - w} 66 ${100 - w} 92c0 14 2 24 ${n(w * (1 - jaw))} 36 ${n(w * 0.28)} 11 ${n(w * jaw * 0.62)} 17 ${n(w * jaw)} 17s${n(w * jaw * 0.72)}-6 ${n(w * jaw)}-17c${n(w * (1 - jaw) - 2)}-12 ${n(w * (1 - jaw))}-22 ${n(w * (1 - jaw))}-36 0-26-${n(w * 0.3)}-42-${w}-42z`;
  const shoulders = man
    ? 'M4 204C6 176 32 168 62 162q12-3 16-8h44q4 5 16 8c30 6 56 14 58 42z'
    : 'M18 204C20 178 44 170 66 164q12-3 15-9h38q3 6 15 9c22 6 46 14 48 40z';

  const eye = (x: number, flip: number) =>
    s.mood === 'laugh'
      ? L(`M${x - 7} 99q7-6.5 14 0`, deep, 2.8)
      : `${P(`M${x - 7.4} 98.6q7-6.4 14.6-.6-7 6.2-14.6.6z`, '#fff3e4')}${dot(x + 0.3, 98, 3.3, '#1c0d08')}${dot(x - 0.8, 96.9, 1, '#fff')}${L(`M${x - 7.6} 98.4q7.2-6.8 15-.8`, '#150806', 2.1)}` +
        (man ? '' : L(`M${x + 7.4 * flip} 97.6l${2.6 * flip}-2.2`, '#150806', 1.6));
  const brow = (x: number, f: number) =>
    L(
      `M${x - 8 * f} ${s.mood === 'laugh' ? 87 : 88.5}q${6 * f}-${man ? 4.5 : 6} ${16 * f}-.5`,
      s.hairTone === 3 ? '#8a827a' : mix(base, '#1a0c08', 0.4),
      man ? 3.8 : 2.8,
    );
  const lip = mix(skin, man ? '#7a2b2b' : '#a8233f', man ? 0.3 : 0.46),
    lip2 = mix(lip, '#ff9a8a', 0.24);
  const mouth =
    s.mood === 'laugh'
      ? P('M84.500 121q15.500 5 31 0-2 15-15.500 15.500-13.500-.5-15.500-15.500z', '#4a1414') +
        P('M86.500 122.200q13.500 4 27 0l-1.500 4.300q-12 3-24 0z', '#fffaf2') +
        L('M84 120.800q16 5.400 32 0', lip, 2.4)
      : P(
          `M85.500 ${s.mood === 'smile' ? 124.5 : 125.5}q8-4.500 12-4 2.500 1.400 5 0 4-.5 12 4-14.500 3.400-29 0z`,
          lip,
        ) +
        P(`M86 ${s.mood === 'smile' ? 124.5 : 125.5}q14 3.200 28 0-4 9.500-14 9.500t-14-9.500z`, lip2) +
        L(s.mood === 'smile' ? 'M83 123.500q3 2 17 2.400t17-2.400' : 'M85 125.500q15 3.600 30 0', deep, 1.5);
  const beardTone = mix(base, skin, s.beard === 'stubble' ? 0.55 : 0.06);
  const jawline = `M${n(100 - w)} 98c0 16 2 22 ${n(w * (1 - jaw))} 32 ${n(w * 0.28)} 11 ${n(w * jaw * 0.62)} ${s.beard === 'full' ? 22 : 15.5} ${n(w * jaw)} ${s.beard === 'full' ? 22 : 15.5}s${n(w * jaw * 0.72)}-${s.beard === 'full' ? 11 : 5} ${n(w * jaw)}-${s.beard === 'full' ? 22 : 15.5}c${n(w * (1 - jaw))}-10 ${n(w * (1 - jaw))}-16 ${n(w * (1 - jaw))}-32l-3 2q-3 16-8 18-8-3.500-22.500-3.500t-22.500 3.500q-5-2-8-18z`;
  const stache = P('M82 122q6-7 16-5.500 2 .8 4 0 10-1.500 16 5.500-8-2.400-18-2.400t-18 2.400z', beardTone);
  const beard =
    s.beard === 'none'
      ? ''
      : s.beard === 'moustache'
        ? stache
        : s.beard === 'goatee'
          ? stache + P('M84 123q-2 22 16 24 18-2 16-24-2 14-16 14t-16-14z', beardTone)
          : P(jawline, beardTone, s.beard === 'stubble' ? ' opacity=".55"' : '') +
            (s.beard === 'full' ? stache : '');
  const specs =
    s.glasses === 'none'
      ? ''
      : s.glasses === 'round'
        ? '<circle cx="84.500" cy="99" r="12"/><circle cx="115.500" cy="99" r="12"/>'
        : '<rect x="71" y="89" width="26" height="20" rx="6"/><rect x="103" y="89" width="26" height="20" rx="6"/>';
  const jewel =
    !man && s.hair !== 'scarf'
      ? r.pick([
          [-1, 1]
            .map(
              (k) =>
                `<circle cx="${100 + k * (w + 3)}" cy="124" r="9" fill="none" stroke="${garden.marigold}" stroke-width="2.600"/>`,
            )
            .join(''),
          [-1, 1].map((k) => dot(100 + k * (w + 3), 114, 3.2, garden.marigold)).join(''),
          [-1, 1]
            .map(
              (k) =>
                P(`M${100 + k * (w + 3)} 112l6 16h-12z`, c3) +
                dot(100 + k * (w + 3), 112, 2.4, garden.marigold),
            )
            .join(''),
        ])
      : '';
  const ears =
    s.hair === 'scarf'
      ? ''
      : [-1, 1]
          .map(
            (k) => `<ellipse cx="${100 + k * (w + 1)}" cy="104" rx="6" ry="10" fill="${k < 0 ? lit : dim}"/>`,
          )
          .join('');
  const age = s.elder
    ? L('M80 114q-3 6-2 11M120 114q3 6 2 11M76 106q4 3 9 3M124 106q-4 3-9 3', deep, 1.3, ' opacity=".45"')
    : '';

  const defs = `${patternDef(id + 'k', print, [c1, c2, c3, garden.shea], 0.42)}<clipPath id="${id}h"><path d="${head}"/></clipPath>${gradient(
    id + 'n',
    [
      [0, lit, 0.9],
      [0.5, lit, 0],
    ],
  )}`;
  const body =
    `<path fill="${ground}" d="M0 0h200v200H0z"/>${[92, 70].map((q, i) => dot(100, 92, q, i ? mix(ring, '#fff7e8', 0.45) : ring)).join('')}` +
    back +
    P(`M${100 - neck} 120h${neck * 2}v32q4 6 14 10l-${14 + neck} 30-${14 + neck}-30q10-4 14-10z`, dim) +
    `<g color="${dim}">${outfits[s.outfit](c1, s.outfit === 'coat' ? c1 : c3, `url(#${id}k)`, shoulders)}</g>` +
    ears +
    P(head, skin) +
    `<g clip-path="url(#${id}h)">${P('M100 40h50v112H96q10-4 4-16-8-10-1-18 6-4 7-8-8-16-6-30z', dim, ' opacity=".62"')}${P('M60 50h26v100H60z', `url(#${id}n)`, ' opacity=".55"')}</g>` +
    beard +
    brow(84, 1) +
    brow(116, -1) +
    eye(84, -1) +
    eye(116, 1) +
    L('M91 111.500q2.500 5.500 9 4.500 6.500 1 9-4.500', deep, 2.3, ' opacity=".8"') +
    L('M98.500 92q-1.500 10-1 15', lit, 2.6, ' opacity=".6"') +
    age +
    mouth +
    front +
    jewel +
    (specs
      ? `<g fill="#fff" fill-opacity=".1" stroke="${r.pick(s.skin < 3 ? [garden.marigold, '#d9d2c8'] : ['#1d1513', garden.kola, garden.marigold])}" stroke-width="2.600">${specs}<path d="M97 97q3-3 6 0"/></g>`
      : '');
  return frame([0, 0, 200, 200], { defs, body: body.replace(/(\.\d)00/g, '$1') });
}
