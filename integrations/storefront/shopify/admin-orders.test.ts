import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAdminOrders } from './admin-orders.ts';

interface Call {
  headers: Record<string, unknown>;
  query: string;
  variables: Record<string, unknown>;
}

/** An Admin API on loopback that answers what a test prepared. */
let calls: Call[];
let answers: { status?: number; body: unknown }[];
let close: () => void;
let url: string;

const isCall = (body: unknown): body is Pick<Call, 'query' | 'variables'> =>
  typeof body === 'object' && body !== null && 'query' in body;

beforeEach(async () => {
  calls = [];
  answers = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (isCall(body)) calls.push({ ...body, headers: request.headers });
      const { status = 200, body: answer } = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: Pick<AddressInfo, 'port'> = portOf(server.address());
  url = `http://127.0.0.1:${port}/admin/api/2025-07/graphql.json`;
  close = () => server.close();
});
afterEach(() => close());

function portOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the fake does not listen');
  return address;
}

const orders = () =>
  createAdminOrders({ url, token: 'shpat_secret', providerName: 'Shopify', wait: () => Promise.resolve() });
const line = (title: string, variantTitle: string | null = null) => ({
  title,
  variantTitle,
  quantity: 2,
  originalUnitPriceSet: { shopMoney: { amount: '24.99' } },
});
const lines = (nodes: unknown[], endCursor: string | null = null) => ({
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
  nodes,
});
const order = (number: number, more: Record<string, unknown> = {}) => ({
  id: `gid://shopify/Order/${number}`,
  name: `#${number}`,
  email: 'ada@example.com',
  createdAt: `2025-10-${String(number).padStart(2, '0')}T12:00:00Z`,
  displayFinancialStatus: 'PARTIALLY_REFUNDED',
  displayFulfillmentStatus: 'FULFILLED',
  totalPriceSet: { shopMoney: { amount: '49.98', currencyCode: 'USD' } },
  lineItems: lines([line('Sea Moss Mineral')]),
  ...more,
});
const page = (nodes: unknown[], endCursor: string | null = null) => ({
  body: { data: { orders: { pageInfo: { hasNextPage: endCursor !== null, endCursor }, nodes } } },
});

test('an order is mapped to ours, and the token goes in its own header', async () => {
  answers = [page([order(3, { lineItems: lines([line('Joint Formula', '60 capsules')]) })])];
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
  expect(calls[0]?.headers).toMatchObject({ 'x-shopify-access-token': 'shpat_secret' });
});

test('every page is read, of orders and of an order’s lines, and the newest comes first', async () => {
  answers = [
    page([order(2, { lineItems: lines([line('one')], 'L1') })], 'P1'),
    { body: { data: { order: { lineItems: lines([line('two')], 'L2') } } } },
    { body: { data: { order: { lineItems: lines([line('three')]) } } } },
    page([order(9)]),
  ];
  const found = await orders().listOrdersOf('ada@example.com');
  expect(found.map(({ name }) => name)).toEqual(['#9', '#2']);
  expect(found[1]?.line_items.map(({ title }) => title)).toEqual(['one', 'two', 'three']);
  expect(calls.map(({ variables }) => variables['after'])).toEqual([null, 'L1', 'L2', 'P1']);
});

test('what a search could be made of is quoted, and only orders of that very address are kept', async () => {
  answers = [
    page([
      order(1),
      order(2, { email: 'other@example.com' }),
      order(3, { email: null }),
      order(4, { email: ' ADA@example.com ' }),
    ]),
    page([]),
  ];
  const found = await orders().listOrdersOf('Ada@Example.com ');
  expect(found.map(({ name }) => name)).toEqual(['#4', '#1']);
  expect(calls[0]?.variables['query']).toBe('email:"ada@example.com"');
  await orders().listOrdersOf('a" OR email:"*\\@example.com');
  expect(calls[1]?.variables['query']).toBe('email:"a\\" or email:\\"*\\\\@example.com"');
});

test('a busy platform is asked again, a broken answer is an error', async () => {
  answers = [
    { body: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] } },
    { status: 502, body: {} },
    page([order(1)]),
  ];
  expect(await orders().listOrdersOf('ada@example.com')).toHaveLength(1);
  answers = [{ body: { data: { orders: { nodes: [{}] } } } }];
  await expect(orders().listOrdersOf('ada@example.com')).rejects.toThrow('Error calling Shopify');
  answers = [{ status: 401, body: {} }];
  await expect(orders().listOrdersOf('ada@example.com')).rejects.toThrow('HTTP error! status: 401');
});
