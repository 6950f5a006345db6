import type { ProductDetail } from '#domain/catalog/product.ts';

/** A product for search engines. Ratings are sample content and stay out (decisions, 'Honest claims'). */
export function productData(product: ProductDetail, url: string, image: string): Record<string, unknown> {
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description.slice(0, 500),
    image: [image],
    sku: product.variants[0]?.id.split('/').at(-1),
    brand: { '@type': 'Brand', name: product.vendor },
    offers: product.variants.map(({ title, price, availableForSale }) => ({
      '@type': 'Offer',
      url,
      ...(product.variants.length > 1 ? { name: title } : {}),
      price: price.amount,
      priceCurrency: price.currencyCode,
      availability: `https://schema.org/${availableForSale ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    })),
  };
}
