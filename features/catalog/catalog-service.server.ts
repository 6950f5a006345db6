import { hiddenVendors } from '#content/vendors.ts';
import { type ProductCardData, toProductCard } from './product-card-data.ts';
import { sortForShop, withoutHiddenVendors } from './shop-list.ts';
import type { ShopQuery } from './shop-query.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Catalog } from './catalog.server.ts';
import { findProductPage, type ProductPage } from './find-product-page.server.ts';
import { findVideoProducts, type VideoProduct } from './find-video-products.server.ts';
import { findShopPage, type ShopPage } from './find-shop-page.server.ts';
import { searchProducts } from './search-products.server.ts';

/** Products of the home page (docs/product/home.md#sections). */
const HOME_SHOWN = 8;

/** The catalogue's operations as loaders and endpoints call them. */
export interface CatalogService extends Catalog {
  findShopPage(options: { query: ShopQuery }): Promise<ShopPage>;
  findProductPage(options: { handle: string }): Promise<ProductPage | undefined>;
  searchProducts(options: { query: string }): Promise<SearchAnswer>;
  listFeatured(): Promise<ProductCardData[]>;
  /** A collection in the shop's order; empty when the platform has no such collection. */
  listCollectionCards(options: { collectionId: string }): Promise<ProductCardData[]>;
  /** The films of the home page with the products they speak of. */
  findVideoProducts(): Promise<VideoProduct[]>;
}

export function createCatalogService(catalog: Catalog, parts: { log: Logger }): CatalogService {
  return {
    ...catalog,
    findShopPage: (options) => findShopPage(catalog, options),
    findProductPage: ({ handle }) => findProductPage(catalog, { handle, log: parts.log }),
    searchProducts: (options) => searchProducts(catalog, options),
    findVideoProducts: () => findVideoProducts(catalog),
    async listCollectionCards(options) {
      const products = (await catalog.listCollectionProducts(options)) ?? [];
      return sortForShop(withoutHiddenVendors(products, hiddenVendors), 'featured').map(toProductCard);
    },
    async listFeatured() {
      const products = withoutHiddenVendors(await catalog.listProducts(), hiddenVendors).filter(
        ({ availableForSale }) => availableForSale,
      );
      return sortForShop(products, 'featured').slice(0, HOME_SHOWN).map(toProductCard);
    },
  };
}
