import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DemoOrder, PlacedOrder } from '#integrations/storefront/embedded/demo-shop-records.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createDemoShopRecords } from './create-demo-records.server.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

function draft(cartToken: string, changes: Partial<DemoOrder> = {}): Omit<DemoOrder, 'number'> {
  return {
    cartToken,
    email: `${cartToken}@example.com`,
    address: {
      name: 'Ada Brown',
      line1: '12 Auburn Ave',
      line2: '',
      city: 'Atlanta',
      state: 'GA',
      zip: '30303',
    },
    lines: [
      {
        variantId: 'gid://shopify/ProductVariant/1',
        handle: 'iron-gentle',
        title: 'Iron Gentle',
        variantTitle: '60 capsules',
        selectedOptions: [{ name: 'Size', value: '60 capsules' }],
        quantity: 2,
        price: usd('14.99'),
        imageUrl: '/art/products/iron-gentle.svg',
      },
    ],
    shippingMethod: 'standard',
    discountCode: null,
    subtotal: usd('29.98'),
    discount: usd('0.00'),
    shipping: usd('5.99'),
    total: usd('35.97'),
    financialStatus: 'paid',
    fulfillmentStatus: 'unfulfilled',
    createdAt: '2025-10-15T16:00:00.000Z',
    ...changes,
  };
}

async function savedCart(db: Db): Promise<string> {
  const token = randomUUID();
  await createDemoShopRecords(db).saveCart({
    token,
    lines: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 2 }],
    createdAt: '2025-10-15T15:59:00.000Z',
  });
  return token;
}

function orderOf(placed: PlacedOrder): DemoOrder {
  if (!placed.ok) throw new Error(`the order was refused: ${placed.reason}`);
  return placed.order;
}

forEachDatabase('the demo shop’s records', (open) => {
  test('the first order of a shop is number 1001 and the next one 1002', async () => {
    const db = await open();
    const records = createDemoShopRecords(db);
    expect(orderOf(await records.placeOrder(draft(await savedCart(db)))).number).toBe(1001);
    expect(orderOf(await records.placeOrder(draft(await savedCart(db)))).number).toBe(1002);
  });

  test('a cart comes back as it was saved, an unknown one not at all', async () => {
    const db = await open();
    const token = await savedCart(db);
    const records = createDemoShopRecords(db);
    expect(await records.findCart(token)).toEqual({
      token,
      lines: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 2 }],
      createdAt: '2025-10-15T15:59:00.000Z',
    });
    expect(await records.findCart(randomUUID())).toBeUndefined();
  });

  test('an order comes back whole, by its cart', async () => {
    const db = await open();
    const token = await savedCart(db);
    const records = createDemoShopRecords(db);
    expect(await records.findOrderOfCart(token)).toBeUndefined();
    const order = orderOf(await records.placeOrder(draft(token)));
    expect(order).toEqual({ number: order.number, ...draft(token) });
    expect(await records.findOrderOfCart(token)).toEqual(order);
  });

  test('20 presses at the same moment make one order and use up one number', async () => {
    const db = await open();
    const records = createDemoShopRecords(db);
    // 20 carts, so that every connection of the pool is open when it counts.
    const [token = '', other = '', last = ''] = await Promise.all(
      Array.from({ length: 20 }, () => savedCart(db)),
    );
    const before = orderOf(await records.placeOrder(draft(other))).number;
    const placed = await Promise.all(Array.from({ length: 20 }, () => records.placeOrder(draft(token))));
    expect(new Set(placed.map((one) => orderOf(one).number))).toEqual(new Set([before + 1]));
    expect(orderOf(await records.placeOrder(draft(last))).number).toBe(before + 2);
  });

  test('20 carts at the same moment get 20 numbers', async () => {
    const db = await open();
    const records = createDemoShopRecords(db);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => savedCart(db)));
    const placed = await Promise.all(tokens.map((token) => records.placeOrder(draft(token))));
    expect(new Set(placed.map((one) => orderOf(one).number)).size).toBe(20);
  });

  test('of several carts of one address at the same moment, one gets the first-order discount', async () => {
    const db = await open();
    const records = createDemoShopRecords(db);
    const email = `${randomUUID()}@example.com`;
    const tokens = await Promise.all(Array.from({ length: 8 }, () => savedCart(db)));
    const placed = await Promise.all(
      tokens.map((token, index) =>
        records.placeOrder(
          draft(token, { email: index % 2 ? email.toUpperCase() : ` ${email} `, discountCode: 'WELCOME10' }),
        ),
      ),
    );
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(placed.filter((one) => !one.ok && one.reason === 'not-first-order')).toHaveLength(7);
    expect(await records.listOrdersOf(email)).toHaveLength(1);
  });

  test('the first-order discount is refused after an order without it, and the cart can still be bought', async () => {
    const db = await open();
    const records = createDemoShopRecords(db);
    const email = `${randomUUID()}@example.com`;
    await records.placeOrder(draft(await savedCart(db), { email }));
    const token = await savedCart(db);
    expect(await records.placeOrder(draft(token, { email, discountCode: 'WELCOME10' }))).toEqual({
      ok: false,
      reason: 'not-first-order',
    });
    expect(orderOf(await records.placeOrder(draft(token, { email }))).cartToken).toBe(token);
  });

  test('what follows from an order happens once, and without it there is no order', async () => {
    const db = await open();
    const token = await savedCart(db);
    const numbers: number[] = [];
    const records = createDemoShopRecords(db, {
      onPlaced: async (_tx, { number }) => void numbers.push(number),
    });
    const { number } = orderOf(await records.placeOrder(draft(token)));
    await records.placeOrder(draft(token));
    expect(numbers).toEqual([number]);

    const other = await savedCart(db);
    const failing = createDemoShopRecords(db, { onPlaced: () => Promise.reject(new Error('no mail')) });
    await expect(failing.placeOrder(draft(other))).rejects.toThrow('no mail');
    expect(await records.findOrderOfCart(other)).toBeUndefined();
  });

  test('pressing twice with the discount gives the same order, not a refusal', async () => {
    const db = await open();
    const records = createDemoShopRecords(db);
    const token = await savedCart(db);
    const first = await records.placeOrder(draft(token, { discountCode: 'WELCOME10' }));
    expect(await records.placeOrder(draft(token, { discountCode: 'WELCOME10' }))).toEqual(first);
  });

  test('orders of an address are listed newest first, without case and space', async () => {
    const db = await open();
    const records = createDemoShopRecords(db);
    const email = `${randomUUID()}@Example.com`;
    const older = orderOf(await records.placeOrder(draft(await savedCart(db), { email })));
    const newer = orderOf(
      await records.placeOrder(draft(await savedCart(db), { email: email.toLowerCase() })),
    );
    await records.placeOrder(draft(await savedCart(db)));
    expect(await records.listOrdersOf(` ${email.toUpperCase()} `)).toEqual([newer, older]);
    expect(await records.listOrdersOf("' or 1=1 --")).toEqual([]);
  });

  test('an order of a cart that does not exist is a fault, and nothing is kept', async () => {
    const db = await open();
    const records = createDemoShopRecords(db);
    const token = randomUUID();
    await expect(records.placeOrder(draft(token))).rejects.toThrow('does not exist');
    expect(await records.findOrderOfCart(token)).toBeUndefined();
  });
});
