import { offerOf } from './offer.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { MAX_PRODUCT_HITS, snippet } from './match.ts';
import type { ProductHit, SearchAnswer } from './search-answer.ts';
import { rankProducts } from './rank-products.server.ts';
import type { Catalog } from './catalog.server.ts';
import { listedProducts } from './listed-products.server.ts';

/** What the search popup shows for a query; the shop finds the same. */
export async function searchProducts(catalog: Catalog, options: { query: string }): Promise<SearchAnswer> {
  const listed = listedProducts(await catalog.listProducts());
  const { products, corrected } = rankProducts(listed, options.query);
  return { products: products.slice(0, MAX_PRODUCT_HITS).map(toHit), total: products.length, corrected };
}

function toHit(product: Product): ProductHit {
  const { handle, title, description, images, availableForSale } = product;
  const { price, priceVaries } = offerOf(product);
  return {
    handle,
    title,
    snippet: snippet(description),
    image: images[0] ?? null,
    price,
    priceVaries,
    available: availableForSale,
  };
}
