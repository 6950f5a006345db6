/** Skin, hair and headwear shared by portraits and hero figures. The skull is centred on x = 100, crown y = 50, chin y = 145. */
import { dot, L, mix, n, P, type rng } from './core.ts';

export const skins = [
  '#452a1f',
  '#513022',
  '#5f3826',
  '#6f432b',
  '#804e33',
  '#935c3d',
  '#a66f4b',
  '#b9845e',
] as const;
const hairStyles = [
  'afro',
  'twa',
  'fade',
  'waves',
  'braids',
  'locs',
  'locsUp',
  'cornrows',
  'knots',
  'puff',
  'curls',
  'bob',
  'wrap',
  'scarf',
  'bald',
  'kufi',
  'brim',
  'flat',
] as const;
export type HairStyle = (typeof hairStyles)[number];
export const hairTones = ['#17100e', '#2a1a13', '#5d5753', '#cfc8bf', '#6b3216'] as const;

/** A cloud of curls: small bumps round an ellipse, open at angle `from`..`to` (degrees, 0 = right, clockwise). */
function curls(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  r: ReturnType<typeof rng>,
  from = 0,
  to = 360,
): string {
  const pts = Array.from({ length: bumps + 1 }, (_, i) => {
    const t = ((from + ((to - from) * i) / bumps) * Math.PI) / 180,
      k = 1 + (i && i < bumps ? r.range(-0.025, 0.025) : 0);
    return [cx + rx * k * Math.cos(t), cy + ry * k * Math.sin(t)] as const;
  });
  return (
    pts
      .map(([x, y], i) => {
        if (!i) return `M${n(x)} ${n(y)}`;
        const [px, py] = pts[i - 1]!,
          d = Math.hypot(x - px, y - py) * 0.56;
        return `a${n(d)} ${n(d)} 0 0 1 ${n(x - px)} ${n(y - py)}`;
      })
      .join('') + 'z'
  );
}

interface HairParts {
  back: string;
  front: string;
}
export interface HairInk {
  base: string;
  lit: string;
  cloth: string;
  cloth2: string;
  fill: string;
  w: number;
}

/** Hair that hugs the skull down to a hairline. */
const cap = (w: number, line: number, f: string) =>
  P(
    `M${100 - w - 1} 103C${100 - w - 7} 64 ${100 - w * 0.5} 47 100 47S${100 + w + 7} 64 ${100 + w + 1} 103l-4-2C${100 + w - 5} 88 ${100 + w - 8} ${line + 8} ${100 + w * 0.5} ${line + 1}Q100 ${line - 4} ${100 - w * 0.5} ${line + 1}C${100 - w + 8} ${line + 8} ${100 - w + 5} 88 ${100 - w + 3} 101z`,
    f,
  );

const strands = (
  ink: HairInk,
  width: number,
  count: number,
  len: (i: number) => number,
  r: ReturnType<typeof rng>,
  dash: string,
): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const side = i % 2 ? 1 : -1,
      k = Math.floor(i / 2),
      x = 100 + side * (ink.w - 2 + k * width * 0.86),
      y = 82 + k * 2;
    d += `M${n(100 + side * 20)} 56Q${n(x + side * 4)} 60 ${n(x)} ${n(y)}T${n(x + side * r.range(-2, 5))} ${n(len(k))}`;
  }
  return L(d, ink.base, width) + L(d, ink.lit, width * 0.55, ` stroke-dasharray="${dash}" opacity=".55"`);
};

export const hair: Record<HairStyle, (ink: HairInk, r: ReturnType<typeof rng>) => HairParts> = {
  afro: (k, r) => ({
    back: P(curls(100, 79, 59, 54, 30, r), k.base),
    front:
      P(
        curls(100, 66, 44, 28, 12, r, 168, 372).replace(
          'z',
          `Q${100 + k.w - 6} 74 100 71Q${100 - k.w + 6} 74 57 76z`,
        ),
        k.base,
      ) + L('M60 62q8-22 30-28', k.lit, 4, ' opacity=".5"'),
  }),
  twa: (k, r) => ({
    back: P(curls(100, 84, k.w + 9, 44, 26, r), k.base),
    front: cap(k.w + 1, 70, k.base) + L('M76 60q8-9 20-10', k.lit, 3.4, ' opacity=".5"'),
  }),
  fade: (k) => ({
    back: '',
    front:
      P(
        `M${100 - k.w - 1} 96C${100 - k.w - 4} 84 ${100 - k.w - 2} 74 ${100 - k.w + 1} 68L${100 + k.w - 1} 68C${100 + k.w + 2} 74 ${100 + k.w + 4} 84 ${100 + k.w + 1} 96l-4 2-3-20H${100 - k.w + 6}l-3 20z`,
        k.base,
        ' opacity=".55"',
      ) +
      P(
        `M${100 - k.w} 76C${100 - k.w - 3} 50 ${100 - 22} 41 100 41S${100 + k.w + 3} 50 ${100 + k.w} 76q-6-2-8-5Q100 66 ${100 - k.w + 8} 71q-2 3-8 5z`,
        k.base,
      ) +
      L('M74 56q8-8 20-9', k.lit, 3, ' opacity=".5"'),
  }),
  waves: (k) => ({
    back: '',
    front:
      cap(k.w, 69, k.base) +
      L('M76 66q24-10 48 0M72 60q28-11 56 0M76 54q24-8 48 0', k.lit, 1.6, ' opacity=".6"'),
  }),
  braids: (k, r) => ({
    back: strands(k, 9, 10, (i) => 178 - i * 7, r, '1 5'),
    front:
      cap(k.w + 2, 67, k.base) +
      L(
        'M100 48v16M88 49q-4 8-5 17M112 49q4 8 5 17M77 54q-6 8-7 20M123 54q6 8 7 20',
        k.lit,
        1.4,
        ' opacity=".7"',
      ),
  }),
  locs: (k, r) => ({
    back: strands(k, 10, 10, (i) => 158 - i * 8 + r.range(-6, 6), r, '2 4'),
    front:
      cap(k.w + 2, 66, k.base) +
      L('M92 46q-22 6-28 34M108 46q22 6 28 34', k.base, 10) +
      L('M92 46q-22 6-28 34M108 46q22 6 28 34', k.lit, 5, ' stroke-dasharray="2 4" opacity=".5"'),
  }),
  locsUp: (k) => ({
    back:
      L('M86 44q-16-26-34-14M96 40q-8-30-24-30M106 40q6-28 26-28M114 44q14-24 32-12M100 40v-28', k.base, 11) +
      L(
        'M86 44q-16-26-34-14M96 40q-8-30-24-30M106 40q6-28 26-28M114 44q14-24 32-12M100 40v-28',
        k.lit,
        5,
        ' stroke-dasharray="2 4" opacity=".5"',
      ),
    front: cap(k.w + 1, 68, k.base) + L('M84 50q16-8 32 0', k.cloth, 7),
  }),
  cornrows: (k) => ({
    back: P('M66 90Q60 150 74 160h10L78 96zM134 90q6 60-8 70h-10l6-64z', k.base),
    front:
      cap(k.w, 67, k.base) +
      L(
        'M100 46v19M90 47q-5 9-6 19M110 47q5 9 6 19M80 51q-8 9-9 22M120 51q8 9 9 22M72 58q-6 9-7 24M128 58q6 9 7 24',
        '#fff',
        1.3,
        ' opacity=".3" stroke-dasharray="2 2"',
      ),
  }),
  knots: (k) => ({
    back: [
      [66, 60, 11],
      [80, 43, 12],
      [100, 36, 13],
      [120, 43, 12],
      [134, 60, 11],
    ]
      .map(
        ([x, y, s]) =>
          dot(x!, y!, s!, k.base) +
          L(
            `M${x! - s! * 0.45} ${y}a${s! * 0.45} ${s! * 0.45} 0 1 1 ${s! * 0.45} ${s! * 0.45}`,
            k.lit,
            1.8,
            ' opacity=".7"',
          ),
      )
      .join(''),
    front:
      cap(k.w + 1, 68, k.base) +
      L('M90 50l-5 17M110 50l5 17M76 56l-8 18M124 56l8 18', k.lit, 1.3, ' opacity=".6"'),
  }),
  puff: (k, r) => ({
    back: P(curls(100, 36, 34, 28, 20, r), k.base) + L('M76 32q6-14 20-16', k.lit, 4, ' opacity=".45"'),
    front:
      cap(k.w + 1, 68, k.base) +
      L('M78 56q22-12 44 0', k.cloth, 6) +
      L('M72 72q4-12 14-14M128 72q-4-12-14-14', k.lit, 1.4, ' opacity=".6"'),
  }),
  curls: (k, r) => ({
    back: P(curls(100, 96, 54, 56, 26, r), k.base),
    front:
      P(
        curls(100, 68, 45, 30, 11, r, 150, 390).replace(
          'z',
          `Q${100 + k.w - 4} 70 112 70Q86 66 80 80Q70 82 58 84z`,
        ),
        k.base,
      ) + L('M62 70q6-20 24-26M70 118q-8-12-8-24', k.lit, 3.4, ' opacity=".45"'),
  }),
  bob: (k) => ({
    back: P(`M100 40C48 40 48 90 50 142q14 8 30 4h40q16 4 30-4c2-52 2-102-50-102z`, k.base),
    front:
      P(
        `M62 108C54 60 74 42 104 43c32 0 40 30 34 66-4-18-8-30-18-38-18 8-40 6-46 6-8 8-10 20-12 31z`,
        k.base,
      ) + L('M66 84q4-26 28-34', k.lit, 4, ' opacity=".5"'),
  }),
  wrap: (k) => ({
    back: '',
    front:
      P(
        `M${100 - k.w - 4} 92C50 66 44 12 100 12s50 54 ${k.w + 4} 80C${100 + k.w - 4} 68 ${100 - k.w + 4} 68 ${100 - k.w - 4} 92z`.replace(
          's50 54 ',
          'c56 0 50 54 ',
        ),
        k.fill,
      ) +
      P(
        `M${100 - k.w - 4} 92C${100 - k.w + 4} 68 ${100 + k.w - 4} 68 ${100 + k.w + 4} 92l2-12C${100 + k.w - 4} 54 ${100 - k.w + 4} 54 ${100 - k.w - 6} 80z`,
        k.cloth2,
      ) +
      L('M62 58Q82 26 128 22M72 64q22-28 66-26M108 62q22-6 32-2', '#000', 2, ' opacity=".2"') +
      P('M100 22c4-20 26-22 38-12 0 12-14 22-30 20z', k.cloth2) +
      P('M104 26c14-12 36-6 44 8-12 10-32 8-42-2z', k.cloth) +
      dot(106, 25, 6, k.cloth2),
  }),
  scarf: (k) => ({
    back: P('M60 92C40 130 48 170 40 200h120c-8-30 0-70-20-108z', k.cloth),
    front:
      P(
        `M100 42C58 42 54 84 60 122c4 26 22 38 40 38s36-12 40-38c6-38 2-80-40-80zm0 22c24 0 33 16 33 42s-15 40-33 40-33-14-33-40 9-42 33-42z`,
        k.cloth,
        ' fill-rule="evenodd"',
      ) +
      P('M62 136q38 46 78 0l6 30q-46 30-92 2z', k.cloth) +
      L('M60 140q40 40 82-2M70 56q26-22 58-2', '#000', 2, ' opacity=".16"'),
  }),
  bald: () => ({ back: '', front: L('M80 58q8-7 18-8', '#fff', 3.4, ' opacity=".22"') }),
  kufi: (k) => ({
    back: '',
    front:
      P(
        `M${100 - k.w - 2} 78V58q0-14 14-17 24-5 48 0 14 3 14 17v20q-38-14-${k.w * 2 + 4} 0z`.replace(
          'q-38-14',
          `q-${k.w + 2}-12`,
        ),
        k.fill,
      ) +
      P(`M${100 - k.w - 2} 79q${k.w + 2}-13 ${k.w * 2 + 4} 0v-9q-${k.w + 2}-13-${k.w * 2 + 4} 0z`, k.cloth2) +
      P(
        `M${100 - k.w - 1} 80q1 14 3 18l3-2q0-10 1-17zM${100 + k.w + 1} 80q-1 14-3 18l-3-2q0-10-1-17z`,
        k.base,
      ),
  }),
  brim: (k, r) => ({
    back: P(curls(100, 104, k.w + 10, 40, 22, r), k.base),
    front: `<g transform="rotate(-5 100 66)">${P('M62 66C60 30 76 20 100 20s40 10 38 46z', k.cloth)}${P('M62 66q-.500-8 0-14 38 8 76 0 .500 6 0 14z', k.cloth2)}<ellipse cx="100" cy="68" rx="70" ry="14" fill="${k.cloth}"/>${P('M32 71q68 24 136 0-10 12-68 12T32 71z', '#000', ' opacity=".2"')}${P('M118 58q6-22 26-20-2 18-20 24z', k.cloth2)}${dot(119, 58, 6, k.cloth)}</g>`,
  }),
  flat: (k) => ({
    back: '',
    front:
      P(`M${100 - k.w - 1} 76q0 16 3 22l4-2 2-20zM${100 + k.w + 1} 76q0 16-3 22l-4-2-2-20z`, k.base) +
      P('M59 74C50 46 74 34 100 34s50 12 41 40q-41-14-82 0z', k.cloth) +
      P('M62 74q38-20 76 0-4 8-12 6-26-8-52 0-8 2-12-6z', mix(k.cloth2, '#1a0c06', 0.15)) +
      L('M100 35v26M80 38q-6 10-8 24M120 38q6 10 8 24', '#000', 1.8, ' opacity=".18"'),
  }),
};
