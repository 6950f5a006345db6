import { z } from 'zod';
import type { Product } from '#integrations/storefront/product.ts';
import type { Catalog } from './catalog.server.ts';
import { toProductCard } from './product-card-data.ts';
import type { ProductNow } from './product-now.ts';

/** A full cart and all lists together. */
const MAX_HANDLES = 250;

/** What a browser remembers of the shop, by handle, with the variants that it means to buy. */
export const productsNowRequest = z.object({
  products: z
    .array(
      z.object({
        handle: z.string().min(1).max(255),
        variants: z.array(z.string().max(255)).max(100).default([]),
      }),
    )
    .min(1)
    .max(MAX_HANDLES),
});
type Asked = z.infer<typeof productsNowRequest>['products'][number];

/** Of each product that is still sold: its card, and the variants asked for. What is not in the answer is gone. */
export async function findProductsNow(
  catalog: Pick<Catalog, 'listProducts' | 'findProduct'>,
  asked: readonly Asked[],
): Promise<ProductNow[]> {
  const listed = new Map((await catalog.listProducts()).map((product) => [product.handle, product]));
  const found = await Promise.all(asked.map((one) => findNow(catalog, one, listed.get(one.handle))));
  return found.flat();
}

async function findNow(
  catalog: Pick<Catalog, 'findProduct'>,
  { handle, variants }: Asked,
  listed: Product | undefined,
): Promise<ProductNow[]> {
  if (!listed) return [];
  // Lists carry the first ten.
  const isListed = variants.every((wanted) => listed.variants.some(({ id }) => id === wanted));
  const whole = isListed ? listed : await catalog.findProduct({ handle });
  if (!whole) return [];
  return [
    {
      card: toProductCard(listed),
      variants: whole.variants
        .filter(({ id }) => variants.includes(id))
        .map(({ id, price, availableForSale, quantityAvailable }) => ({
          id,
          price,
          availableForSale,
          ...(quantityAvailable !== undefined && { left: quantityAvailable }),
        })),
    },
  ];
}
