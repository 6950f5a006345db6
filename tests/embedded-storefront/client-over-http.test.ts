import { afterAll, expect, test } from 'vitest';
import { collections } from '#content/collections.ts';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import { embeddedApiPath } from '#features/demo-shop/embedded-storefront-routes.server.ts';
import { serveShop, shop, variantId } from './serve-shop.ts';

const served = await serveShop();
afterAll(() => served.close());

const warnings: string[] = [];
const client = createShopifyStorefront({
  apiUrl: served.origin + embeddedApiPath('2025-07'),
  apiVersion: '2025-07',
  token: shop.accessToken,
  providerName: 'Shopify',
  ownOrigins: ['https://biolife.example'],
  warn: (_facts, message) => warnings.push(message),
});
afterAll(() => expect(warnings).toEqual([]));

test('the store’s own client reads the whole catalogue, pictures at the store’s own addresses', async () => {
  const { products, next } = await client.listProducts({ first: 100 });
  expect(products.map(({ handle }) => handle)).toEqual(shop.products.map(({ handle }) => handle));
  expect(products[0]?.images[0]?.url).toBe('/art/products/pressure-balance.svg');
  expect(next).toBeUndefined();
});

test.each(Object.entries(collections))('the client finds the collection %s', async (_slug, { id }) => {
  const page = await client.listCollectionProducts({ collectionId: id, first: 100 });
  expect(page?.products.length).toBeGreaterThanOrEqual(5);
});

test.each(shop.products.map(({ handle }) => handle))(
  'the page of %s keeps its Supplement Facts and warnings when it is sanitised',
  async (handle) => {
    const found = await client.findProduct({ handle });
    const written = shop.products.find((product) => product.handle === handle);
    expect(found?.descriptionHtml.replaceAll(/\s+/g, ' ')).toBe(withoutEntities(written?.descriptionHtml));
  },
);

/** Quotes need no entity in a text, and the sanitiser writes them plain. */
function withoutEntities(html = ''): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll(/\s+/g, ' ');
}

test('the client learns which lines were sold out or reduced, and when a cart was bought', async () => {
  const created = await client.createCart({
    lines: [
      { merchandiseId: variantId('BL-MLG-030'), quantity: 1 },
      { merchandiseId: variantId('BL-BSO-080'), quantity: 5 },
      { merchandiseId: variantId('BL-IRG-060'), quantity: 1 },
    ],
  });
  expect(created.totalQuantity).toBe(3);
  expect(created.problems).toMatchObject([
    { lineIndex: 0, reason: 'sold-out' },
    { lineIndex: 1, reason: 'reduced' },
  ]);
  expect(await client.cartStatus({ cartId: created.id })).toBe('open');
  await served.storefront.checkout.place(created.checkoutUrl.split('/').at(-1) ?? '', {
    email: 'ada@example.com',
    name: 'Ada Brown',
    line1: '12 Auburn Ave',
    city: 'Atlanta',
    state: 'GA',
    zip: '30303',
    shippingMethod: 'standard',
  });
  expect(await client.cartStatus({ cartId: created.id })).toBe('gone');
});

test('the client names the line whose product is gone', async () => {
  await expect(
    client.createCart({
      lines: [
        { merchandiseId: variantId('BL-IRG-060'), quantity: 1 },
        { merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1 },
      ],
    }),
  ).rejects.toMatchObject({ kind: 'user-errors', problems: [{ lineIndex: 1, reason: 'gone' }] });
});
