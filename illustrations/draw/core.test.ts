import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, esc, frame, mix, oklch, rng } from './core.ts';

it('escapes what could end an attribute or start an element', () => {
  expect(esc(`"><script>alert('&')</script>`)).toBe(
    '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;',
  );
});

it('leaves out characters that no XML document may hold', () => {
  expect(esc('a\u0000b\u000Bc\uFFFEd\uD800e\tf')).toBe('abcd\uFFFDe\tf');
});

it('names a drawing that means something and hides one that does not', () => {
  expect(frame([0, 0, 4, 4], { defs: '', body: '' }, { label: 'A "B"' })).toContain(
    'role="img" aria-label="A &quot;B&quot;"',
  );
  expect(frame([0, 0, 4, 4], { defs: '', body: '' })).toContain('aria-hidden="true"');
});

it('counts contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
});

it('finds the sRGB colour of an OKLCH one', () => {
  expect(oklch(1, 0, 0)).toBe('#ffffff');
  expect(oklch(0, 0, 0)).toBe('#000000');
  // CSS Color 4 gives oklch(62.796% 0.25768 29.234) for red.
  expect(oklch(0.62796, 0.25768, 29.234)).toBe('#ff0000');
});

it('gives a colour of six digits for every lightness, chroma and hue', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, share, (l, c, h) => {
      expect(oklch(l, c * 0.4, h * 360)).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

it('mixes from one colour to the other', () => {
  expect([
    mix('#102030', '#506070', 0),
    mix('#102030', '#506070', 0.5),
    mix('#102030', '#506070', 1),
  ]).toEqual(['#102030', '#304050', '#506070']);
});

it('throws the same dice for the same seed, and others for another', () => {
  const throws = (seed: string) => {
    const dice = rng(seed);
    return Array.from({ length: 5 }, () => dice.next());
  };
  expect(throws('p01')).toEqual(throws('p01'));
  expect(throws('p01')).not.toEqual(throws('p02'));
});
