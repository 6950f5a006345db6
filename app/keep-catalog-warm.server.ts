import type { Catalog } from '#features/catalog/catalog.server.ts';

/** A kept catalogue is stale after 5 minutes and too old to be shown after 10 (docs/product/catalog.md#caching). Milliseconds. */
const WARM_MS = 3 * 60_000;

/** Reads a connected shop's catalogue at the start, and a large one as soon as it is stale: no visitor waits for forty calls. Returns how to stop. */
export function keepCatalogWarm(catalog: Pick<Catalog, 'warm'>): () => void {
  const timer = setInterval(() => void catalog.warm(), WARM_MS);
  timer.unref();
  void catalog.warm();
  return () => clearInterval(timer);
}
