import { hiddenVendors } from '#content/vendors.ts';
import { offerOf } from '#domain/catalog/offer.ts';
import type { Product } from '#domain/catalog/product.ts';
import { withoutHiddenVendors } from '#domain/catalog/shop-list.ts';
import { MAX_PRODUCT_HITS, matchProducts, snippet } from '#domain/search/match.ts';
import type { ProductHit, SearchAnswer } from '#domain/search/search-answer.ts';
import { suggestProducts } from '#domain/search/suggest.ts';
import type { Catalog } from './catalog.ts';

const SUGGESTIONS = 3;

/** What the search popup shows for a query. The whole catalogue is searched, not only its first hundred. */
export async function searchProducts(catalog: Catalog, options: { query: string }): Promise<SearchAnswer> {
  const products = withoutHiddenVendors(await catalog.listProducts(), hiddenVendors);
  const found = matchProducts(products, options.query);
  return {
    products: found.slice(0, MAX_PRODUCT_HITS).map(toHit),
    total: found.length,
    suggestions: found.length === 0 ? suggestProducts(products, options.query, SUGGESTIONS).map(toHit) : [],
  };
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
