import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayLettering } from '../publish/display-lettering.ts';
import { contrast } from './core.ts';
import { fit } from './lettering.ts';
import { productArt, type ProductSpec } from './product-art.ts';
import { productForms } from './product-forms.ts';
import { labelLayouts } from './product-label.ts';
import { labelTones, scheme } from './product-scheme.ts';

const letters = await displayLettering();
const moringa: ProductSpec = {
  title: 'Moringa Leaf',
  form: 'pouch',
  hue: 135,
  pattern: 'coil',
  note: 'Single origin powder',
  count: '8 oz',
};
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it('draws the same product the same way every time', async () => {
  expect(productArt(moringa, await displayLettering())).toBe(productArt(moringa, letters));
});

it('shares no id between two drawings of one product when their uid differs', () => {
  const first = idsOf(productArt(moringa, letters, { uid: 'a' }));
  const second = idsOf(productArt(moringa, letters, { uid: 'b' }));
  expect(first.length).toBeGreaterThan(3);
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});

it('names the drawing by its title, which cannot break out of it', () => {
  const svg = productArt({ ...moringa, title: `<b>"Root" & 'Leaf'</b>` }, letters);
  expect(svg).toContain('aria-label="&lt;b&gt;&quot;Root&quot; &amp; &#39;Leaf&#39;&lt;/b&gt;, pouch"');
  expect(svg).not.toContain('<b>');
});

it('prints the words of the label as outlines', () => {
  const svg = productArt(moringa, letters);
  expect(svg).not.toMatch(/<text|font-family/);
  expect(svg).toContain(letters.outline('Single origin powder', 'note'));
  expect(svg).toContain(letters.outline('8 oz', 'foot'));
});

it('prints another brand in place of the BioLife mark', () => {
  const svg = productArt({ ...moringa, brand: 'Honeycombs' }, letters);
  expect(svg).toContain(letters.outline('Honeycombs', 'brand'));
  expect(svg).not.toContain(letters.outline('BioLife', 'brand'));
});

it('refuses a sign that the display face does not have', () => {
  expect(() => productArt({ ...moringa, title: 'Moringa 辣木' }, letters)).toThrow(/no letter/);
});

it('shows the label close up in the same shape as the pack', () => {
  const size = /width="(\d+)" height="(\d+)" viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/;
  for (const form of productForms) {
    const [, width, height, viewWidth, viewHeight] =
      size.exec(productArt({ ...moringa, form }, letters, { closeUp: true })) ?? [];
    expect([width, height]).toEqual(['400', '480']);
    expect(Number(viewHeight) / Number(viewWidth)).toBeCloseTo(1.2, 5);
  }
});

describe('a title in a box', () => {
  const word = fc.stringMatching(/^[A-Za-z]{2,12}$/);
  const box = { w: 130, h: 70, max: 32, rows: 3, cut: 'title' } as const;

  it('fits into it whatever the words', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const { size, lines } = fit(letters, words.join(' '), box);
        expect(lines.join(' ')).toBe(words.join(' '));
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(size * lines.length).toBeLessThanOrEqual(box.h + 0.001);
        for (const line of lines)
          expect(letters.width(line, 'title') * size).toBeLessThanOrEqual(box.w + 0.001);
      }),
    );
  });

  it('is no larger than asked for', () => {
    expect(fit(letters, 'Ox', box).size).toBe(32);
  });

  it('never leaves one sign alone on a line', () => {
    expect(fit(letters, 'Heart & Soul', { ...box, w: 60, h: 200 }).lines).not.toContain('&');
    expect(fit(letters, 'Vitamin C', { ...box, w: 60, h: 200 }).lines).toEqual(['Vitamin C']);
  });
});

describe.each(labelTones)('a label in tone %s', (tone) => {
  it.each(Array.from({ length: 36 }, (_, i) => i * 10))('is readable at hue %i', (hue) => {
    const s = scheme({ hue, title: 'Moringa Leaf', tone });
    expect(contrast(s.ink, s.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(s.quiet, s.ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it('draws every form with every label', () => {
  const drawings = productForms.flatMap((form) =>
    labelLayouts.flatMap((layout) =>
      labelTones.map((tone) => productArt({ ...moringa, form, layout, tone }, letters)),
    ),
  );
  expect(new Set(drawings).size).toBe(productForms.length * labelLayouts.length * labelTones.length);
});
