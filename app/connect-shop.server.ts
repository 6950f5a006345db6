import type { EmbeddedStorefront } from '#integrations/storefront/embedded/embedded-storefront.ts';
import { type OrderSource, OrdersNotConnectedError } from '#integrations/storefront/orders.ts';
import type { ShopWatch } from '#integrations/storefront/shop-watch.ts';
import { createAdminOrders } from '#integrations/storefront/shopify/admin-orders.ts';
import type { CheckoutHome } from '#integrations/storefront/shopify/checkout-url.ts';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import type { Storefront, Warn } from '#integrations/storefront/storefront.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';

/** As texts name the commerce platform (docs/product/store.md#names). */
export const PROVIDER = 'Shopify';

export const warnOf =
  (log: Logger): Warn =>
  (details, message) =>
    log.warn(details, message);

/** What the store sells, where it is paid, and what was ordered. */
export interface Shop {
  storefront: Storefront;
  home: CheckoutHome;
  orders: OrderSource;
  embedded?: EmbeddedStorefront;
}

type ShopConfig = NonNullable<Config['shopify']>;

/** The owner's own shop, with its checkout and its orders. */
export function connectShop(
  shop: ShopConfig,
  { storeUrl, log, watch }: { storeUrl: string; log: Logger; watch: ShopWatch },
): Shop {
  const storefront = createShopifyStorefront({
    apiUrl: shop.apiUrl,
    apiVersion: shop.apiVersion,
    token: shop.storefrontToken,
    providerName: PROVIDER,
    ownOrigins: [storeUrl],
    warn: warnOf(log),
    watch,
  });
  return { storefront, home: { kind: 'live', permanentDomain: shop.domain }, orders: liveOrders(shop) };
}

function liveOrders({ adminApiUrl: url, adminToken: token }: ShopConfig): OrderSource {
  if (token === undefined)
    return {
      listOrdersOf: () => Promise.reject(new OrdersNotConnectedError('SHOPIFY_ADMIN_TOKEN is not set')),
    };
  return createAdminOrders({ url, token, providerName: PROVIDER });
}
