import type { CollectionSlug } from '#content/collections.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { followChanges } from './follow-changes.server.ts';
import { listShelves, type Shelf, type Shelves } from './list-shelves.server.ts';
import type { ChosenShelves } from './match-shelves.ts';
import { type ProductCardData, toProductCard } from './product-card-data.ts';
import { listedProducts } from './listed-products.server.ts';
import { sortedProducts } from './sorted-products.server.ts';
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
  /** The platform says that something changed: reads it anew, however often it is said, and never throws. */
  changed(): Promise<void>;
  /** Calls back after what was told has been read. */
  onChange(callback: () => void): void;
  findShopPage(options: { query: ShopQuery }): Promise<ShopPage>;
  findProductPage(options: { handle: string }): Promise<ProductPage | undefined>;
  searchProducts(options: { query: string }): Promise<SearchAnswer>;
  listFeatured(): Promise<ProductCardData[]>;
  /** Every place that links a shelf asks here: what has no products is not linked. */
  listShelves(): Promise<Shelves>;
  /** What stands for a concern, in the platform's order; empty where the shop has nothing for it. */
  listShelfProducts(options: { slug: CollectionSlug }): Promise<readonly Product[]>;
  /** The same as a page shows it, in the shop's order; the shelf is null where nothing stands. */
  findShelfCards(options: { slug: CollectionSlug }): Promise<ShelfCards>;
  /** The films of the home page with the products they speak of. */
  findVideoProducts(): Promise<VideoProduct[]>;
}

export interface ShelfCards {
  shelf: Shelf | null;
  products: ProductCardData[];
}

interface Parts {
  log: Logger;
  /** What the owner put on which shelf. */
  chosenShelves?: (() => Promise<ChosenShelves>) | undefined;
}

export function createCatalogService(catalog: Catalog, parts: Parts): CatalogService {
  const listeners: (() => void)[] = [];
  const changed = followChanges({
    async refresh() {
      // Also where the platform did not answer: what was kept goes on, and the next look may find more.
      await catalog.refresh().finally(() => {
        for (const listener of listeners) listener();
      });
    },
    onFailed: (error) => parts.log.warn({ err: error }, 'a change of the shop could not be read'),
  });
  const shelves = async () => listShelves(catalog, await parts.chosenShelves?.());
  async function findShelf(slug: CollectionSlug) {
    const shelf = (await shelves()).filled.find((one) => one.slug === slug);
    const listed = shelf && (await catalog.listCollectionProducts({ collectionId: shelf.id }));
    return { shelf, products: listedProducts(listed ?? []) };
  }

  return {
    ...catalog,
    changed,
    onChange: (callback) => void listeners.push(callback),
    listShelves: shelves,
    listShelfProducts: async ({ slug }) => (await findShelf(slug)).products,
    async findShelfCards({ slug }) {
      const { shelf, products } = await findShelf(slug);
      return {
        shelf: shelf && products.length > 0 ? shelf : null,
        products: sortedProducts(products, 'featured').map(toProductCard),
      };
    },
    findShopPage: async (options) => findShopPage(catalog, { ...options, shelves: await shelves() }),
    findProductPage: ({ handle }) => findProductPage(catalog, { handle, log: parts.log }),
    searchProducts: (options) => searchProducts(catalog, options),
    findVideoProducts: () => findVideoProducts(catalog),
    async listFeatured() {
      const inOrder = sortedProducts(listedProducts(await catalog.listProducts()), 'featured');
      const featured = inOrder.filter(({ availableForSale }) => availableForSale);
      return featured.slice(0, HOME_SHOWN).map(toProductCard);
    },
  };
}
