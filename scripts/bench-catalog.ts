import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createCatalogService } from '#features/catalog/catalog-service.server.ts';
import { createCatalog } from '#features/catalog/create-catalog.server.ts';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { catalogTasks } from './catalog-tasks.ts';

/**
 * `npm run bench:catalog`: what shop, search, sitemap, quiz and assistant take with the demo's products and with ten thousand, and how long a
 * refresh of the catalogue holds up the event loop. Tells, never fails: the numbers of a busy machine are nobody's fault.
 */
const FEW = 49;
const MANY = 10_000;
const ROUNDS = 30;
/** More than so many times what few products take is too much; below a millisecond nobody can tell. */
const MOST_TIMES = 2;
const NOTHING_MS = 1;
const MOST_BLOCKED_MS = 20;

const log = createLogger('silent');

const few = await measure(FEW);
const many = await measure(MANY);
const line = (cells: string[]) =>
  cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(26))).join('');
console.log(line(['median ms', `${FEW} products`, `${MANY}`, 'times']));
for (const [name, before] of few.took) {
  const after = many.took.get(name) ?? Number.NaN;
  const missed = after > before * MOST_TIMES && after > NOTHING_MS;
  console.log(
    line([name, before.toFixed(2), after.toFixed(2), (after / before).toFixed(1)]) +
      (missed ? '  MISSED' : ''),
  );
}
for (const name of ['refresh', 'first search after it'] as const)
  console.log(
    `${name}: ${many.blocked[name].toFixed(0)} ms of the event loop at once (≤ ${MOST_BLOCKED_MS}; ${few.blocked[name].toFixed(0)} with ${FEW})`,
  );

async function measure(count: number) {
  const shop = await openShop(count);
  try {
    const storefront = createShopifyStorefront({
      apiUrl: `http://127.0.0.1:${shop.port}/api/2026-10/graphql.json`,
      token: 'biolife-demo-public-token',
      providerName: 'Shopify',
      ownOrigins: [],
      warn: console.warn,
    });
    const catalog = createCatalogService(createCatalog({ storefront, log }), { log });
    const read = await catalog.listProducts();
    if (read.length !== count) throw new Error(`The shop has ${read.length} products.`);
    for (const work of Object.values(catalogTasks))
      for (let round = 0; round < 3; round += 1) await work(catalog);
    const took = new Map<string, number>();
    for (const [name, work] of Object.entries(catalogTasks))
      took.set(name, await median(() => work(catalog)));
    const blocked = {
      refresh: await blockedBy(() => catalog.refresh()),
      'first search after it': await blockedBy(() => catalog.searchProducts({ query: 'zinc' })),
    };
    return { took, blocked };
  } finally {
    await shop.close();
  }
}

async function openShop(count: number) {
  const worker = new Worker(new URL('./many-products-shop.worker.ts', import.meta.url), {
    workerData: count,
  });
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { port, close: () => worker.terminate() };
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

/** The longest time that nothing else could run. */
async function blockedBy(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await sleep(50);
  delay.enable();
  await sleep(50);
  await work();
  await sleep(50);
  delay.disable();
  return delay.max / 1e6;
}
