import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { patternNames } from '../draw/woven-patterns.ts';
import { productForms } from '../draw/product-forms.ts';
import { displayLettering } from './display-lettering.ts';
import { artFiles } from './art-file-list.ts';
import type { DrawnProduct } from './read-products.ts';

/** One product for every cloth, in turn in every form, with words as long as the catalogue allows. */
const products = patternNames.map((pattern, i): DrawnProduct => {
  const form = productForms[i % productForms.length] ?? 'bottle';
  const title = 'Cholesterol Maintenance Care';
  return {
    handle: `${form}-${pattern}`,
    title:
      'Blood Pressure & Cholesterol Maintenance with Red Yeast Rice, Plant Sterols, CoQ10 and Magnesium, 120 Capsules a Bottle',
    spec: {
      title,
      form,
      hue: i * 27,
      pattern,
      note: 'Chamomile + Lemon balm + Oat',
      count: '120 vegetable capsules',
    },
  };
});
const files = artFiles(products, await displayLettering());
const isBelow = (folder: string) => (file: { url: string }) => file.url.startsWith(`/art/${folder}/`);

it('draws the same bytes every time', async () => {
  expect(artFiles(products, await displayLettering())).toEqual(files);
});

it('draws no file twice', () => {
  expect(new Set(files.map(({ url }) => url)).size).toBe(files.length);
});

describe.each(files)('$url', ({ svg }) => {
  it('is well-formed', () => {
    expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
  });

  it('has every id once and refers to nothing else', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...svg.matchAll(/url\(#([^)]+)\)|href="([^"]*)"/g)].map(
      ([, url, href]) => url ?? href?.slice(1),
    );
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is made of shapes alone', () => {
    expect(svg).not.toMatch(
      /<(?:text|image|script|style|foreignObject|filter)\b|font-family|NaN|undefined|Infinity/,
    );
  });
});

it.each([
  ['products', 4600],
  ['conditions', 2000],
  ['heroes', 4500],
  ['scenes', 4500],
  ['portraits', 2500],
  ['hems', 400],
  ['seals', 700],
])('keeps %s small on the wire: under %i bytes each', (folder, limit) => {
  const sizes = files.filter(isBelow(folder)).map(({ svg }) => brotliCompressSync(svg).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThan(limit);
});
