import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '#platform/money/money.ts';
import { demoShop, goodForm, openDemoCheckout } from '#tests/support/open-demo-checkout.ts';
import type { DemoOrder } from './demo-shop-records.ts';

const buyable = demoShop.products
  .flatMap(({ variants }) => variants)
  .filter(({ available }) => available === Infinity);

const cents = ({
  subtotal,
  discount,
  shipping,
  total,
}: Pick<DemoOrder, 'subtotal' | 'discount' | 'shipping' | 'total'>) =>
  [subtotal, discount, shipping, total].map(({ amount }) => toCents(amount));

test('an order of any goods adds up to the cent', async () => {
  const line = fc.tuple(fc.constantFrom(...buyable), fc.integer({ min: 1, max: 20 }));
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(line, { minLength: 1, maxLength: 12, selector: ([{ id }]) => id }),
      fc.constantFrom('standard', 'expedited', 'express'),
      fc.constantFrom('', 'WELCOME10'),
      async (lines, shippingMethod, discountCode) => {
        const { checkout, cart } = openDemoCheckout();
        const placed = await checkout.place(await cart(...lines), {
          ...goodForm,
          shippingMethod,
          discountCode,
        });
        if (!placed.ok) throw new Error(placed.reason);
        const [subtotal = 0, discount = 0, shipping = 0, total = 0] = cents(placed.order);
        const goods = placed.order.lines.reduce(
          (sum, { price, quantity }) => sum + toCents(price.amount) * quantity,
          0,
        );
        expect(subtotal).toBe(goods);
        expect(total).toBe(subtotal - discount + shipping);
        expect(Math.min(subtotal, discount, shipping, total)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(discount - (discountCode ? goods / 10 : 0))).toBeLessThanOrEqual(0.5);
      },
    ),
    { numRuns: 60 },
  );
});
