import type { Product, ProductVariant } from '#integrations/storefront/product.ts';

let made = 0;

/** A product with sensible facts; a test states those it is about. */
export function makeProduct(facts: Partial<Product> & { price?: string } = {}): Product {
  made += 1;
  const { price = '24.99', ...rest } = facts;
  const id = `gid://shopify/Product/${made}`;
  const money = { amount: price, currencyCode: 'USD' };
  return {
    id,
    handle: `product-${made}`,
    title: `Product ${made}`,
    description: '',
    questions: [],
    vendor: 'BioLife',
    productType: '',
    tags: [],
    collections: [],
    collectionIds: [],
    availableForSale: true,
    minPrice: money,
    images: [],
    variants: [makeVariant({ id: `gid://shopify/ProductVariant/${made}`, price: money })],
    options: [],
    ...rest,
  };
}

export function makeVariant(facts: Partial<ProductVariant> = {}): ProductVariant {
  return {
    id: 'gid://shopify/ProductVariant/1',
    title: 'Default Title',
    sku: null,
    price: { amount: '24.99', currencyCode: 'USD' },
    availableForSale: true,
    selectedOptions: [],
    ...facts,
  };
}
