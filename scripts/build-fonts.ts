import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './run-step.ts';

const resolve = createRequire(import.meta.url).resolve;
const folder = path.join(projectRoot, '.generated/fonts');
const styleSheet = path.join(projectRoot, 'app/styles/fonts.css');

/** By the name of the file that is cut. Which letters and weights are left of it, its face in app/styles/fonts.css says. */
const FONTS: Readonly<Record<string, string>> = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
};

/** Cuts the fonts of every page down to the letters and weights that are used, into .generated/fonts: 75 KB become 53. */
export async function buildFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const faces = readFileSync(styleSheet, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  for (const [name, file] of Object.entries(FONTS)) {
    const face = faces.find((one) => one.includes(`fonts/${name}.woff2`)) ?? '';
    const cut = await subsetFont(readFileSync(resolve(file)), lettersOf(face), {
      targetFormat: 'woff2',
      variationAxes: { wght: weightsOf(face) },
    });
    writeFileSync(path.join(folder, `${name}.woff2`), cut);
  }
}

/** 'U+20-7E, U+131' as the letters themselves. */
function lettersOf(face: string): string {
  const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  return ranges
    .map(([, from = '', to = from]) => lettersBetween(parseInt(from, 16), parseInt(to, 16)))
    .join('');
}

const lettersBetween = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Throws where the style sheet has no such face, or one of a single weight. */
function weightsOf(face: string): { min: number; max: number } {
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
  if (min === undefined || max === undefined)
    throw new Error(`${styleSheet} names no weights of a font that is cut`);
  return { min: Number(min), max: Number(max) };
}
