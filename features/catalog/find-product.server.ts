import type { ProductDetail } from '#integrations/storefront/product.ts';
import type { Storefront } from '#integrations/storefront/storefront.ts';

/** One product, asked of the platform now. */
export function findProduct(
  storefront: Storefront,
  options: { handle: string },
): Promise<ProductDetail | undefined> {
  return storefront.findProduct(options);
}

/** What can be a handle at all: letters and digits of any language, hyphens, underscores, at most the platform's 255 characters. */
export const isHandle = (text: string): boolean => /^[\p{L}\p{M}\p{N}_-]{1,255}$/u.test(text);
