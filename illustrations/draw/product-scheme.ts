/** Colours of a pack. */
import { contrast, garden, hash, mix, oklch } from './core.ts';
import type { Dye } from './woven-patterns.ts';

export const labelTones = ['paper', 'ink', 'hue'] as const;
export type LabelTone = (typeof labelTones)[number];

export interface Scheme {
  /** of the label */
  ground: string;
  /** words on the label, large and small */
  ink: string;
  quiet: string;
  body: string;
  bodyDark: string;
  cap: string;
  dye: Dye;
  /** the two colours that accompany the hue on the label */
  a: string;
  b: string;
  /** the hue itself, and what goes with it */
  main: string;
  second: string;
}

const ACCENTS = [
  [82, garden.marigold],
  [50, garden.yam],
  [15, garden.sorrel],
  [162, garden.collard],
  [272, garden.indigo],
  [118, garden.okra],
  [225, garden.river],
  [5, garden.hibiscus],
] as const;
const turn = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** WCAG AA for text; the small print of a label is text too. */
const READABLE = 4.5;
const LIGHT_INK = '#fffaf0';
const LIGHT_QUIET = '#fff3dc';

/** A label in the hue itself, darkened until light words can be read on it. */
function groundForLightWords(lightness: number, hue: number): string {
  let ground = oklch(lightness, 0.155, hue);
  for (let l = lightness; contrast(ground, LIGHT_QUIET) < READABLE; l -= 0.01) ground = oklch(l, 0.155, hue);
  return ground;
}

/** Dark words in a hue, darkened until they can be read on the ground. */
function darkWords(lightness: number, hue: number, ground: string): string {
  let words = oklch(lightness, 0.07, hue);
  for (let l = lightness; l > 0 && contrast(ground, words) < READABLE; l -= 0.01) words = oklch(l, 0.07, hue);
  return words;
}

/** Everything a pack is coloured with, from its hue (OKLCH) and tone; the title decides between equals. */
export function scheme({ hue, title, tone }: { hue: number; title: string; tone: LabelTone }): Scheme {
  const ranked = [...ACCENTS].sort(
    (p, q) => Math.abs(turn(p[0], hue) - 110) - Math.abs(turn(q[0], hue) - 110),
  );
  const sunny = Math.exp(-(((hue - 86) / 26) ** 2)); // yellows need more light, and a brown partner, or they turn to mud
  const earth = hue > 70 && hue < 122 ? (hue < 100 ? 58 : 138) : hue;
  const lightness = 0.54 + 0.22 * sunny + (sunny > 0.2 && sunny < 0.6 ? 0.07 : 0);
  const deep = oklch(0.34, 0.1, earth),
    main = oklch(lightness, 0.155, hue),
    soft = oklch(0.93, 0.045, hue);
  const first = ranked[0]![1],
    second = turn(82, hue) > 34 ? garden.marigold : garden.yam;
  const light = tone === 'paper',
    darkInk = light || (tone === 'hue' && sunny > 0.2);
  const k = hash(title) % 3,
    ivory = '#f1ebe0';
  const ground = light
    ? mix(garden.shea, soft, 0.5)
    : tone === 'ink'
      ? deep
      : darkInk
        ? main
        : groundForLightWords(lightness, hue);
  return {
    ground,
    ink: darkInk ? darkWords(0.27, earth, ground) : LIGHT_INK,
    quiet: darkInk ? darkWords(0.36, earth, ground) : LIGHT_QUIET,
    main,
    second,
    body: light ? [deep, garden.kola, main][k]! : k ? ivory : mix(deep, '#1a0c06', 0.35),
    bodyDark: deep,
    cap: light
      ? ['#2a211d', '#2a211d', ivory][k]!
      : [second === garden.marigold ? garden.marigold : '#2a211d', ivory, main][k]!,
    a: light ? main : second,
    b: light ? second : main === second ? first : tone === 'ink' ? main : deep,
    dye: light
      ? [deep, main, second, '#fff6e6']
      : tone === 'ink'
        ? [mix(deep, '#1a0c06', 0.3), second, first, '#fff6e6']
        : [deep, second, '#fff6e6', first],
  };
}
