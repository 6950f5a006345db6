import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoShippingRates as rates } from './shipping.ts';
import { checkoutTotals } from './totals.ts';

test.each([
  // goods, method, percent → discount, shipping, total
  [1499, 'standard', 0, 0, 599, 2098],
  [4999, 'standard', 0, 0, 599, 5598],
  [5000, 'standard', 0, 0, 599, 5599],
  [5001, 'standard', 0, 0, 0, 5001],
  [5001, 'expedited', 0, 0, 999, 6000],
  [19_999, 'express', 0, 0, 1999, 21_998],
  [1999, 'standard', 10, 200, 599, 2398],
  [1994, 'standard', 10, 199, 599, 2394],
  [1995, 'standard', 10, 200, 599, 2394],
  // The goods pass the threshold before the discount, so shipping stays free after it.
  [5499, 'standard', 10, 550, 0, 4949],
  [19_999, 'standard', 10, 2000, 0, 17_999],
  [0, 'standard', 10, 0, 599, 599],
] as const)(
  'goods of %i cents, %s, %i %% off: %i off, %i shipping, %i in all',
  (goodsCents, shippingMethod, discountPercent, discount, shipping, total) => {
    expect(checkoutTotals({ goodsCents, shippingMethod, discountPercent, rates })).toEqual({
      subtotal: goodsCents,
      discount,
      shipping,
      total,
    });
  },
);

test('totals are whole cents, never negative, add up, and a discount never makes an order dearer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000_000_00 }),
      fc.constantFrom('standard' as const, 'expedited' as const, 'express' as const),
      fc.integer({ min: 0, max: 100 }),
      (goodsCents, shippingMethod, discountPercent) => {
        const totals = checkoutTotals({ goodsCents, shippingMethod, discountPercent, rates });
        const full = checkoutTotals({ goodsCents, shippingMethod, discountPercent: 0, rates });
        for (const cents of Object.values(totals))
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
        expect(totals.total).toBe(totals.subtotal - totals.discount + totals.shipping);
        expect(totals.total).toBeLessThanOrEqual(full.total);
        expect(Math.abs(totals.discount - (goodsCents * discountPercent) / 100)).toBeLessThanOrEqual(0.5);
      },
    ),
  );
});
