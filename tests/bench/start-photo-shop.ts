import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { DemoProduct } from '#integrations/storefront/embedded/demo-shop.ts';
import { createGraphqlEndpoint } from '#integrations/storefront/embedded/graphql-endpoint.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';

/** As long as the API took behind the peer that the store's figures are held against (docs/performance.md). */
const ANSWER_MS = 30;
const PHOTOS = 4;

/** A live shop with the demo's products, whose pictures are photographs on the platform's own host. */
export async function startPhotoShop() {
  const shop = loadDemoShop();
  for (const product of shop.products) product.images = photosOf(product);
  const never = () => Promise.reject(new Error('The bench makes no carts.'));
  const answer = createGraphqlEndpoint({
    shop,
    records: {
      saveCart: never,
      findCart: never,
      findOrderOfCart: never,
      listOrdersOf: never,
      placeOrder: never,
    },
    publicUrl: 'http://localhost',
    now: () => new Date(),
    onUnexpectedError: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const listener = getRequestListener(async (request) => {
    await sleep(ANSWER_MS);
    return answer(request);
  });
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    /** The environment of a store that is connected to it. */
    environment: {
      SHOPIFY_STORE_DOMAIN: 'my-shop.myshopify.com',
      SHOPIFY_STOREFRONT_TOKEN: shop.accessToken,
      STOREFRONT_API_URL: `http://127.0.0.1:${port}/api/2025-07/graphql.json`,
    },
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

const photosOf = ({ handle, title }: DemoProduct) =>
  Array.from({ length: PHOTOS }, (_, index) => ({
    url: `https://cdn.shopify.com/s/files/1/0000/0001/products/${handle}-${index + 1}.jpg`,
    altText: `${title}, picture ${index + 1}`,
    width: 1600,
    height: 1920,
  }));
