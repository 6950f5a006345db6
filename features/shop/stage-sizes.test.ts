import { expect, test } from 'vitest';
import { stageSizes } from './stage-sizes.ts';

test.each([
  [
    'a portrait fills the height',
    { width: 1600, height: 1920 },
    '(width < 56rem) min(77vw, 0.83 * clamp(9.7rem, 23.8vh, 21.1rem)), min(37.3vw, 33.7rem)',
  ],
  [
    'of a size that the shop does not tell it may have any width',
    { width: null, height: null },
    '(width < 56rem) min(77vw, 9 * clamp(9.7rem, 23.8vh, 21.1rem)), min(37.3vw, 33.7rem)',
  ],
])('%s', (_, image, sizes) => expect(stageSizes(image)).toBe(sizes));
