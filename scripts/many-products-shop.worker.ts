import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import { createGraphqlEndpoint } from '#integrations/storefront/embedded/graphql-endpoint.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { manyProducts } from './many-products.ts';

/** A commerce platform with as many products as asked for, in a thread of its own: its work is not the store's. Tells its port. */
const never = () => Promise.reject(new Error('The bench makes no carts.'));
const answer = createGraphqlEndpoint({
  shop: manyProducts(loadDemoShop(), Number(workerData)),
  records: {
    saveCart: never,
    findCart: never,
    findOrderOfCart: never,
    listOrdersOf: never,
    placeOrder: never,
  },
  publicUrl: 'http://localhost',
  now: () => new Date(),
  onUnexpectedError: (error) => console.error(error),
});
const listener = getRequestListener(answer);
const server = createServer((request, response) => void listener(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') parentPort?.postMessage(address.port, []);
});
