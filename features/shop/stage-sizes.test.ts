import { expect, test } from 'vitest';
import { stageSizes } from './stage-sizes.ts';

test.each([
  [
    'a portrait fills the height',
    { width: 1600, height: 1920 },
    '(width < 56rem) min(77vw, clamp(8.1rem, 19.8vh, 17.6rem)), min(33.2vw, 30rem)',
  ],
  [
    'a square is as wide as it may be in a wide window',
    { width: 800, height: 800 },
    '(width < 56rem) min(77vw, clamp(9.7rem, 23.8vh, 21.1rem)), min(37.3vw, 33.7rem)',
  ],
  [
    'of a size that the shop does not tell any width is possible',
    { width: null, height: null },
    '(width < 56rem) 77vw, min(37.3vw, 33.7rem)',
  ],
])('%s', (_, image, sizes) => expect(stageSizes(image)).toBe(sizes));
