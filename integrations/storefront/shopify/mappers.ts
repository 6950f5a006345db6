import type { ResultOf } from 'gql.tada';
import { fromCents, toCents } from '#platform/money/money.ts';
import type {
  Collection,
  Money,
  Product,
  ProductDetail,
  ProductImage,
  ProductRating,
  ProductVariant,
} from '../product.ts';
import type { collectionsQuery, productQuery, productsQuery, shopQuery } from '../operations.ts';
import type { CollectionPage, ProductPage, ShopFacts, Warn } from '../storefront.ts';
import { splitQuestions } from './product-questions.ts';
import { safeAddress } from './safe-address.ts';
import { sanitiseDescription } from './sanitise-description.ts';

export type PlatformConnection = ResultOf<typeof productsQuery>['products'];
export type PlatformProduct = PlatformConnection['nodes'][number];
export type PlatformDetail = NonNullable<ResultOf<typeof productQuery>['product']>;
type PlatformCollections = ResultOf<typeof collectionsQuery>['collections'];
type PlatformImage = PlatformProduct['images']['nodes'][number];
type PlatformVariant = PlatformProduct['variants']['nodes'][number];

interface PlatformMoney {
  amount: string;
  currencyCode: string;
}

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
    ...splitQuestions(product.description),
    vendor: product.vendor,
    productType: product.productType,
    tags: product.tags ?? [],
    collections: product.collections.nodes.map(({ title }) => title),
    collectionIds: product.collections.nodes.map(({ id }) => numberOf(id)),
    rating: toRating(product.rating?.value, product.ratingCount?.value),
    availableForSale: product.availableForSale,
    minPrice: toMoney(product.priceRange.minVariantPrice),
    images: product.images.nodes.flatMap((image) => toImage(image, ownOrigins)),
    variants: toVariants(product.variants.nodes),
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

const toVariants = (variants: readonly PlatformVariant[]): ProductVariant[] => variants.map(toVariant);

function toVariant({
  id,
  title,
  sku,
  price,
  compareAtPrice,
  quantityAvailable,
  availableForSale,
  selectedOptions,
}: PlatformVariant): ProductVariant {
  return {
    id,
    title,
    sku: sku || null,
    price: toMoney(price),
    compareAtPrice: compareAtPrice ? higherPrice(compareAtPrice, price) : undefined,
    // Below 0 the shop sells more than it has.
    quantityAvailable: (quantityAvailable ?? 0) > 0 ? (quantityAvailable ?? undefined) : undefined,
    availableForSale,
    selectedOptions: selectedOptions.map(({ name, value }) => ({ name, value })),
  };
}

/** A name of one line, and a currency that can be written out. */
export function toShopFacts({
  name,
  paymentSettings: { currencyCode },
}: ResultOf<typeof shopQuery>['shop']): ShopFacts {
  const line = name.replaceAll(/\s+/g, ' ').trim();
  if (line === '') throw new RangeError('A shop without a name');
  return { name: line.slice(0, 60), currencyCode: checkedCurrency(currencyCode) };
}

/** Two decimals at least: '24.9' and '24.90' are one price to whoever compares. Throws on what is no price. */
function toMoney({ amount, currencyCode }: PlatformMoney): Money {
  const cents = toCents(amount);
  if (cents < 0) throw new RangeError(`Not a price: ${amount}`);
  return fromCents(cents, checkedCurrency(currencyCode));
}

function checkedCurrency(code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) throw new RangeError(`Not a currency: ${code}`);
  return code;
}

/** Media that are no images come as null. A storefront that STOREFRONT_API_URL names may speak http; which hosts a page takes images from is the page's own policy. */
function toImage(image: PlatformImage | null, ownOrigins: OwnOrigins): ProductImage[] {
  const url = image && safeAddress(image.url, { protocols: ['https:', 'http:'], ownOrigins });
  if (!url) return [];
  return [{ url, altText: image.altText || null, width: image.width ?? null, height: image.height ?? null }];
}

/** Said only where it is true: the price before was higher. */
function higherPrice(before: PlatformMoney, now: PlatformMoney): Money | undefined {
  try {
    const money = toMoney(before);
    return money.currencyCode === now.currencyCode && toCents(money.amount) > toCents(now.amount)
      ? money
      : undefined;
  } catch {
    return undefined;
  }
}

/** The metafields `reviews.rating` ({ scale_min, scale_max, value } as JSON) and `reviews.rating_count`. Nobody's rating is no rating. */
function toRating(rating: string | undefined, ratingCount: string | undefined): ProductRating | undefined {
  const count = Number(ratingCount);
  const given: unknown = parseJson(rating ?? '');
  if (typeof given !== 'object' || given === null || !Number.isSafeInteger(count) || count < 1)
    return undefined;
  const value = 'value' in given ? Number(given.value) : Number.NaN;
  const scale = 'scale_max' in given ? Number(given.scale_max) : Number.NaN;
  return value > 0 && value <= scale && Number.isFinite(scale) ? { value, scale, count } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function toCollectionPage(connection: PlatformCollections, ownOrigins: OwnOrigins): CollectionPage {
  const { hasNextPage, endCursor } = connection.pageInfo;
  return {
    collections: connection.nodes.map(
      ({ id, handle, title, image, products }): Collection => ({
        id: numberOf(id),
        handle,
        title,
        image: toImage(image, ownOrigins)[0] ?? null,
        filled: products.nodes.length > 0,
      }),
    ),
    next: hasNextPage ? (endCursor ?? undefined) : undefined,
  };
}

/** The number at the end of a global id. */
const numberOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
