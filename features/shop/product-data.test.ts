import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { productData } from './product-data.ts';

const told = (facts: Parameters<typeof makeProduct>[0]) =>
  productData(
    { ...makeProduct(facts), descriptionHtml: '' },
    'https://a.example/p',
    'https://a.example/p.png',
  );

test('a rating stands in structured data only where buyers gave one', () => {
  expect(told({})).not.toHaveProperty('aggregateRating');
  expect(told({ rating: { value: 4.7, scale: 5, count: 23 } })).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, bestRating: 5, reviewCount: 23 },
  });
});
