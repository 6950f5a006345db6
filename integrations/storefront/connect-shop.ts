import type { Config } from '#platform/config/config.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { EmbeddedStorefront } from './embedded/embedded-storefront.ts';
import { type OrderSource, OrdersNotConnectedError } from './orders.ts';
import type { ShopWatch } from './shop-watch.ts';
import { createAdminOrders } from './shopify/admin-orders.ts';
import type { CheckoutHome } from './shopify/checkout-url.ts';
import { createShopifyStorefront } from './shopify/shopify-storefront.ts';
import type { Storefront, Warn } from './storefront.ts';

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
  /** Where its pictures come from, besides the store. */
  imageOrigins: string[];
  /** Where its owner sees the orders; undefined for the sample shop. */
  ordersAt?: string;
  embedded?: EmbeddedStorefront;
}

type ShopConfig = NonNullable<Config['shopify']>;

/** The owner's own shop, with its checkout and its orders; undefined where none is set. Another platform is another case here. */
export function connectShop(
  { shopify: shop, storeUrl }: Pick<Config, 'shopify' | 'storeUrl'>,
  { log, watch }: { log: Logger; watch: ShopWatch },
): Shop | undefined {
  if (!shop) return undefined;
  const storefront = createShopifyStorefront({
    apiUrl: shop.apiUrl,
    apiVersion: shop.apiVersion,
    token: shop.storefrontToken,
    providerName: PROVIDER,
    ownOrigins: [storeUrl],
    warn: warnOf(log),
    watch,
  });
  return {
    storefront,
    home: { kind: 'live', permanentDomain: shop.domain },
    orders: liveOrders(shop),
    imageOrigins: ['https://cdn.shopify.com', new URL(shop.apiUrl).origin],
    ordersAt: `https://${shop.domain}/admin/orders`,
  };
}

function liveOrders({ adminApiUrl: url, adminToken: token }: ShopConfig): OrderSource {
  if (token === undefined)
    return {
      listOrdersOf: () => Promise.reject(new OrdersNotConnectedError('SHOPIFY_ADMIN_TOKEN is not set')),
    };
  return createAdminOrders({ url, token, providerName: PROVIDER });
}
