import { expect, test, vi } from 'vitest';
import { makePlatformProduct } from '#tests/support/make-platform-product.ts';
import { toProduct, toProductDetail, toProductPage } from './mappers.ts';

const own = ['http://localhost:3000'];
const price = (amount: string) => ({ minVariantPrice: { amount, currencyCode: 'USD' as const } });
const image = (url: string) => ({ url, altText: null, width: null, height: null });
const pageOf = (
  nodes: ReturnType<typeof makePlatformProduct>[],
  hasNextPage = false,
  endCursor: string | null = null,
) => ({
  nodes,
  pageInfo: { hasNextPage, endCursor },
});

test('a product comes out in the store’s shape', () => {
  const product = makePlatformProduct({
    id: 'gid://shopify/Product/7',
    handle: 'deep-rest',
    title: 'Deep Rest',
    tags: ['magnesium'],
    collections: { nodes: [{ id: 'gid://shopify/Collection/287822315614', title: 'Sleep & Relaxation' }] },
    options: [{ name: 'Size', optionValues: [{ name: '60 capsules' }, { name: '90 capsules' }] }],
    images: {
      nodes: [{ url: 'https://cdn.shopify.com/a.png?v=1', altText: 'Bottle', width: 800, height: 600 }],
    },
    variants: {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: [
        {
          id: 'gid://shopify/ProductVariant/70',
          title: '60 capsules',
          sku: 'DR-60',
          price: { amount: '24.9', currencyCode: 'USD' },
          compareAtPrice: null,
          availableForSale: false,
          selectedOptions: [{ name: 'Size', value: '60 capsules' }],
        },
      ],
    },
    priceRange: price('24.9'),
    availableForSale: false,
  });
  expect(toProduct(product, own)).toEqual({
    id: 'gid://shopify/Product/7',
    handle: 'deep-rest',
    questions: [],
    title: 'Deep Rest',
    description: 'What it is.',
    vendor: 'BioLife',
    productType: 'Capsules',
    tags: ['magnesium'],
    collections: ['Sleep & Relaxation'],
    collectionIds: ['287822315614'],
    availableForSale: false,
    minPrice: { amount: '24.90', currencyCode: 'USD' },
    images: [{ url: 'https://cdn.shopify.com/a.png?v=1', altText: 'Bottle', width: 800, height: 600 }],
    variants: [
      {
        id: 'gid://shopify/ProductVariant/70',
        title: '60 capsules',
        sku: 'DR-60',
        price: { amount: '24.90', currencyCode: 'USD' },
        availableForSale: false,
        selectedOptions: [{ name: 'Size', value: '60 capsules' }],
      },
    ],
    options: [{ name: 'Size', values: ['60 capsules', '90 capsules'] }],
  });
});

test.each([
  ['http://localhost:3000/media/deep-rest.png?w=800', '/media/deep-rest.png?w=800'],
  ['/media/deep-rest.png', '/media/deep-rest.png'],
  ['https://cdn.shopify.com/a.png', 'https://cdn.shopify.com/a.png'],
  ['//cdn.shopify.com/a.png', 'https://cdn.shopify.com/a.png'],
  ['http://127.0.0.1:4100/a.png', 'http://127.0.0.1:4100/a.png'],
])('the image %s is shown from %s', (url, shown) => {
  expect(toProduct(makePlatformProduct({ images: { nodes: [image(url)] } }), own).images).toMatchObject([
    { url: shown },
  ]);
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'a.png', ''])(
  'the image %s is left out',
  (url) => {
    expect(toProduct(makePlatformProduct({ images: { nodes: [image(url)] } }), own).images).toEqual([]);
  },
);

test('media without an image are left out', () => {
  const product = makePlatformProduct();
  // The schema rules null out; the platform has sent it for media that are no images.
  const nodes: unknown[] = product.images.nodes;
  nodes.unshift(null);
  expect(toProduct(product, own).images).toHaveLength(1);
});

test.each(['', 'free', '-1.00', '1e3', 'NaN', '12,50'])(
  'a product with the price %s is no product',
  (amount) => {
    expect(() => toProduct(makePlatformProduct({ priceRange: price(amount) }), own)).toThrow(RangeError);
  },
);

test('the description of a product page is sanitised on its way in', () => {
  const product = makePlatformProduct({
    descriptionHtml: '<h1>Use</h1><p onclick="x()">Two</p><script>alert(1)</script>',
  });
  expect(toProductDetail(product, own).descriptionHtml).toBe('<h3>Use</h3><p>Two</p>');
});

test('a page has each product once, and a cursor while there is more', () => {
  const [a, b] = [makePlatformProduct(), makePlatformProduct()];
  const options = { ownOrigins: own, warn: vi.fn() };
  const page = toProductPage(pageOf([a, b, a], true, 'c1'), options);
  expect(page.products.map(({ id }) => id)).toEqual([a.id, b.id]);
  expect(page.next).toBe('c1');
  expect(toProductPage(pageOf([a], false, 'c2'), options).next).toBeUndefined();
  expect(toProductPage(pageOf([a], true, null), options).next).toBeUndefined();
});

test('a product that cannot be read is told and does not close the shop', () => {
  const [good, bad] = [makePlatformProduct(), makePlatformProduct({ priceRange: price('free') })];
  const warn = vi.fn();
  const { products } = toProductPage(pageOf([bad, good]), { ownOrigins: own, warn });
  expect(products.map(({ id }) => id)).toEqual([good.id]);
  expect(warn.mock.calls).toMatchObject([
    [{ product: bad.id, err: { name: 'RangeError' } }, 'a product that cannot be read is left out'],
  ]);
});
