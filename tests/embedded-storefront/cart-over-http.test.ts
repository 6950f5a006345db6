import { print } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { cartCreateMutation, cartQuery } from '#integrations/storefront/operations.ts';
import { serveShop, variantId } from './serve-shop.ts';

const served = await serveShop();
afterAll(() => served.close());
const { ask, createCart } = served;

const iron = variantId('BL-IRG-060');
const prenatal = variantId('BL-MPN-090');

test('a cart holds its lines, equal ones added up, at the catalogue’s prices', async () => {
  const { cart, userErrors, warnings } = await createCart(
    { merchandiseId: iron, quantity: 1 },
    { merchandiseId: prenatal, quantity: 1 },
    { merchandiseId: iron, quantity: 2 },
  );
  expect({ userErrors, warnings }).toEqual({ userErrors: [], warnings: [] });
  expect(cart).toMatchObject({
    totalQuantity: 4,
    cost: { totalAmount: { amount: '83.96', currencyCode: 'USD' } },
    lines: {
      nodes: [
        { quantity: 3, merchandise: { id: iron } },
        { quantity: 1, merchandise: { id: prenatal } },
      ],
    },
  });
  expect(cart?.id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]{24}\?key=[0-9a-f]{32}$/);
  expect(cart?.checkoutUrl).toMatch(/^https:\/\/biolife\.example\/checkouts\/[\w-]{24}$/);
});

test('one unknown thing refuses the cart and names the line', async () => {
  const unknown = 'gid://shopify/ProductVariant/1';
  expect(
    await createCart({ merchandiseId: iron, quantity: 1 }, { merchandiseId: unknown, quantity: 1 }),
  ).toEqual({
    cart: null,
    userErrors: [
      {
        field: ['input', 'lines', '1', 'merchandiseId'],
        message: `The merchandise with id ${unknown} does not exist.`,
        code: 'INVALID',
      },
    ],
    warnings: [],
  });
});

test.each([
  [0, 'MINIMUM_NOT_MET'],
  [-3, 'MINIMUM_NOT_MET'],
  [1000, 'MAXIMUM_EXCEEDED'],
])('a quantity of %i refuses the cart', async (quantity, code) => {
  expect(await createCart({ merchandiseId: iron, quantity })).toMatchObject({
    cart: null,
    userErrors: [{ field: ['input', 'lines', '0', 'quantity'], code }],
  });
});

test('what is sold out is left out and what is scarce is reduced, each with a warning', async () => {
  const scarce = variantId('BL-BSO-080');
  const { cart, userErrors, warnings } = await createCart(
    { merchandiseId: variantId('BL-MLG-030'), quantity: 1 },
    { merchandiseId: scarce, quantity: 3 },
  );
  expect(userErrors).toEqual([]);
  expect(warnings).toMatchObject([
    { code: 'MERCHANDISE_OUT_OF_STOCK' },
    { code: 'MERCHANDISE_NOT_ENOUGH_STOCK' },
  ]);
  expect(cart?.['lines']).toEqual({ nodes: [{ quantity: 2, merchandise: { id: scarce } }] });
});

test('a cart is open until it became an order, and only for who has its key', async () => {
  const { cart } = await createCart({ merchandiseId: iron, quantity: 1 });
  const { id, checkoutUrl } = cart ?? { id: '', checkoutUrl: '' };
  expect(await ask(print(cartQuery), { id })).toEqual({ data: { cart: { id, totalQuantity: 1 } } });
  const foreign = [
    id.replace(/key=.*/, `key=${'0'.repeat(32)}`),
    id.split('?')[0],
    'gid://shopify/Cart/x?key=y',
    '',
  ];
  for (const other of foreign)
    expect(await ask(print(cartQuery), { id: other })).toEqual({ data: { cart: null } });

  const placed = await served.storefront.checkout.place(checkoutUrl.split('/').at(-1) ?? '', {
    email: 'ada@example.com',
    name: 'Ada Brown',
    line1: '12 Auburn Ave',
    city: 'Atlanta',
    state: 'GA',
    zip: '30303',
    shippingMethod: 'standard',
  });
  expect(placed).toMatchObject({ ok: true, order: { number: 1001 } });
  expect(await ask(print(cartQuery), { id })).toEqual({ data: { cart: null } });
});

test('251 lines are more than the platform takes, 250 are not', async () => {
  const lines = (count: number) =>
    Array.from({ length: count }, () => ({ merchandiseId: iron, quantity: 1 }));
  expect(await ask(print(cartCreateMutation), { input: { lines: lines(251) } })).toMatchObject({
    data: { cartCreate: null },
    errors: [{ extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } }],
  });
  expect((await createCart(...lines(250))).cart?.totalQuantity).toBe(250);
});

test('a fault inside is told to the log and not to the caller', async () => {
  served.failNextCart(new Error('connection to 10.0.0.5 refused'));
  const variables = { input: { lines: [{ merchandiseId: iron, quantity: 1 }] } };
  const json = await ask(print(cartCreateMutation), variables);
  expect(json).toMatchObject({
    data: { cartCreate: null },
    errors: [
      { message: 'Internal error', path: ['cartCreate'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ],
  });
  expect(JSON.stringify(json)).not.toContain('10.0.0.5');
  expect(served.unexpected.map(String)).toEqual(['Error: connection to 10.0.0.5 refused']);
});
