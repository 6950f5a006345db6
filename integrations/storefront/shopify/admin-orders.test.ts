import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeAdmin, line, lines, order, orderPage, startFakeAdmin } from '#tests/support/fake-admin.ts';
import { createAdminOrders } from './admin-orders.ts';

let admin: FakeAdmin;
beforeEach(async () => {
  admin = await startFakeAdmin();
});
afterEach(() => admin.close());

const orders = () =>
  createAdminOrders({
    url: admin.url,
    token: 'shpat_secret',
    providerName: 'Shopify',
    wait: () => Promise.resolve(),
  });

test('an order is mapped to ours, and the token goes in its own header', async () => {
  admin.answers = [orderPage([order(3, { lineItems: lines([line('Joint Formula', '60 capsules')]) })])];
  expect(await orders().listOrdersOf('ada@example.com')).toEqual([
    {
      id: 'gid://shopify/Order/3',
      name: '#3',
      created_at: '2025-10-03T12:00:00Z',
      currency: 'USD',
      total_price: '49.98',
      financial_status: 'partially_refunded',
      fulfillment_status: 'fulfilled',
      line_items: [{ title: 'Joint Formula (60 capsules)', quantity: 2, price: '24.99' }],
    },
  ]);
  expect(admin.calls[0]?.headers).toMatchObject({ 'x-shopify-access-token': 'shpat_secret' });
});

test('every page is read, of orders and of an order’s lines, and the newest comes first', async () => {
  admin.answers = [
    orderPage([order(2, { lineItems: lines([line('one')], 'L1') })], 'P1'),
    { body: { data: { order: { lineItems: lines([line('two')], 'L2') } } } },
    { body: { data: { order: { lineItems: lines([line('three')]) } } } },
    orderPage([order(9)]),
  ];
  const found = await orders().listOrdersOf('ada@example.com');
  expect(found.map(({ name }) => name)).toEqual(['#9', '#2']);
  expect(found[1]?.line_items.map(({ title }) => title)).toEqual(['one', 'two', 'three']);
  expect(admin.calls.map(({ variables }) => variables['after'])).toEqual([null, 'L1', 'L2', 'P1']);
});

test('what a search could be made of is quoted, and only orders of that very address are kept', async () => {
  admin.answers = [
    orderPage([
      order(1),
      order(2, { email: 'other@example.com' }),
      order(3, { email: null }),
      order(4, { email: ' ADA@example.com ' }),
    ]),
    orderPage([]),
  ];
  const found = await orders().listOrdersOf('Ada@Example.com ');
  expect(found.map(({ name }) => name)).toEqual(['#4', '#1']);
  expect(admin.calls[0]?.variables['query']).toBe('email:"ada@example.com"');
  await orders().listOrdersOf('a" OR email:"*\\@example.com');
  expect(admin.calls[1]?.variables['query']).toBe('email:"a\\" or email:\\"*\\\\@example.com"');
});

test('a busy platform is asked again, a broken answer is an error', async () => {
  admin.answers = [
    { body: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] } },
    { status: 502, body: {} },
    orderPage([order(1)]),
  ];
  expect(await orders().listOrdersOf('ada@example.com')).toHaveLength(1);
  admin.answers = [{ body: { data: { orders: { nodes: [{}] } } } }];
  await expect(orders().listOrdersOf('ada@example.com')).rejects.toThrow('Error calling Shopify');
  admin.answers = [{ status: 401, body: {} }];
  await expect(orders().listOrdersOf('ada@example.com')).rejects.toThrow('HTTP error! status: 401');
});
