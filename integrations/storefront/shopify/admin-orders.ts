import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { emailKey } from '#platform/mail/email-key.ts';
import { newestFirst, type Order, type OrderLine } from '../order.ts';
import type { OrderSource } from '../orders.ts';
import { failuresOf } from './failures.ts';
import { retryDelay } from './retry-delay.ts';
import { sendRequest } from './send-request.ts';

export interface AdminOrdersOptions {
  /** https://SHOP/admin/api/VERSION/graphql.json */
  url: string;
  /** Reads orders; never leaves the server. */
  token: string;
  /** As error texts name the platform. */
  providerName: string;
  timeoutMs?: number | undefined;
  /** Waits between attempts; tests don't. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
}

/** The platform charges a query by what it could return: these stay well under its limit of 1,000 points. */
const ORDERS_PER_PAGE = 10;
const LINES_PER_PAGE = 20;
/** No person has more pages; a cursor that leads nowhere ends here. */
const MAX_PAGES = 100;
const ATTEMPTS = 3;
const TIMEOUT_MS = 10_000;

const lineFields = `
  pageInfo { hasNextPage endCursor }
  nodes { title variantTitle quantity originalUnitPriceSet { shopMoney { amount } } }`;

const ordersQuery = `
  query OrdersOf($query: String!, $first: Int!, $lines: Int!, $after: String) {
    orders(first: $first, after: $after, query: $query, sortKey: CREATED_AT, reverse: true) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id
        name
        email
        createdAt
        displayFinancialStatus
        displayFulfillmentStatus
        totalPriceSet { shopMoney { amount currencyCode } }
        lineItems(first: $lines) {${lineFields}
        }
      }
    }
  }`;

const linesQuery = `
  query LinesOf($id: ID!, $lines: Int!, $after: String) {
    order(id: $id) {
      lineItems(first: $lines, after: $after) {${lineFields}
      }
    }
  }`;

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
const lineItems = z.object({
  pageInfo,
  nodes: z.array(
    z.object({
      title: z.string(),
      variantTitle: z.string().nullable(),
      quantity: z.int(),
      originalUnitPriceSet: z.object({ shopMoney: z.object({ amount: z.string() }) }),
    }),
  ),
});
const ordersAnswer = z.object({
  orders: z.object({
    pageInfo,
    nodes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        createdAt: z.string(),
        displayFinancialStatus: z.string().nullable(),
        displayFulfillmentStatus: z.string().nullable(),
        totalPriceSet: z.object({ shopMoney: z.object({ amount: z.string(), currencyCode: z.string() }) }),
        lineItems,
      }),
    ),
  }),
});
const linesAnswer = z.object({ order: z.object({ lineItems }).nullable() });

type PlatformOrder = z.infer<typeof ordersAnswer>['orders']['nodes'][number];
type PlatformLines = z.infer<typeof lineItems>;

/** Orders from Shopify's Admin API, to the last page. Throws StorefrontError. */
export function createAdminOrders(options: AdminOrdersOptions): OrderSource {
  const ask = asker(options);

  async function linesOf(order: PlatformOrder): Promise<OrderLine[]> {
    const lines = order.lineItems.nodes.map(toLine);
    let { pageInfo: page } = order.lineItems;
    for (let n = 1; page.hasNextPage && n < MAX_PAGES; n += 1) {
      const variables = { id: order.id, lines: LINES_PER_PAGE, after: page.endCursor };
      const more: PlatformLines | undefined = (await ask(linesQuery, variables, linesAnswer)).order
        ?.lineItems;
      if (!more) break;
      lines.push(...more.nodes.map(toLine));
      page = more.pageInfo;
    }
    return lines;
  }

  return {
    async listOrdersOf(email) {
      const found: Order[] = [];
      const wanted = emailKey(email);
      let after: string | null = null;
      for (let n = 0; n < MAX_PAGES; n += 1) {
        const variables: object = {
          query: emailQuery(wanted),
          first: ORDERS_PER_PAGE,
          lines: LINES_PER_PAGE,
          after,
        };
        const { orders } = await ask(ordersQuery, variables, ordersAnswer);
        for (const order of orders.nodes) {
          // The platform searches; whose orders somebody sees is not left to how it does that.
          if (emailKey(order.email ?? '') === wanted) found.push(toOrder(order, await linesOf(order)));
        }
        if (!orders.pageInfo.hasNextPage || orders.pageInfo.endCursor === null) break;
        after = orders.pageInfo.endCursor;
      }
      return newestFirst(found);
    },
  };
}

/** The platform's search syntax: inside quotes only quotes and backslashes mean anything. */
function emailQuery(email: string): string {
  return `email:"${email.replace(/[\\"]/g, '\\$&')}"`;
}

function asker({ url, token, providerName, timeoutMs = TIMEOUT_MS, wait = sleep }: AdminOrdersOptions) {
  // fetch would refuse it too, with the token in its message, which is logged.
  if (!/^[!-~]+$/.test(token)) throw new Error('The admin token holds characters that no token has.');
  const failures = failuresOf(providerName);
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-Shopify-Access-Token': token,
  };
  return async <Data>(query: string, variables: object, schema: z.ZodType<Data>): Promise<Data> => {
    const isData = (data: unknown): data is Data => schema.safeParse(data).success;
    const request = { url, headers, body: JSON.stringify({ query, variables }), timeoutMs, failures, isData };
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await sendRequest(request);
      if (outcome.ok) return outcome.data;
      if (attempt === ATTEMPTS || outcome.repeat === 'never') throw outcome.error;
      await wait(
        retryDelay({ repetition: attempt, retryAfterMs: outcome.retryAfterMs, random: Math.random() }),
      );
    }
  };
}

function toOrder(order: PlatformOrder, lines: OrderLine[]): Order {
  const { amount, currencyCode } = order.totalPriceSet.shopMoney;
  return {
    id: order.id,
    name: order.name,
    created_at: order.createdAt,
    currency: currencyCode,
    total_price: amount,
    financial_status: (order.displayFinancialStatus ?? 'pending').toLowerCase(),
    fulfillment_status: order.displayFulfillmentStatus?.toLowerCase() ?? null,
    line_items: lines,
  };
}

function toLine(line: PlatformLines['nodes'][number]): OrderLine {
  return {
    title: line.variantTitle ? `${line.title} (${line.variantTitle})` : line.title,
    quantity: line.quantity,
    price: line.originalUnitPriceSet.shopMoney.amount,
  };
}
