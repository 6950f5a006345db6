import { type Storefront, StorefrontError } from '#integrations/storefront/storefront.ts';
import type { Logger } from '#platform/log/logger.server.ts';

/** 'gone': bought or expired, so the cart may be emptied. 'unknown': nobody could be asked, so it stays. */
export type CartStatus = 'open' | 'gone' | 'unknown';

/** Longer than any id that the platform makes, with its key. */
const MAX_ID_LENGTH = 300;

/** What became of a cart that was taken to the checkout. An id that is none of the platform's, left by another store, is gone too. */
export async function cartStatus(
  parts: { storefront: Storefront; log: Pick<Logger, 'warn'> },
  options: { cartId: string; buyerAddress?: string | undefined },
): Promise<CartStatus> {
  const { cartId, buyerAddress } = options;
  if (cartId.length > MAX_ID_LENGTH || !/^gid:\/\/shopify\/Cart\/[\w-]+(\?[\w=&-]*)?$/.test(cartId))
    return 'gone';
  try {
    return await parts.storefront.cartStatus({ cartId, buyerAddress });
  } catch (error) {
    if (!(error instanceof StorefrontError)) throw error;
    parts.log.warn({ kind: error.kind, err: error }, 'a cart could not be asked about');
    return 'unknown';
  }
}
