import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { print } from 'graphql';
import { z } from 'zod';
import { createEmbeddedStorefront } from '#integrations/storefront/embedded/embedded-storefront.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { cartCreateMutation } from '#integrations/storefront/operations.ts';
import { embeddedStorefrontRoutes } from '#features/demo-shop/embedded-storefront-routes.server.ts';
import { createDemoShopInMemory } from '../support/demo-shop-in-memory.ts';

export const shop = loadDemoShop();

export interface Sent {
  body: string;
  /** Instead of the right access token. */
  headers?: Record<string, string>;
  method?: string;
  path?: string;
}

/** The embedded storefront, mounted as the store mounts it, on a free port of loopback. */
export async function serveShop() {
  const memory = createDemoShopInMemory();
  const failures: Error[] = [];
  const unexpected: unknown[] = [];
  const storefront = createEmbeddedStorefront({
    shop,
    records: {
      ...memory,
      saveCart: async (cart) => {
        const failure = failures.shift();
        if (failure) throw failure;
        await memory.saveCart(cart);
      },
    },
    publicUrl: 'https://biolife.example',
    now: () => new Date('2025-10-15T16:00:00Z'),
    onUnexpectedError: (error) => unexpected.push(error),
  });
  const { fetch: answer } = embeddedStorefrontRoutes(storefront);
  const listener = getRequestListener(answer);
  const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = z.object({ port: z.number() }).parse(server.address());
  const origin = `http://127.0.0.1:${address.port}`;

  async function send({ body, headers, method = 'POST', path = '/embedded/api/2025-07/graphql.json' }: Sent) {
    const token = { 'X-Shopify-Storefront-Access-Token': shop.accessToken };
    const response = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(headers ?? token) },
      ...(method !== 'GET' && { body }),
    });
    const json: unknown = await response.json();
    return { response, json };
  }

  async function ask(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
    return (await send({ body: JSON.stringify({ query, variables }) })).json;
  }

  return {
    storefront,
    origin,
    send,
    ask,
    createCart: async (...lines: { merchandiseId: string; quantity: number }[]) =>
      cartCreated.parse(await ask(print(cartCreateMutation), { input: { lines } })).data.cartCreate,
    /** The next cart cannot be kept. */
    failNextCart: (error: Error) => failures.push(error),
    /** What the log was told. */
    unexpected,
    close: () => server.close(),
  };
}

const cartCreated = z.object({
  data: z.object({
    cartCreate: z.object({
      cart: z.looseObject({ id: z.string(), checkoutUrl: z.string(), totalQuantity: z.int() }).nullable(),
      userErrors: z.array(z.unknown()),
      warnings: z.array(z.unknown()),
    }),
  }),
});

/** The global id of the variant with this stock number. */
export function variantId(sku: string): string {
  const found = shop.products.flatMap(({ variants }) => variants).find((variant) => variant.sku === sku);
  if (!found) throw new Error(`no variant ${sku}`);
  return `gid://shopify/ProductVariant/${found.id}`;
}
