import { print } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { collectionQuery, productQuery, productsQuery } from '#integrations/storefront/operations.ts';
import { serveShop, shop, variantId } from './serve-shop.ts';

const served = await serveShop();
afterAll(() => served.close());
const { ask } = served;

const listPage = z.object({
  nodes: z.array(z.object({ handle: z.string() })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});
const productsAnswer = z.object({ data: z.object({ products: listPage }) });
const collectionAnswer = z.object({ data: z.object({ collection: z.object({ products: listPage }) }) });

test('a listed product comes with pictures at absolute addresses, variants and options', async () => {
  expect(await ask(print(productsQuery), { first: 1 })).toMatchObject({
    data: {
      products: {
        nodes: [
          {
            id: `gid://shopify/Product/${shop.products[0]?.id}`,
            handle: 'pressure-balance',
            title: 'Pressure Balance',
            description: shop.products[0]?.description,
            vendor: 'BioLife',
            productType: 'Capsules',
            availableForSale: true,
            priceRange: { minVariantPrice: { amount: '26.99', currencyCode: 'USD' } },
            options: [{ name: 'Size', optionValues: [{ name: '90 capsules' }, { name: '180 capsules' }] }],
            images: {
              nodes: [
                {
                  url: 'https://biolife.example/art/products/pressure-balance.svg',
                  altText: 'Bottle of Pressure Balance: Hibiscus + Magnesium, 90 capsules',
                  width: 400,
                  height: 480,
                },
                { url: 'https://biolife.example/art/products/pressure-balance-label.svg' },
                { url: 'https://biolife.example/art/conditions/blood-pressure.svg', width: 240 },
              ],
            },
            variants: {
              nodes: [
                {
                  id: variantId('BL-PRB-090'),
                  title: '90 capsules',
                  price: { amount: '26.99', currencyCode: 'USD' },
                  availableForSale: true,
                  selectedOptions: [{ name: 'Size', value: '90 capsules' }],
                },
                { title: '180 capsules' },
              ],
            },
          },
        ],
      },
    },
  });
});

test('a product without options has one variant as the platform names it', async () => {
  expect(await ask(print(productQuery), { handle: 'cranberry-clear' })).toMatchObject({
    data: {
      product: {
        options: [{ name: 'Title', optionValues: [{ name: 'Default Title' }] }],
        variants: { nodes: [{ title: 'Default Title' }] },
      },
    },
  });
});

test('pages follow each other by cursor to the end, without gaps or repeats', async () => {
  const handles: string[] = [];
  let after: string | null = null;
  do {
    const { data } = productsAnswer.parse(await ask(print(productsQuery), { first: 10, after }));
    const { nodes, pageInfo } = data.products;
    expect(nodes).toHaveLength(Math.min(10, shop.products.length - handles.length));
    handles.push(...nodes.map(({ handle }) => handle));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  expect(handles).toEqual(shop.products.map(({ handle }) => handle));
});

test('the largest page that the platform gives has the whole shop', async () => {
  const { data } = productsAnswer.parse(await ask(print(productsQuery), { first: 250 }));
  expect(data.products.nodes).toHaveLength(shop.products.length);
});

test('a product is found by its handle, with its description as HTML; an unknown one is null', async () => {
  const row = '<th scope="row">Vitamin D3 (as cholecalciferol)</th><td>50 mcg (2,000 IU)</td><td>250%</td>';
  const found: unknown = await ask(print(productQuery), { handle: 'vitamin-d3-k2' });
  const { data } = z
    .object({ data: z.object({ product: z.object({ descriptionHtml: z.string() }) }) })
    .parse(found);
  expect(data.product.descriptionHtml).toContain(row);
  expect(await ask(print(productQuery), { handle: 'no-such-thing' })).toEqual({ data: { product: null } });
});

test('a sold-out product is listed and cannot be bought', async () => {
  expect(await ask(print(productQuery), { handle: 'melanin-glow' })).toMatchObject({
    data: { product: { availableForSale: false, variants: { nodes: [{ availableForSale: false }] } } },
  });
});

test('a collection is found by its global id; an unknown one is null, a malformed id an error', async () => {
  const weight = { id: 'gid://shopify/Collection/287822643294', first: 100 };
  const { data } = collectionAnswer.parse(await ask(print(collectionQuery), weight));
  expect(data.collection.products.nodes.length).toBeGreaterThan(12);
  expect(await ask(print(collectionQuery), { id: 'gid://shopify/Collection/1', first: 5 })).toEqual({
    data: { collection: null },
  });
  expect(await ask(print(collectionQuery), { id: 'weight', first: 5 })).toMatchObject({
    data: { collection: null },
    errors: [{ message: "Invalid global id 'weight'" }],
  });
});

test('descriptions are cut where the caller asks', async () => {
  const { description } = shop.products.find(({ handle }) => handle === 'iron-gentle') ?? { description: '' };
  expect(await ask('{ product(handle: "iron-gentle") { description(truncateAt: 20) } }')).toEqual({
    data: { product: { description: `${description.slice(0, 17)}...` } },
  });
});
