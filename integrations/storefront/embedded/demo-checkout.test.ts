import { expect, test } from 'vitest';
import { demoShop, goodForm, openDemoCheckout } from '#tests/support/open-demo-checkout.ts';
import { createDemoCheckout } from './demo-checkout.ts';
import type { DemoOrder } from './demo-shop-records.ts';
import type { DemoVariant } from './demo-shop.ts';
import { globalId } from './global-id.ts';

const variantOf = (sku: string): DemoVariant => {
  const found = demoShop.products.flatMap(({ variants }) => variants).find((variant) => variant.sku === sku);
  if (!found) throw new Error(`no variant ${sku}`);
  return found;
};
const iron = variantOf('BL-IRG-060');
const prenatal = variantOf('BL-MPN-090');

/** Any text with these words in it. */
const saying = (words: string): unknown => expect.stringContaining(words);

const amounts = ({
  subtotal,
  discount,
  shipping,
  total,
}: Pick<DemoOrder, 'subtotal' | 'discount' | 'shipping' | 'total'>) =>
  [subtotal, discount, shipping, total].map(({ amount }) => amount);

test('an open cart shows its lines with title, picture, price and sum', async () => {
  const { checkout, cart } = openDemoCheckout();
  expect(await checkout.find(await cart([iron, 2], [prenatal, 1]))).toMatchObject({
    status: 'open',
    lines: [
      {
        title: 'Iron Gentle',
        variantTitle: '60 capsules',
        quantity: 2,
        price: { amount: '14.99', currencyCode: 'USD' },
        total: { amount: '29.98', currencyCode: 'USD' },
        imageUrl: '/art/products/iron-gentle.svg',
      },
      { handle: 'mama-prenatal', quantity: 1, total: { amount: '38.99' } },
    ],
    unavailable: [],
    subtotal: { amount: '68.97', currencyCode: 'USD' },
  });
});

test.each([
  ['standard', '', ['29.98', '0.00', '5.99', '35.97']],
  ['expedited', '', ['29.98', '0.00', '9.99', '39.97']],
  ['express', '', ['29.98', '0.00', '19.99', '49.97']],
  ['standard', 'WELCOME10', ['29.98', '3.00', '5.99', '32.97']],
  ['standard', ' welcome10 ', ['29.98', '3.00', '5.99', '32.97']],
] as const)('a quote for %s with code "%s"', async (shippingMethod, discountCode, expected) => {
  const { checkout, cart } = openDemoCheckout();
  const quote = await checkout.quote(await cart([iron, 2]), { shippingMethod, discountCode });
  expect(quote.ok && amounts(quote.totals)).toEqual(expected);
});

test('goods over 50 dollars ship free by standard, also when the code takes them below', async () => {
  const { checkout, cart } = openDemoCheckout();
  const token = await cart([prenatal, 1], [iron, 1]);
  const quote = await checkout.quote(token, { shippingMethod: 'standard', discountCode: 'WELCOME10' });
  expect(quote.ok && amounts(quote.totals)).toEqual(['53.98', '5.40', '0.00', '48.58']);
});

test('placing makes an order of what was shown, paid and not yet sent', async () => {
  const { checkout, cart, records } = openDemoCheckout();
  const token = await cart([iron, 2]);
  const placed = await checkout.place(token, { ...goodForm, discountCode: 'welcome10', line2: ' Apt 4 ' });
  expect(placed).toMatchObject({
    ok: true,
    order: {
      number: 1001,
      cartToken: token,
      email: 'ada@example.com',
      address: {
        name: 'Ada Brown',
        line1: '12 Auburn Ave NE',
        line2: 'Apt 4',
        city: 'Atlanta',
        state: 'GA',
        zip: '30303',
      },
      lines: [{ variantId: globalId('ProductVariant', iron.id), title: 'Iron Gentle', quantity: 2 }],
      shippingMethod: 'standard',
      discountCode: 'WELCOME10',
      financialStatus: 'paid',
      fulfillmentStatus: 'unfulfilled',
      createdAt: '2025-10-15T16:00:00.000Z',
    },
  });
  expect(placed.ok && amounts(placed.order)).toEqual(['29.98', '3.00', '5.99', '32.97']);
  expect(records.orders).toHaveLength(1);
});

test('prices, totals and status in the form are ignored', async () => {
  const { checkout, cart } = openDemoCheckout();
  const placed = await checkout.place(await cart([iron, 1]), {
    ...goodForm,
    total: '0.01',
    price: 0,
    lines: [],
    financialStatus: 'refunded',
    number: 1,
    cartToken: 'another',
  });
  expect(placed).toMatchObject({
    ok: true,
    order: { number: 1001, total: { amount: '20.98' }, financialStatus: 'paid' },
  });
});

test('the price is the catalogue’s at the moment of placing', async () => {
  const { parts, records, cart } = openDemoCheckout();
  const token = await cart([iron, 1]);
  const dearer = demoShop.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      price: { amount: '25.00', currencyCode: 'USD' },
    })),
  }));
  const later = createDemoCheckout({ ...parts, records, shop: { ...demoShop, products: dearer } });
  expect(await later.place(token, goodForm)).toMatchObject({
    ok: true,
    order: { subtotal: { amount: '25.00' } },
  });
});

test('pressing again, later or with another goodForm, gives the same order', async () => {
  const { checkout, cart, records, clock } = openDemoCheckout();
  const token = await cart([iron, 1]);
  const first = await checkout.place(token, { ...goodForm, discountCode: 'WELCOME10' });
  expect(await checkout.place(token, { ...goodForm, discountCode: 'WELCOME10' })).toEqual(first);
  clock.time += 90 * 24 * 3600 * 1000;
  expect(await checkout.place(token, {})).toEqual(first);
  expect(await checkout.find(token)).toEqual({ status: 'ordered', order: first.ok && first.order });
  expect(await checkout.quote(token, { shippingMethod: 'standard' })).toEqual({ ok: false, reason: 'gone' });
  expect(records.orders).toHaveLength(1);
});

test('20 presses at the same moment make one order', async () => {
  const { checkout, cart, records } = openDemoCheckout();
  const token = await cart([iron, 1]);
  const placed = await Promise.all(Array.from({ length: 20 }, () => checkout.place(token, goodForm)));
  expect(new Set(placed.map((one) => one.ok && one.order.number))).toEqual(new Set([1001]));
  expect(records.orders).toHaveLength(1);
});

test('bad fields are named, make no order and lose nothing', async () => {
  const { checkout, cart, records } = openDemoCheckout();
  const token = await cart([iron, 1]);
  const refused = await checkout.place(token, { ...goodForm, email: 'ada', zip: '1' });
  expect(refused).toEqual({
    ok: false,
    reason: 'fields',
    fieldErrors: { email: saying('email address'), zip: saying('ZIP') },
  });
  expect(records.orders).toHaveLength(0);
  expect(await checkout.place(token, goodForm)).toMatchObject({ ok: true });
});

test('an unknown code is an error of its field, in the quote and in the order', async () => {
  const { checkout, cart, records } = openDemoCheckout();
  const token = await cart([iron, 1]);
  const refusal = {
    ok: false,
    reason: 'fields',
    fieldErrors: { discountCode: saying('discount code') },
  };
  expect(await checkout.quote(token, { shippingMethod: 'standard', discountCode: 'FREE' })).toEqual(refusal);
  expect(await checkout.place(token, { ...goodForm, discountCode: 'FREE' })).toEqual(refusal);
  expect(records.orders).toHaveLength(0);
});

test('the first-order code works once for an address, however it is written', async () => {
  const { checkout, cart } = openDemoCheckout();
  await checkout.place(await cart([iron, 1]), { ...goodForm, discountCode: 'WELCOME10' });
  const token = await cart([iron, 1]);
  expect(
    await checkout.place(token, { ...goodForm, email: ' ADA@example.COM', discountCode: 'welcome10' }),
  ).toEqual({
    ok: false,
    reason: 'fields',
    fieldErrors: { discountCode: saying('first order') },
  });
  expect(await checkout.place(token, goodForm)).toMatchObject({
    ok: true,
    order: { number: 1002, discountCode: null },
  });
});

test.each(['never-made-this-token', '', '../../etc/passwd', 'x'.repeat(10_000)])(
  'a cart %.30s that never was is gone',
  async (token) => {
    const { checkout } = openDemoCheckout();
    expect(await checkout.find(token)).toBeUndefined();
    expect(await checkout.quote(token, { shippingMethod: 'standard' })).toEqual({
      ok: false,
      reason: 'gone',
    });
    expect(await checkout.place(token, goodForm)).toEqual({ ok: false, reason: 'gone' });
  },
);

test('a cart is forgotten after ten days', async () => {
  const { checkout, cart, clock } = openDemoCheckout();
  const token = await cart([iron, 1]);
  clock.time += 10 * 24 * 3600 * 1000 - 1;
  expect(await checkout.find(token)).toMatchObject({ status: 'open' });
  clock.time += 1;
  expect(await checkout.find(token)).toBeUndefined();
  expect(await checkout.place(token, goodForm)).toEqual({ ok: false, reason: 'gone' });
});

test('a quantity that was reduced stays so when the shelf is filled again', async () => {
  const { parts, cart } = openDemoCheckout();
  const scarce = variantOf('BL-BSO-080');
  const token = await cart([scarce, 3]);
  const refilled = demoShop.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, available: Infinity })),
  }));
  const later = createDemoCheckout({ ...parts, shop: { ...demoShop, products: refilled } });
  expect(await later.find(token)).toMatchObject({ lines: [{ quantity: 2 }] });
});

test('what left the catalogue since is named and no part of the order', async () => {
  const { parts, cart } = openDemoCheckout();
  const token = await cart([iron, 1], [prenatal, 1]);
  const soldOut = demoShop.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) =>
      variant === prenatal ? { ...variant, available: 0 } : variant,
    ),
  }));
  const later = createDemoCheckout({ ...parts, shop: { ...demoShop, products: soldOut } });
  expect(await later.find(token)).toMatchObject({
    lines: [{ title: 'Iron Gentle' }],
    unavailable: [{ title: saying('Mama Prenatal'), quantity: 1 }],
  });
  expect(await later.place(token, goodForm)).toMatchObject({
    ok: true,
    order: { lines: [{ title: 'Iron Gentle' }] },
  });
  const empty = createDemoCheckout({ ...parts, shop: { ...demoShop, products: [] } });
  const second = await cart([iron, 1]);
  expect(await empty.place(second, goodForm)).toEqual({ ok: false, reason: 'empty' });
  expect(await empty.quote(second, { shippingMethod: 'standard' })).toEqual({ ok: false, reason: 'empty' });
});
