import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

interface Call {
  headers: Record<string, unknown>;
  query: string;
  variables: Record<string, unknown>;
}

export interface FakeAdmin {
  /** Of its GraphQL endpoint. */
  url: string;
  calls: Call[];
  /** What the next calls get, in order; a call without one gets a 500. */
  answers: { status?: number; body: unknown }[];
  close(): void;
}

const isCall = (body: unknown): body is Pick<Call, 'query' | 'variables'> =>
  typeof body === 'object' && body !== null && 'query' in body;

/** An Admin API on loopback that answers what a test prepared. */
export async function startFakeAdmin(): Promise<FakeAdmin> {
  const admin: Pick<FakeAdmin, 'calls' | 'answers'> = { calls: [], answers: [] };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (isCall(body)) admin.calls.push({ ...body, headers: request.headers });
      const { status = 200, body: answer } = admin.answers.shift() ?? { status: 500, body: {} };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake does not listen');
  return Object.assign(admin, {
    url: `http://127.0.0.1:${address.port}/admin/api/2025-07/graphql.json`,
    close: () => void server.close(),
  });
}

export const line = (title: string, variantTitle: string | null = null) => ({
  title,
  variantTitle,
  quantity: 2,
  originalUnitPriceSet: { shopMoney: { amount: '24.99' } },
});
export const lines = (nodes: unknown[], endCursor: string | null = null) => ({
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
  nodes,
});
export const order = (number: number, more: Record<string, unknown> = {}) => ({
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
export const orderPage = (nodes: unknown[], endCursor: string | null = null) => ({
  body: { data: { orders: { pageInfo: { hasNextPage: endCursor !== null, endCursor }, nodes } } },
});
