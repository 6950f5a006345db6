import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './run-step.ts';

const resolve = createRequire(import.meta.url).resolve;
const folder = path.join(projectRoot, '.generated/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
/**
 * What the two files hold, app/styles/fonts.css names the same ranges: Western European letters and the signs that our texts use, among them
 * the dagger of labels, for which the packages' own split loads a file of 19 KB. Other letters come from those files when a page has one.
 */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”‚„†‡•…‰′″‹›⁄€™↑↓−∕`;

/** The weights that the style sheets ask for, and none beside them: two fifths of a file are the others. */
const FONTS = [
  {
    name: 'display',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 550, max: 720 },
  },
  {
    name: 'text',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** Cuts the fonts of every page down to the letters and weights that are used, into .generated/fonts: 75 KB become 53. */
export async function buildFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, file, weights } of FONTS) {
    const cut = await subsetFont(readFileSync(resolve(file)), LETTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(path.join(folder, `${name}.woff2`), cut);
  }
}
