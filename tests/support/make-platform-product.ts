import type { PlatformDetail } from '#integrations/storefront/shopify/mappers.ts';

let made = 0;

/** A product in the platform's own shape; a test states the facts it is about. */
export function makePlatformProduct(facts: Partial<PlatformDetail> = {}): PlatformDetail {
  made += 1;
  const price = { amount: '24.99', currencyCode: 'USD' as const };
  return {
    id: `gid://shopify/Product/${made}`,
    handle: `product-${made}`,
    title: `Product ${made}`,
    description: 'What it is.',
    descriptionHtml: '<p>What it is.</p>',
    vendor: 'BioLife',
    productType: 'Capsules',
    tags: [],
    collections: { nodes: [] },
    rating: null,
    ratingCount: null,
    availableForSale: true,
    priceRange: { minVariantPrice: price },
    options: [{ name: 'Size', optionValues: [{ name: '60 capsules' }] }],
    images: {
      nodes: [{ url: `https://cdn.shopify.com/files/${made}.png`, altText: null, width: 800, height: 800 }],
    },
    variants: {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: [
        {
          id: `gid://shopify/ProductVariant/${made}`,
          title: '60 capsules',
          sku: null,
          price,
          compareAtPrice: null,
          quantityAvailable: null,
          availableForSale: true,
          selectedOptions: [{ name: 'Size', value: '60 capsules' }],
        },
      ],
    },
    ...facts,
  };
}

export const makePlatformProducts = (count: number): PlatformDetail[] =>
  Array.from({ length: count }, () => makePlatformProduct());
