/**
 * Condition pictures: twenty motifs in one hand, lit from the left, set on rings of light and finished
 * with a cloth hem. About 2 to 6 KB.
 */
import { type ConditionName, conditionNames } from '../manifest/art-files.ts';
import { motifs, type Inks } from './condition-motifs.ts';
import { dot, type Drawn, frame, garden as g, mix, oklch, P } from './core.ts';
import { type Dye, patternDef, type PatternName } from './woven-patterns.ts';

/** Colours of a condition; pages may use `ground` and `deep` for the card around the picture. */
export function conditionInks(name: ConditionName, dark = false): Inks {
  const { hue } = motifs[name];
  const sunny = Math.exp(-(((hue - 88) / 26) ** 2));
  const deep = oklch(0.36 + 0.06 * sunny, 0.11, sunny > 0.4 ? 56 : hue);
  return {
    ground: dark ? oklch(0.29, 0.05, hue) : mix(g.shea, oklch(0.9, 0.06, hue), 0.62),
    ring: dark ? oklch(0.35, 0.06, hue) : mix(g.shea, oklch(0.86, 0.08, hue), 0.7),
    ring2: dark ? oklch(0.44, 0.075, hue) : mix(g.shea, oklch(0.81, 0.1, hue), 0.74),
    main: oklch(0.56 + 0.2 * sunny, 0.155, hue),
    deep,
    line: dark ? oklch(0.76, 0.1, hue) : deep,
    lit: oklch(0.82, 0.09, hue),
    pop: Math.abs(hue - 75) < 26 ? g.yam : g.marigold,
    pale: '#fff7e8',
    leaf: Math.abs(hue - 145) < 26 ? '#8fae4b' : '#3f7d55',
    leaf2: Math.abs(hue - 145) < 26 ? '#6f9238' : '#1f5a41',
  };
}

/** The cloth of a condition's hem, and its colours. */
export function conditionCloth(name: ConditionName, dark = false): { pattern: PatternName; dye: Dye } {
  const k = conditionInks(name, dark);
  return { pattern: motifs[name].cloth, dye: [k.deep, k.pop, k.main, '#fff7e8'] };
}

/** The motif on its rings, as far down as the hem at 218; it may reach over the left and right of its 240. */
export function conditionScene(
  name: ConditionName,
  { dark = false, id }: { dark?: boolean; id: string },
): Drawn {
  const k = conditionInks(name, dark);
  return {
    defs: `<clipPath id="${id}f"><path d="M-99-99h438v317H-99z"/></clipPath>`,
    body: `<g clip-path="url(#${id}f)">${dot(120, 122, 116, k.ring, ' opacity=".7"')}${dot(120, 122, 86, k.ring2, ' opacity=".6"')}${motifs[name].draw(k, id)}</g>`,
  };
}

/** Draw a condition, 240 by 240. */
export function conditionArt(name: ConditionName, { dark = false } = {}): string {
  const k = conditionInks(name, dark);
  const id = `c${name.replace('-', '')}${dark ? 'd' : ''}`;
  const { defs, body } = conditionScene(name, { dark, id });
  const { pattern, dye } = conditionCloth(name, dark);
  const hem = P('M0 218h240v22H0z', `url(#${id}p)`) + P('M0 216h240v3H0z', k.pop);
  return frame([0, 0, 240, 240], {
    defs: patternDef(`${id}p`, pattern, dye, 0.42, [0, 218]) + defs,
    body: P('M0 0h240v240H0z', k.ground) + body + hem,
  });
}

/**
 * Colours of cards around the pictures: --card and --card-ink for whatever has a data-condition attribute.
 * manifest/condition-inks.css holds this text; a test compares, and `vitest run illustrations/draw -u` writes it anew.
 */
export function conditionStyleSheet(): string {
  const rule = (selector: string, colours: Record<string, string>): string =>
    `${selector} {\n${Object.entries(colours)
      .map(([name, colour]) => `  --${name}: ${colour};\n`)
      .join('')}}\n`;
  const onDark = '[data-theme="dark"] [data-condition';
  return (
    '/* The grounds of the condition pictures, and words that read on them. Made by conditionStyleSheet in illustrations/draw/condition.ts. */\n' +
    conditionNames
      .map((name) => {
        const { ground, deep } = conditionInks(name);
        return rule(`[data-condition="${name}"]`, { card: ground, 'card-ink': deep });
      })
      .join('') +
    rule(`${onDark}]`, { 'card-ink': '#fff7e8' }) +
    conditionNames
      .map((name) => rule(`${onDark}="${name}"]`, { card: conditionInks(name, true).ground }))
      .join('')
  );
}
