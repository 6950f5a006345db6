/** The motifs of the condition pictures: each is half botany, half anatomy. */
import type { ConditionName } from '../manifest/art-files.ts';
import { dot, garden as g, L, mix, P } from './core.ts';
import { figure, profile } from './figure.ts';
import { thing } from './objects.ts';
import type { PatternName } from './woven-patterns.ts';
import { plant } from './plants.ts';

export interface Inks {
  ground: string;
  ring: string;
  ring2: string;
  main: string;
  deep: string;
  /** for strokes that stand on the ground itself: dark by day, light on dark */
  line: string;
  lit: string;
  pop: string;
  pale: string;
  leaf: string;
  leaf2: string;
}
interface Motif {
  /** OKLCH */
  hue: number;
  cloth: PatternName;
  draw: (k: Inks, id: string) => string;
}

const leaf = (x: number, y: number, turn: number, len: number, a: string, b: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${P(`M0 0C${-len * 0.34} ${-len * 0.3} ${-len * 0.28} ${-len * 0.78} 0 ${-len}z`, a)}${P(`M0 0C${len * 0.34} ${-len * 0.3} ${len * 0.28} ${-len * 0.78} 0 ${-len}z`, b)}</g>`.replace(
    /(\d+\.\d)\d+/g,
    '$1',
  );
const half = (d: string, id: string, k: Inks, x = 120): string =>
  `<clipPath id="${id}x"><path d="${d}"/></clipPath>${P(d, k.main)}<g clip-path="url(#${id}x)">${P(`M${x} 0h200v240H${x}z`, k.deep, ' opacity=".55"')}`;
const centred = (s: string, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${s}</g>`;

export const motifs: Readonly<Record<ConditionName, Motif>> = {
  'heart-health': {
    hue: 15,
    cloth: 'halfsun',
    draw: (k, id) =>
      leaf(112, 78, -24, 44, k.leaf, k.leaf2) +
      leaf(128, 78, 22, 52, k.leaf, k.leaf2) +
      L('M120 98V66', k.leaf2, 5) +
      half(
        'M120 190C62 150 46 116 62 90 77 66 108 70 120 96 132 70 163 66 178 90 194 116 178 150 120 190z',
        id,
        k,
      ) +
      L(
        'M120 168C82 140 72 120 80 104 88 92 106 94 120 118 134 94 152 92 160 104 168 120 158 140 120 168z',
        k.pop,
        5,
      ) +
      L(
        'M120 144C106 132 102 124 106 118 112 112 118 120 120 128 122 120 128 112 134 118 138 124 134 132 120 144z',
        k.pale,
        4,
      ) +
      '</g>',
  },
  'blood-pressure': {
    hue: 262,
    cloth: 'geese',
    draw: (k) =>
      (
        [
          [78, k.main],
          [62, k.ground],
          [54, k.pop],
          [38, k.ground],
          [30, k.deep],
        ] as const
      )
        .map(([r, c]) => P(`M${120 - r} 138a${r} ${r} 0 0 1 ${r * 2} 0z`, c))
        .join('') +
      P('M114 138l-42-40 50 32z', k.pale) +
      dot(120, 136, 9, k.pale) +
      dot(120, 136, 4, k.deep) +
      L('M38 172h44l10-18 14 36 14-50 14 42 8-10h60', k.line, 6, ' stroke-linejoin="round"'),
  },
  'blood-sugar': {
    hue: 68,
    cloth: 'ring',
    draw: (k, id) =>
      half('M120 50C150 92 172 116 172 144a52 52 0 0 1-104 0C68 116 90 92 120 50z', id, k) +
      P('M60 150q15-12 30 0t30 0 30 0 30 0v60H60z', k.pop) +
      P('M60 166q15-12 30 0t30 0 30 0 30 0v60H60z', k.deep, ' opacity=".5"') +
      L('M88 140a34 34 0 0 1 10-26', k.pale, 6) +
      '</g>' +
      [
        [58, 84, 13],
        [186, 96, 16],
        [176, 60, 9],
      ]
        .map(
          ([x, y, r]) =>
            P(
              `M${x} ${y! - r!}l${r! * 0.87} ${r! / 2}v${r}l${-r! * 0.87} ${r! / 2}l${-r! * 0.87} ${-r! / 2}v${-r!}z`,
              k.pale,
            ) + P(`M${x} ${y}l${r! * 0.87} ${-r! / 2}v${r}l${-r! * 0.87} ${r! / 2}z`, k.pop),
        )
        .join(''),
  },
  cholesterol: {
    hue: 42,
    cloth: 'river',
    draw: (k) =>
      L('M10 236C40 110 196 164 226 10l8-50', k.deep, 76) +
      L('M10 236C40 110 196 164 226 10l8-50', k.main, 64) +
      L('M10 236C40 110 196 164 226 10l8-50', mix(k.main, k.deep, 0.6), 40) +
      L('M18 190C50 112 176 142 204 40M44 204C70 138 190 160 224 60', k.lit, 3, ' opacity=".6"') +
      [
        [42, 182, 9],
        [74, 150, 12],
        [114, 132, 9],
        [150, 118, 13],
        [184, 90, 9],
        [98, 150, 6],
        [136, 136, 5],
        [206, 58, 7],
      ]
        .map(([x, y, r], i) => dot(x!, y!, r!, i % 3 === 1 ? k.pale : k.pop))
        .join('') +
      leaf(80, 96, -30, 50, k.leaf, k.leaf2) +
      leaf(168, 196, 40, 50, k.leaf, k.leaf2),
  },
  weight: {
    hue: 180,
    cloth: 'step',
    draw: (k) =>
      P('M112 74h16l8 112h-32z', k.line) +
      P('M80 186h80v12H80z', k.line) +
      L('M52 84q68-24 136 0', k.line, 8) +
      dot(120, 70, 12, k.pop) +
      L('M54 84l-24 52M54 84l24 52M186 84l-24 52M186 84l24 52', k.line, 2.6) +
      P('M24 136h60a30 30 0 0 1-60 0z', k.main) +
      P('M156 136h60a30 30 0 0 1-60 0z', k.main) +
      P('M54 136h30a30 30 0 0 1-30 30zM186 136h30a30 30 0 0 1-30 30z', k.deep, ' opacity=".4"') +
      leaf(46, 136, -20, 40, k.leaf, k.leaf2) +
      leaf(62, 136, 18, 34, k.leaf, k.leaf2) +
      dot(186, 116, 20, g.sorrel) +
      P('M186 96a20 20 0 0 1 0 40z', '#000', ' opacity=".16"') +
      leaf(188, 98, 30, 18, k.leaf, k.leaf2),
  },
  joint: {
    hue: 62,
    cloth: 'bead',
    draw: (k) =>
      rot(
        -16,
        P(
          'M102 22h36v62c0 8 24 10 24 30 0 16-18 22-30 12-6-4-18-4-24 0-12 10-30 4-30-12 0-20 24-22 24-30z',
          k.pale,
        ) +
          P('M122 22h16v62c0 8 24 10 24 30 0 16-18 22-30 12-4-3-7-3-10-3z', k.deep, ' opacity=".18"') +
          L('M84 134q36 14 72 0', k.pop, 9) +
          L('M80 148q40 16 80 0', k.main, 7) +
          P('M102 240h36v-52c0-6 22-10 22-24s-20-14-40-6c-20-8-40-8-40 6s22 18 22 24z', k.pale) +
          P('M122 240h16v-52c0-6 22-10 22-24s-20-14-38-6z', k.deep, ' opacity=".18"'),
      ) +
      L('M182 92q20 24 8 54M198 80q30 38 10 76', k.main, 5) +
      L('M58 106q-16 26-2 54M40 100q-22 38-2 74', k.main, 5) +
      leaf(196, 204, 26, 40, k.leaf, k.leaf2) +
      leaf(178, 206, -8, 34, k.leaf, k.leaf2),
  },
  brain: {
    hue: 300,
    cloth: 'lattice',
    draw: (k) =>
      profile({ x: 116, y: 136, s: 1.14, skin: 2, hair: 'bare', wear: k.deep }, g.marigold) +
      centred(
        P(
          'M-30-30a17 17 0 0 1 10-26 20 20 0 0 1 30-14 20 20 0 0 1 30 8 19 19 0 0 1 16 28 17 17 0 0 1-8 28 15 15 0 0 1-24 10 16 16 0 0 1-26-4 17 17 0 0 1-28-30z',
          k.main,
        ) +
          P(
            'M10-72a20 20 0 0 1 30 10 19 19 0 0 1 16 28 17 17 0 0 1-8 28 15 15 0 0 1-24 10c-6-24-2-56-14-76z',
            k.deep,
            ' opacity=".35"',
          ) +
          L(
            'M-16-44q8-12 18-4t18-4M-22-24q10-10 20-2t22-4 18-6M10-6q10-8 18 0M26-58q10 0 12 12',
            k.pale,
            4.2,
          ),
        110,
        130,
        1.04,
      ),
  },
  immune: {
    hue: 165,
    cloth: 'strip',
    draw: (k, id) =>
      half('M120 46c22 16 40 20 60 20 4 60-14 104-60 130-46-26-64-70-60-130 20 0 38-4 60-20z', id, k) +
      (
        [
          [40, k.pop],
          [28, k.main],
          [20, k.pale],
        ] as const
      )
        .map(([r, c]) => P(`M${120 - r} 150a${r} ${r} 0 0 1 ${r * 2} 0z`, c))
        .join('') +
      P('M60 150h120v60H60z', k.deep, ' opacity=".6"') +
      '</g>' +
      L('M120 60v54', k.pale, 4) +
      leaf(120, 112, -38, 34, k.pale, k.lit) +
      leaf(120, 112, 38, 34, k.pale, k.lit) +
      [
        [36, 84, 11],
        [206, 120, 13],
        [40, 160, 8],
        [196, 58, 8],
      ]
        .map(
          ([x, y, r]) =>
            dot(x!, y!, r!, k.pop) +
            L(
              [0, 60, 120, 180, 240, 300]
                .map(
                  (a) =>
                    `M${x! + r! * Math.cos(a / 57.3)} ${y! + r! * Math.sin(a / 57.3)}l${5 * Math.cos(a / 57.3)} ${5 * Math.sin(a / 57.3)}`,
                )
                .join('')
                .replace(/(\.\d)\d+/g, '$1'),
              k.pop,
              3.4,
            ),
        )
        .join(''),
  },
  digestion: {
    hue: 125,
    cloth: 'coil',
    draw: (k, id) =>
      half(
        'M104 40h24v34c0 10 10 12 24 12 36 0 46 30 38 58-10 34-48 52-84 42-14-4-20 2-20 14H58c-2-24 14-36 34-34 18 2 30-6 32-22 2-20-20-36-20-64z',
        id,
        k,
        132,
      ) +
      L('M148 104c18 4 26 18 22 34-6 24-34 38-60 30', k.pop, 7) +
      L('M146 122c10 4 12 12 8 20-6 12-18 16-30 14', k.pale, 5) +
      '</g>' +
      leaf(66, 122, -34, 52, k.leaf, k.leaf2) +
      leaf(84, 132, 4, 58, k.leaf, k.leaf2),
  },
  sleep: {
    hue: 285,
    cloth: 'ring',
    draw: (k) =>
      P('M146 54a66 66 0 1 0 40 98 56 56 0 1 1-40-98z', k.pop) +
      P('M146 54a66 66 0 1 0 40 98 62 62 0 1 1-40-98z', '#fff', ' opacity=".3"') +
      L('M78 128q10 10 22 2M74 124l-6 4', k.deep, 4) +
      [
        [176, 66, 5],
        [196, 104, 3.6],
        [160, 100, 3],
        [204, 58, 3],
      ]
        .map(([x, y, r]) =>
          P(
            `M${x} ${y! - r! * 2.2}l${r! * 0.6} ${r! * 1.6} ${r! * 1.6} ${r! * 0.6}-${r! * 1.6} ${r! * 0.6}-${r! * 0.6} ${r! * 1.6}-${r! * 0.6}-${r! * 1.6}-${r! * 1.6}-${r! * 0.6} ${r! * 1.6}-${r! * 0.6}z`,
            k.pale,
          ),
        )
        .join('') +
      L('M168 196q4-40 22-66M152 196q-4-26-14-42', k.leaf2, 3.4) +
      [
        [190, 130],
        [184, 142],
        [178, 156],
        [138, 154],
        [143, 166],
      ]
        .map(
          ([x, y], i) =>
            `<ellipse cx="${x}" cy="${y}" rx="5" ry="9" fill="${k.main}" transform="rotate(${i < 3 ? 26 : -26} ${x} ${y})"/>`,
        )
        .join(''),
  },
  stress: {
    hue: 200,
    cloth: 'pod',
    draw: (k) => {
      const f = figure(
        {
          x: 120,
          y: 106,
          s: 0.5,
          skin: 2,
          hair: 'locsUp',
          body: 'lotus',
          wear: { colour: k.main },
          trim: k.pop,
          wrapCloth: { colour: k.pop },
          arms: ['low', 'low'],
        },
        g.marigold,
      );
      return (
        `<defs>${f.defs}</defs>` +
        f.body +
        L('M52 92q-14-10-8-26M188 92q14-10 8-26M38 104q-22-14-14-44M202 104q22-14 14-44', k.main, 4.5) +
        leaf(52, 206, -34, 44, k.leaf, k.leaf2) +
        leaf(188, 206, 34, 44, k.leaf, k.leaf2) +
        leaf(62, 208, -64, 34, k.leaf, k.leaf2) +
        leaf(178, 208, 64, 34, k.leaf, k.leaf2)
      );
    },
  },
  eye: {
    hue: 245,
    cloth: 'ring',
    draw: (k, id) =>
      L(
        [-60, -36, -12, 12, 36, 60]
          .map((a) => {
            const t = (a - 90) / 57.3;
            return `M${120 + 70 * Math.cos(t)} ${134 + 70 * Math.sin(t)}l${18 * Math.cos(t)} ${18 * Math.sin(t)}`;
          })
          .join('')
          .replace(/(\.\d)\d+/g, '$1'),
        k.line,
        7,
      ) +
      `<clipPath id="${id}x"><path d="M32 132Q120 52 208 132 120 206 32 132z"/></clipPath>` +
      P('M32 132Q120 52 208 132 120 206 32 132z', k.pale) +
      `<g clip-path="url(#${id}x)">${dot(120, 130, 46, k.deep)}${dot(120, 130, 39, k.main)}${dot(120, 130, 29, k.pop)}${dot(120, 130, 18, k.deep)}${P('M120 84h100v100H120z', '#000', ' opacity=".12"')}${dot(110, 120, 7, '#fff')}</g>` +
      L('M32 132Q120 52 208 132 120 206 32 132z', k.line, 6),
  },
  'mens-health': {
    hue: 150,
    cloth: 'mark',
    draw: (k) =>
      profile({ x: 118, y: 118, s: 1.12, skin: 1, hair: 'crop', beard: true, wear: k.main }, g.marigold),
  },
  'womens-health': {
    hue: 350,
    cloth: 'petal',
    draw: (k) =>
      profile({ x: 110, y: 140, s: 0.88, skin: 3, hair: 'wrap', cloth: k.pop, wear: k.main }, g.marigold) +
      plant.hibiscus(192, 176, 0.62, k.main === g.hibiscus ? g.sorrel : g.hibiscus, g.sorrel) +
      leaf(202, 206, 30, 34, k.leaf, k.leaf2),
  },
  skin: {
    hue: 40,
    cloth: 'step',
    draw: (k) =>
      P('M40 120q20-14 40 0t40 0 40 0 40 0v30H40z', '#a66f4b') +
      P('M40 144q20-14 40 0t40 0 40 0 40 0v34H40z', '#804e33') +
      P('M40 172q20-14 40 0t40 0 40 0 40 0v26a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z', '#513022') +
      L(
        'M76 192q6-30 0-60 0-10 8-12t0-14-8-14 8-14-6-14 8-14M164 192q-6-30 0-60 0-10-8-12t0-14 8-14-8-14 6-14-8-14',
        '#17100e',
        6,
      ) +
      [
        [60, 160],
        [110, 162],
        [176, 158],
        [64, 190],
        [120, 188],
        [182, 188],
      ]
        .map(([x, y]) => dot(x!, y!, 5, k.pop))
        .join('') +
      P('M120 52c12 18 20 26 20 38a20 20 0 0 1-40 0c0-12 8-20 20-38z', k.pop) +
      P('M120 52c12 18 20 26 20 38a20 20 0 0 1-20 20z', k.main) +
      L('M108 92a12 12 0 0 1 4-10', '#fff', 4),
  },
  energy: {
    hue: 82,
    cloth: 'geese',
    draw: (k, id) =>
      [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
        .map(
          (a, i) =>
            `<g transform="rotate(${a} 120 122)">${P(i % 2 ? 'M120 62l-9-22h18z' : 'M120 58q-14-16 0-32 14 16 0 32z', i % 2 ? k.line : k.main)}</g>`,
        )
        .join('') +
      dot(120, 122, 54, k.main) +
      `<clipPath id="${id}x"><circle cx="120" cy="122" r="54"/></clipPath><g clip-path="url(#${id}x)">${P('M120 60h80v130h-80z', k.deep, ' opacity=".3"')}</g>` +
      dot(120, 122, 40, k.pale) +
      P('M128 88l-30 40h18l-8 30 34-44h-20z', k.deep),
  },
  respiratory: {
    hue: 225,
    cloth: 'lattice',
    draw: (k) =>
      L('M120 44v56M120 96q-4 14-22 22M120 96q4 14 22 22', k.line, 10) +
      P('M104 84c-30 0-58 50-58 96 0 18 12 20 28 14 18-6 34-10 34-30z', k.main) +
      P('M136 84c30 0 58 50 58 96 0 18-12 20-28 14-18-6-34-10-34-30z', mix(k.main, k.deep, 0.5)) +
      L('M102 116q-20 20-34 62M94 128l-20 4M86 144l-22 6M80 160l-18 8M96 134l4 22M86 152l6 20', k.pale, 4) +
      L(
        'M138 116q20 20 34 62M146 128l20 4M154 144l22 6M160 160l18 8M144 134l-4 22M154 152l-6 20',
        k.pale,
        4,
      ) +
      leaf(70, 78, -40, 36, k.leaf, k.leaf2) +
      leaf(170, 78, 40, 36, k.leaf, k.leaf2),
  },
  liver: {
    hue: 22,
    cloth: 'housetop',
    draw: (k, id) =>
      half(
        'M44 112C50 78 92 70 130 80c28 8 52 4 72 10 8 4 4 14-6 24-22 22-52 26-66 44-14 20-36 34-58 30-26-6-34-40-28-76z',
        id,
        k,
        128,
      ) +
      L('M44 150C80 130 120 120 200 96M70 190C92 160 116 140 150 128', k.pop, 4.5) +
      L('M96 134l-16-24M130 118l-10-24M92 158l-24 2', k.pale, 4) +
      '</g>' +
      P('M140 152c12 0 16 12 12 24s-16 18-22 12-2-36 10-36z', k.leaf) +
      leaf(168, 84, 26, 48, k.leaf, k.leaf2) +
      leaf(152, 80, -8, 40, k.leaf, k.leaf2),
  },
  urinary: {
    hue: 330,
    cloth: 'bead',
    draw: (k, id) =>
      L('M96 112q18 10 16 66M144 112q-18 10-16 66', k.pop, 7) +
      P(
        'M62 66c28-10 46 12 44 36-1 14-12 12-14 24-2 14 4 30-14 36-26 8-42-20-42-48 0-26 10-42 26-48z',
        k.main,
      ) +
      P(
        'M178 66c-28-10-46 12-44 36 1 14 12 12 14 24 2 14-4 30 14 36 26 8 42-20 42-48 0-26-10-42-26-48z',
        mix(k.main, k.deep, 0.5),
      ) +
      L('M66 84c-16 14-18 42-6 60M78 92q-10 10-6 30', k.pale, 5) +
      L('M174 84c16 14 18 42 6 60M162 92q10 10 6 30', k.pale, 5) +
      P('M100 176h40q10 22-20 30-30-8-20-30z', k.deep) +
      L('M108 186h24', k.pop, 4) +
      `<g id="${id}"/>`,
  },
  nutrition: {
    hue: 138,
    cloth: 'strip',
    draw: (k) =>
      centred(plant.collard(0, 0, 0.66, k.leaf, k.leaf2), 92, 150, 1) +
      leaf(150, 144, 10, 74, '#8fae4b', '#6f9238') +
      leaf(168, 146, 34, 64, '#8fae4b', '#6f9238') +
      P('M116 146c-8-30 4-56 22-62 16 10 14 40 2 62z', g.yam) +
      P('M130 146c6-20 10-44 8-62 16 10 14 40 2 62z', '#000', ' opacity=".14"') +
      dot(182, 132, 20, g.sorrel) +
      P('M182 112a20 20 0 0 1 0 40z', '#000', ' opacity=".16"') +
      thing.bowl(120, 140, 172, k.main, []) +
      L('M46 152h148', k.pop, 5) +
      L('M54 164h132', k.pale, 4, ' stroke-dasharray="1 10"'),
  },
};

function rot(deg: number, s: string, x = 120, y = 120): string {
  return `<g transform="rotate(${deg} ${x} ${y})">${s}</g>`;
}
