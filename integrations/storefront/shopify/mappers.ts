import type { ResultOf } from 'gql.tada';
import { fromCents, toCents } from '#platform/money/money.ts';
import type { Money, Product, ProductDetail, ProductImage, ProductVariant } from '../product.ts';
import type { productQuery, productsQuery } from '../operations.ts';
import type { ProductPage, Warn } from '../storefront.ts';
import { safeAddress } from './safe-address.ts';
import { sanitiseDescription } from './sanitise-description.ts';

export type PlatformConnection = ResultOf<typeof productsQuery>['products'];
export type PlatformProduct = PlatformConnection['nodes'][number];
export type PlatformDetail = NonNullable<ResultOf<typeof productQuery>['product']>;
type PlatformImage = PlatformProduct['images']['nodes'][number];
type PlatformVariant = PlatformProduct['variants']['nodes'][number];

/** Where this store answers: addresses there become root-relative, so that they hold whatever name the visitor used. */
type OwnOrigins = readonly string[];

/** One page of a list, each product once. A product that makes no sense is left out and told: it must not close the shop. */
export function toProductPage(
  connection: PlatformConnection,
  options: { ownOrigins: OwnOrigins; warn: Warn },
): ProductPage {
  const products = new Map<string, Product>();
  for (const node of connection.nodes) {
    try {
      products.set(node.id, toProduct(node, options.ownOrigins));
    } catch (error) {
      options.warn({ product: node?.id, err: error }, 'a product that cannot be read is left out');
    }
  }
  const { hasNextPage, endCursor } = connection.pageInfo;
  return { products: [...products.values()], next: hasNextPage ? (endCursor ?? undefined) : undefined };
}

/** Throws on a product without a readable price. */
export function toProduct(product: PlatformProduct, ownOrigins: OwnOrigins): Product {
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    description: product.description,
    vendor: product.vendor,
    productType: product.productType,
    tags: product.tags,
    collections: product.collections.nodes.map(({ title }) => title),
    availableForSale: product.availableForSale,
    minPrice: toMoney(product.priceRange.minVariantPrice),
    images: product.images.nodes.flatMap((image) => toImage(image, ownOrigins)),
    variants: product.variants.nodes.map(toVariant),
    options: product.options.map(({ name, optionValues }) => ({
      name,
      values: optionValues.map((value) => value.name),
    })),
  };
}

export function toProductDetail(product: PlatformDetail, ownOrigins: OwnOrigins): ProductDetail {
  return {
    ...toProduct(product, ownOrigins),
    descriptionHtml: sanitiseDescription(product.descriptionHtml, { ownOrigins }),
  };
}

function toVariant({
  id,
  title,
  sku,
  price,
  availableForSale,
  selectedOptions,
}: PlatformVariant): ProductVariant {
  return {
    id,
    title,
    sku: sku || null,
    price: toMoney(price),
    availableForSale,
    selectedOptions: selectedOptions.map(({ name, value }) => ({ name, value })),
  };
}

/** Two decimals always: '24.9' and '24.90' are one price to whoever compares. Throws on what is no price. */
function toMoney({ amount, currencyCode }: { amount: string; currencyCode: string }): Money {
  const cents = toCents(amount);
  if (cents < 0) throw new RangeError(`Not a price: ${amount}`);
  if (!/^[A-Z]{3}$/.test(currencyCode)) throw new RangeError(`Not a currency: ${currencyCode}`);
  return fromCents(cents, currencyCode);
}

/** Media that are no images come as null. A storefront that STOREFRONT_API_URL names may speak http; which hosts a page takes images from is the page's own policy. */
function toImage(image: PlatformImage | null, ownOrigins: OwnOrigins): ProductImage[] {
  const url = image && safeAddress(image.url, { protocols: ['https:', 'http:'], ownOrigins });
  if (!url) return [];
  return [{ url, altText: image.altText || null, width: image.width ?? null, height: image.height ?? null }];
}
