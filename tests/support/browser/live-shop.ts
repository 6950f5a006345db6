import type { BrowserContext } from '@playwright/test';
import { type FakeStorefront, startFakeStorefront } from '../fake-storefront.ts';
import { makePlatformProduct } from '../make-platform-product.ts';
import { test as base } from './journey.ts';

/** The store connected to a shop: Shopify's API, pictures and checkout stand at the network's edge. */
export const liveShopTest = base.extend<{ shopify: FakeStorefront }>({
  shopify: async ({ context }, provide) => {
    await standIn(context);
    const hostile =
      '<h1>Big</h1><p onclick="alert(1)">Rest.</p><script>document.title="broken in"</script><img src=x onerror="document.title=\'broken in\'">';
    const shopify = await startFakeStorefront({
      products: [
        makePlatformProduct({
          handle: 'night-tea',
          title: 'Night Tea </script><script>document.title="broken in"</script>',
          descriptionHtml: hostile,
        }),
        makePlatformProduct({ handle: 'day-tea', title: 'Day Tea' }),
      ],
      checkoutBase: 'http://checkout.shop.example',
    });
    await provide(shopify);
    await shopify.close();
  },
});

/** Pictures of the platform's network, and its checkout page. */
async function standIn(context: BrowserContext): Promise<void> {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  await context.route('https://cdn.shopify.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  await context.route('https://my-shop.myshopify.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' }),
  );
}

/** The environment of a store that is connected to it. */
export const connected = (shopify: FakeStorefront) => ({
  SHOPIFY_STORE_DOMAIN: 'my-shop.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
  STOREFRONT_API_URL: shopify.url,
});
