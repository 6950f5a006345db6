import { offerOf } from '#domain/catalog/offer.ts';
import type { Product } from '#domain/catalog/product.ts';
import { MAX_PRODUCT_HITS, snippet } from '#domain/search/match.ts';
import type { ProductHit, SearchAnswer } from '#domain/search/search-answer.ts';
import { rankProducts } from '../search/rank-products.ts';
import type { Catalog } from './catalog.ts';
import { listedProducts } from './listed-products.ts';

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
