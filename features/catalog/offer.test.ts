import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeProduct, makeVariant } from '#tests/support/make-product.ts';
import { comparePrice } from '#platform/money/money.ts';
import { offerOf, priceText } from './offer.ts';

const variant = (id: string, amount: string, availableForSale = true) =>
  makeVariant({ id, availableForSale, price: { amount, currencyCode: 'USD' } });
const offered = (...variants: ReturnType<typeof variant>[]) => {
  const offer = offerOf(
    makeProduct({ variants, availableForSale: variants.some((one) => one.availableForSale) }),
  );
  return [offer.variant?.id ?? null, priceText(offer)];
};

test('the cheapest variant is offered, also where it is not the first', () => {
  expect(offered(variant('a', '39.99'), variant('b', '37.99'))).toEqual(['b', 'from USD 37.99']);
  expect(offered(variant('a', '37.99'), variant('b', '37.99'))).toEqual(['a', 'USD 37.99']);
});

test('a cheaper variant that is sold out is no offer', () => {
  expect(offered(variant('a', '39.99'), variant('b', '39.99'), variant('c', '37.99', false))).toEqual([
    'a',
    'USD 39.99',
  ]);
});

test('a sold-out product shows its cheapest', () => {
  expect(offered(variant('a', '39.99', false), variant('b', '37.99', false))).toEqual(['b', 'USD 37.99']);
});

test('what can be bought may be a variant that the list does not carry: then nothing is added unasked', () => {
  const beyond = makeProduct({ price: '9.99', variants: [variant('a', '19.99', false)] });
  expect(offerOf(beyond)).toMatchObject({ variant: null, priceVaries: true, price: { amount: '9.99' } });
});

test('what is added costs what is shown, and can be bought where anything can', () => {
  const prices = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(prices, { minLength: 1, maxLength: 10 }), (facts) => {
      const variants = facts.map(([cents, available], index) =>
        variant(String(index), (cents / 100).toFixed(2), available),
      );
      const product = makeProduct({ variants, availableForSale: facts.some(([, available]) => available) });
      const offer = offerOf(product);
      expect(offer.variant?.price).toEqual(offer.price);
      expect(offer.variant?.availableForSale).toBe(product.availableForSale);
      for (const other of variants)
        if (other.availableForSale) expect(comparePrice(other.price, offer.price)).toBeGreaterThanOrEqual(0);
    }),
  );
});
