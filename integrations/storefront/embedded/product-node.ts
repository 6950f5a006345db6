import { comparePrice } from '#platform/money/money.ts';
import type { Money } from '../product.ts';
import { connection, type PageArguments } from './connection.ts';
import type { DemoCollection, DemoProduct, DemoVariant } from './demo-shop.ts';
import { globalId } from './global-id.ts';

/** What schema.graphql calls Product. `publicUrl` is the store's origin: the platform's picture addresses are absolute. */
export function productNode(product: DemoProduct, publicUrl: string) {
  const prices = product.variants.map(({ price }) => price).sort(comparePrice);
  return {
    id: globalId('Product', product.id),
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    productType: product.productType,
    tags: product.tags,
    collections: (page: PageArguments) =>
      connection(product.collections, page, (collection) => collectionNode(collection, publicUrl)),
    availableForSale: product.variants.some(isForSale),
    description: ({ truncateAt }: TruncateArguments) => truncated(product.description, truncateAt),
    descriptionHtml: product.descriptionHtml,
    priceRange: { minVariantPrice: prices[0], maxVariantPrice: prices.at(-1) },
    images: (page: PageArguments) =>
      connection([...product.images.entries()], page, ([index, image]) => ({
        ...image,
        id: globalId('ProductImage', `${product.id}${index}`),
        url: new URL(image.url, publicUrl).href,
      })),
    // Nobody reviewed what nobody sells.
    metafield: () => null,
    options: ({ first }: { first?: number | null }) =>
      product.options.slice(0, first ?? undefined).map((option, index) => optionNode(product, option, index)),
    variants: (page: PageArguments) =>
      connection(product.variants, page, (variant) => variantNode(product, variant, publicUrl)),
  };
}

export function variantNode(product: DemoProduct, variant: DemoVariant, publicUrl: string) {
  return {
    __typename: 'ProductVariant',
    id: globalId('ProductVariant', variant.id),
    title: variant.title,
    sku: variant.sku,
    price: variant.price satisfies Money,
    compareAtPrice: null,
    quantityAvailable: Number.isFinite(variant.available) ? variant.available : null,
    availableForSale: isForSale(variant),
    selectedOptions: variant.selectedOptions,
    product: () => productNode(product, publicUrl),
  };
}

export function collectionNode(collection: DemoCollection, publicUrl: string) {
  return {
    id: globalId('Collection', collection.id),
    handle: collection.handle,
    title: collection.title,
    image: null,
    description: ({ truncateAt }: TruncateArguments) => truncated(collection.description, truncateAt),
    products: (page: PageArguments) =>
      connection(collection.products, page, (product) => productNode(product, publicUrl)),
  };
}

const isForSale = ({ available }: DemoVariant) => available > 0;

function optionNode(product: DemoProduct, option: DemoProduct['options'][number], index: number) {
  return {
    id: globalId('ProductOption', `${product.id}${index}`),
    name: option.name,
    optionValues: option.values.map((name, place) => ({
      id: globalId('ProductOptionValue', `${product.id}${index}${place}`),
      name,
    })),
  };
}

interface TruncateArguments {
  truncateAt?: number | null;
}

/** At most `at` characters, the dots included. */
function truncated(text: string, at: number | null | undefined): string {
  if (at === null || at === undefined || text.length <= at) return text;
  return `${text.slice(0, Math.max(0, at - 3))}...`;
}
