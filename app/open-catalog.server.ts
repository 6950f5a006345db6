import { createCatalogService } from '#features/catalog/catalog-service.server.ts';
import { createCatalog } from '#features/catalog/create-catalog.server.ts';
import { cartStatus } from '#features/checkout/cart-status.server.ts';
import { createCheckout } from '#features/checkout/create-checkout.server.ts';
import type { Services } from '#features/services.ts';
import type { Storefront } from '#integrations/storefront/storefront.ts';
import type { Logger } from '#platform/log/logger.server.ts';

/** What stands on the shelves of a storefront, by the owner's choice of shelves. */
export const openCatalog = (storefront: Storefront, shelves: Services['chosenShelves'], log: Logger) =>
  createCatalogService(createCatalog({ storefront, log }), {
    log,
    chosenShelves: () => Promise.resolve(shelves.current() ?? {}),
  });

/** The way from a cart to the platform's checkout. */
export const checkoutOf = (parts: Parameters<typeof createCheckout>[0]): Services['checkout'] => ({
  create: (options) => createCheckout(parts, options),
  status: (options) => cartStatus(parts, options),
});
