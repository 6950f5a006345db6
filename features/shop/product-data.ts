import type { ProductDetail, ProductVariant } from '#integrations/storefront/product.ts';

/** A product for search engines. Ratings are the shop's own reviews: sample content stays out (docs/product/catalog.md#structured-data). */
export function productData(product: ProductDetail, url: string, image: string): Record<string, unknown> {
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description.slice(0, 500),
    image: [image],
    ...skuOf(product.variants[0]),
    brand: { '@type': 'Brand', name: product.vendor },
    ...ratingOf(product),
    offers: product.variants.map(({ title, sku, price, availableForSale }) => ({
      '@type': 'Offer',
      url,
      ...(product.variants.length > 1 ? { name: title } : {}),
      ...skuOf({ sku }),
      price: price.amount,
      priceCurrency: price.currencyCode,
      availability: `https://schema.org/${availableForSale ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    })),
  };
}

/** The owner's own number, where there is one: an id of the platform is no SKU. */
const skuOf = (variant: Pick<ProductVariant, 'sku'> | undefined) =>
  variant?.sku ? { sku: variant.sku } : {};

const ratingOf = ({ rating }: ProductDetail) =>
  rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      bestRating: rating.scale,
      reviewCount: rating.count,
    },
  };
