import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleRating } from './rating.ts';

test('one product always has one rating, from 4.5 to 5.0 in tenths', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const rating = sampleRating(id);
      expect(['4.5', '4.6', '4.7', '4.8', '4.9', '5.0']).toContain(rating.toFixed(1));
      expect(sampleRating(id)).toBe(rating);
    }),
  );
});

test('ratings differ between products', () => {
  const seen = new Set(Array.from({ length: 100 }, (_, n) => sampleRating(`gid://shopify/Product/${n}`)));
  expect(seen.size).toBe(6);
});
