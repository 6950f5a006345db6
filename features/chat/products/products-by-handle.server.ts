import type { Product } from '#integrations/storefront/product.ts';

/** Those of the catalogue that the handles name, in their order; what is no longer there is left out. */
export const productsByHandle = (handles: readonly string[], products: readonly Product[]): Product[] =>
  handles.flatMap((handle) => products.find((product) => product.handle === handle) ?? []);
