import type { ShopWatch } from '../shop-watch.ts';
import { StorefrontError, type Warn } from '../storefront.ts';

/** Fields that need a scope of their own, and how the platform names what it withholds. */
const scopes = {
  withTags: { scope: 'unauthenticated_read_product_tags', refusal: /product_tags|\btags field/ },
  withStock: {
    scope: 'unauthenticated_read_product_inventory',
    refusal: /product_inventory|\bquantityAvailable\b/,
  },
};

type Optional = Record<keyof typeof scopes, boolean>;

/**
 * Asks for what a token may perhaps not read, and once it is refused, without: a store without tags or stock is better than none.
 * Both come back with a token that may, at the next start or when the owner tries the shop anew.
 */
export function createOptionalFields(warn: Warn, watch: ShopWatch) {
  return async function ask<Answer>(call: (fields: Optional) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      // Another call may learn it meanwhile.
      const now = {
        withTags: !watch.lacks(scopes.withTags.scope),
        withStock: !watch.lacks(scopes.withStock.scope),
      };
      try {
        return await call(now);
      } catch (error) {
        const refused = refusedBy(error, now);
        if (!refused) throw error;
        const { scope } = scopes[refused];
        if (watch.refused(scope))
          warn({ scope }, 'the storefront token lacks a scope: the store does without');
      }
    }
  };
}

function refusedBy(error: unknown, now: Optional): keyof Optional | undefined {
  if (!(error instanceof StorefrontError) || error.kind !== 'graphql') return undefined;
  if (!/access/i.test(error.message)) return undefined;
  if (now.withTags && scopes.withTags.refusal.test(error.message)) return 'withTags';
  return now.withStock && scopes.withStock.refusal.test(error.message) ? 'withStock' : undefined;
}
