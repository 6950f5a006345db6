import type { Collection, Product, ProductDetail } from '#integrations/storefront/product.ts';

/**
 * The catalogue as pages read it: cached as docs/product/catalog.md#caching says, identical calls in flight are one call. Lists are shared by all who
 * read them, so they are frozen: sort a copy. Throws StorefrontError when the platform fails and nothing young enough is kept.
 */
export interface Catalog {
  /** The whole catalogue, in the platform's order, hidden vendors included. */
  listProducts(): Promise<readonly Product[]>;
  findProduct(options: { handle: string }): Promise<ProductDetail | undefined>;
  /**
   * Every product of a collection once; undefined when the platform has no such collection. The id is the number at the end of
   * gid://shopify/Collection/…, or all of it.
   */
  listCollectionProducts(options: { collectionId: string }): Promise<readonly Product[] | undefined>;
  /** All collections, in the platform's order, empty ones included. */
  listCollections(): Promise<readonly Collection[]>;
  /** Something changed at the platform: lists are read anew, single products when they are next asked for. */
  refresh(): Promise<void>;
  /**
   * Asked now and then: reads a catalogue that has never been read, and one that takes so long that the next visitor after a quiet
   * hour would wait for it. Throws nothing.
   */
  warm(): Promise<void>;
}
