import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { expect, it } from 'vitest';
import { openFont } from './open-font.ts';

const resolve = createRequire(import.meta.url).resolve;
const packed = (file: string) => readFileSync(resolve(`@fontsource-variable/${file}.woff2`));

/** As fontkit reads it packed: right but for its axes. */
function openPacked(file: string): fontkit.Font {
  const font = fontkit.create(packed(file));
  if (!('numGlyphs' in font)) throw new Error('a collection of fonts');
  return font;
}

it.each([
  'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal',
  'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal',
])('gives every glyph of %s the outline and width it has in the packed font', async (file) => {
  const before = openPacked(file);
  const after = await openFont(packed(file));
  expect(after.numGlyphs).toBe(before.numGlyphs);
  for (let id = 0; id < before.numGlyphs; id++) {
    expect(after.getGlyph(id).path.toSVG()).toBe(before.getGlyph(id).path.toSVG());
    expect(after.getGlyph(id).advanceWidth).toBe(before.getGlyph(id).advanceWidth);
  }
});

it('lets the axes of a variable font move', async () => {
  const font = await openFont(packed('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal'));
  const light = font.getVariation({ wght: 200, opsz: 12 }).layout('BioLife').advanceWidth;
  const heavy = font.getVariation({ wght: 800, opsz: 96 }).layout('BioLife').advanceWidth;
  expect(Math.abs(light - heavy)).toBeGreaterThan(50);
});

it('refuses what is no WOFF2 font', async () => {
  await expect(openFont(Buffer.alloc(64))).rejects.toThrow('Failed to decompress the font data.');
});
