import { isDeepStrictEqual } from 'node:util';
import type { Product } from '#integrations/storefront/product.ts';
import { inSlices } from '#platform/time/in-slices.server.ts';

/**
 * What was read anew, with the products that are as before being the very same objects, and the very same list where all are: what was
 * worked out of them (order, index, labels) still holds.
 */
export async function keepUnchanged(
  before: readonly Product[],
  read: readonly Product[],
): Promise<readonly Product[]> {
  const known = new Map(before.map((product) => [product.id, product]));
  const kept: Product[] = [];
  await inSlices(read, (product) => {
    const old = known.get(product.id);
    kept.push(old && isDeepStrictEqual(old, product) ? old : product);
  });
  const isSame = kept.length === before.length && kept.every((product, place) => product === before[place]);
  return isSame ? before : Object.freeze(kept);
}
