import type { CollectionSlug } from '#content/collections.ts';
import { ownCollections } from '#content/shelf-titles.ts';
import type { Collection, Product, ProductImage } from '#integrations/storefront/product.ts';
import type { Catalog } from './catalog.server.ts';
import { listedProducts } from './listed-products.server.ts';
import { type ChosenShelves, matchShelves, type ShelfMatch, shelfSlugs } from './match-shelves.ts';

/** A collection of the shop that has something to show. */
export interface Shelf {
  /** The concern it stands for; null for one that is only the shop's own. */
  slug: CollectionSlug | null;
  /** Its number. */
  id: string;
  /** As the shop names it. */
  title: string;
  image: ProductImage | null;
  /** Products that lists show. */
  count: number;
}

export interface Shelves {
  /** Those with products: the concerns in the store's order, then the shop's own. */
  filled: readonly Shelf[];
  /** Every collection of the platform, for whoever chooses one. */
  all: readonly Collection[];
  /** What each concern leads to, products or none. */
  matches: ReadonlyMap<CollectionSlug, ShelfMatch>;
}

/** What stands on the shop's shelves (docs/product/catalog.md#collections). */
export async function listShelves(
  catalog: Pick<Catalog, 'listCollections' | 'listProducts' | 'listCollectionProducts'>,
  chosen: ChosenShelves = {},
): Promise<Shelves> {
  const [all, products] = await Promise.all([catalog.listCollections(), catalog.listProducts()]);
  const stands = countsOf(listedProducts(products));
  const count = async ({ id, filled }: Collection): Promise<number> => {
    const counted = stands.get(id) ?? 0;
    // A product names only its first twenty.
    if (counted > 0 || !filled) return counted;
    const listed = await catalog.listCollectionProducts({ collectionId: id });
    return listed ? listedProducts(listed).length : 0;
  };
  const withCounts = await Promise.all(
    all.map(async (collection) => ({ ...collection, count: await count(collection) })),
  );
  const standing = withCounts.filter((collection) => collection.count > 0);
  // A title leads to what has products, an empty collection of the same name to nothing.
  const matches = matchShelves(standing, chosen);
  const byConcern = shelfSlugs.flatMap((slug) => {
    const found = standing.find(({ id }) => id === matches.get(slug)?.id);
    return found ? [toShelf(slug, found)] : [];
  });
  const taken = new Set(byConcern.map(({ id }) => id));
  const others = standing.filter(({ id, handle }) => !taken.has(id) && !ownCollections.includes(handle));
  return { filled: [...byConcern, ...others.map((one) => toShelf(null, one))], all, matches };
}

const toShelf = (
  slug: CollectionSlug | null,
  { id, title, image, count }: Collection & { count: number },
): Shelf => ({ slug, id, title, image, count });

const counted = new WeakMap<readonly Product[], ReadonlyMap<string, number>>();

/** Of one list counted once. */
function countsOf(products: readonly Product[]): ReadonlyMap<string, number> {
  const counts = counted.get(products) ?? countByCollection(products);
  counted.set(products, counts);
  return counts;
}

function countByCollection(products: readonly Product[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { collectionIds } of products)
    for (const id of new Set(collectionIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
