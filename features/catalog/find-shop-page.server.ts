import { categoryAliases, type CollectionSlug, collections } from '#content/collections.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { type ProductCardData, toProductCard } from './product-card-data.ts';
import { type Slice, slicePage } from './shop-list.ts';
import type { ShopQuery } from './shop-query.ts';
import { rankProducts } from './rank-products.server.ts';
import type { Catalog } from './catalog.server.ts';
import { listedProducts } from './listed-products.server.ts';
import type { Shelves } from './list-shelves.server.ts';
import { shelfSlugs } from './match-shelves.ts';
import { sortedProducts } from './sorted-products.server.ts';

export interface ShopPage extends Slice<ProductCardData> {
  /** The filters that apply, by the names a shopper knows; taking one off leads to `without`. */
  filters: ShopFilter[];
  /** Every shelf that has products. */
  shelves: Pick<Shelves['filled'][number], 'slug' | 'id' | 'title'>[];
  /** The platform has no products at all for these filters: no search took them away. */
  empty: boolean;
  /** What was searched instead of a misspelt query. */
  corrected: string | null;
}

export interface ShopFilter {
  kind: 'collection' | 'category';
  /** Of its collection; null where the shop has none for a category. */
  id: string | null;
  title: string;
}

/** One page of the shop. Filters combine: a product has to be in every collection that is asked for. */
export async function findShopPage(
  catalog: Catalog,
  options: { query: ShopQuery; shelves: Shelves },
): Promise<ShopPage> {
  const { query, shelves } = options;
  const filters = filtersOf(query, shelves);
  const everything = await catalog.listProducts();
  const lists =
    filters.length === 0
      ? [everything]
      : await Promise.all(
          filters.map(async ({ id }) =>
            id === null ? undefined : catalog.listCollectionProducts({ collectionId: id }),
          ),
        );
  const products = listedProducts(inEvery(lists.map((list) => list ?? [])));
  const { found, corrected } = search(everything, products, query.q);
  // A search that nobody sorted comes best first.
  const bestFirst = query.q !== '' && query.sort === 'featured';
  const slice = slicePage(bestFirst ? found : sortedProducts(found, query.sort), query.page);
  return {
    ...slice,
    items: slice.items.map(toProductCard),
    filters,
    shelves: shelves.filled.map(({ slug, id, title }) => ({ slug, id, title })),
    empty: products.length === 0,
    corrected,
  };
}

/** Searches the whole catalogue, whose index is kept, for what the filters left of it. */
function search(everything: readonly Product[], products: readonly Product[], q: string) {
  if (q === '') return { found: products, corrected: null };
  const listed = listedProducts(everything);
  if (products === listed) {
    const { products: found, corrected } = rankProducts(listed, q);
    return { found, corrected };
  }
  const left = new Set(products.map(({ id }) => id));
  const { products: found, corrected } = rankProducts(listed, q, ({ id }) => left.has(id));
  return { found, corrected };
}

/** A shelf is called as the shop calls it. */
function filtersOf(query: ShopQuery, { filled, all }: Shelves): ShopFilter[] {
  const filters: ShopFilter[] = [];
  if (query.collection) {
    const known = all.find(({ id }) => id === query.collection);
    const title = known?.title ?? `Collection ${query.collection}`;
    filters.push({ kind: 'collection', id: query.collection, title });
  }
  const slug = query.category && slugOf(query.category);
  if (slug) {
    const shelf = filled.find((one) => one.slug === slug);
    const title = shelf?.title ?? collections[slug].title;
    filters.push({ kind: 'category', id: shelf?.id ?? null, title });
  }
  return filters;
}

/** An unknown category is read as none: an old link still shows the shop. */
function slugOf(category: string): CollectionSlug | undefined {
  const alias = Object.hasOwn(categoryAliases, category) ? categoryAliases[category] : undefined;
  return alias ?? shelfSlugs.find((slug) => slug === category);
}

/** The first list's products that stand in all the others too. */
function inEvery([first = [], ...others]: readonly (readonly Product[])[]): readonly Product[] {
  if (others.length === 0) return first;
  const sets = others.map((list) => new Set(list.map(({ id }) => id)));
  return first.filter(({ id }) => sets.every((ids) => ids.has(id)));
}
