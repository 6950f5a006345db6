import { expect, test } from 'vitest';
import { makeProduct, makeVariant } from '#tests/support/make-product.ts';
import { summarise, toProductCard } from './product-card-data.ts';

test('a card adds the variant whose price it shows', () => {
  const dear = makeVariant({ id: 'a', price: { amount: '39.99', currencyCode: 'USD' } });
  const cheap = makeVariant({ id: 'b', price: { amount: '37.99', currencyCode: 'USD' } });
  const card = toProductCard(makeProduct({ variants: [dear, cheap] }));
  expect([card.variant, card.price]).toEqual([cheap, cheap.price]);
  expect(toProductCard(makeProduct({ variants: [] })).variant).toBeNull();
});

test('the price is a "from" when variants cost more', () => {
  const dear = makeVariant({ price: { amount: '40.00', currencyCode: 'USD' } });
  expect(toProductCard(makeProduct({ price: '24.99', variants: [makeVariant(), dear] })).priceVaries).toBe(
    true,
  );
  expect(toProductCard(makeProduct({ price: '24.99' })).priceVaries).toBe(false);
});

test('a product has one card until it is another object', () => {
  const product = makeProduct({ title: 'Beet Powder' });
  expect(toProductCard(product)).toBe(toProductCard(product));
  expect(toProductCard({ ...product, title: 'Beet Root Powder' }).title).toBe('Beet Root Powder');
});

test.each([
  ['Short and sweet', 96, 'Short and sweet'],
  ['Supports calm evenings. It also has more to say than fits.', 30, 'Supports calm evenings.'],
  ['One sentence that goes on without any stop at all', 20, 'One sentence that…'],
  ['x'.repeat(40), 10, 'xxxxxxxxxx…'],
])('%j in %i characters', (text, length, expected) => {
  expect(summarise(text, length)).toBe(expected);
});
