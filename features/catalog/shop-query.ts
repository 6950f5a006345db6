/** What /shop shows, as its address says it. A nonsense value is read as if it were absent. */

export const sortOptions = ['featured', 'price-low', 'price-high', 'name-asc', 'name-desc'] as const;
export type SortOption = (typeof sortOptions)[number];

export const sortLabels: Record<SortOption, string> = {
  featured: 'Featured',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  'name-asc': 'Name: A to Z',
  'name-desc': 'Name: Z to A',
};

export interface ShopQuery {
  /** Number at the end of a collection's global id. */
  collection?: string | undefined;
  /** A word of content/collections.ts. */
  category?: string | undefined;
  /** Trimmed; '' when nothing is searched. */
  q: string;
  sort: SortOption;
  /** From 1; may lie past the last page. */
  page: number;
}

/** Nobody types a longer search; the search box stops here too. */
export const MAX_SEARCH_LENGTH = 200;
const MAX_PAGE = 10_000;

export const isSortOption = (value: string | null): value is SortOption =>
  sortOptions.some((option) => option === value);

export function readShopQuery(params: URLSearchParams): ShopQuery {
  const text = (name: string, pattern: RegExp) => {
    const value = params.get(name)?.trim() ?? '';
    return pattern.test(value) ? value : undefined;
  };
  const sort = params.get('sort');
  const page = Number(text('page', /^\d{1,5}$/) ?? 1);
  return {
    collection: text('collection', /^\d{1,20}$/),
    category: text('category', /^[a-z0-9-]{1,60}$/),
    q: (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH),
    sort: isSortOption(sort) ? sort : 'featured',
    page: Math.min(Math.max(page, 1), MAX_PAGE),
  };
}

/** The query part of a shop address, '' or '?…'. What has its usual value is left out, so that one list has one address. */
export function writeShopQuery(query: Partial<ShopQuery>): string {
  const params = new URLSearchParams();
  if (query.collection) params.set('collection', query.collection);
  if (query.category) params.set('category', query.category);
  if (query.q) params.set('q', query.q);
  if (query.sort && query.sort !== 'featured') params.set('sort', query.sort);
  if (query.page && query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  return text ? `?${text}` : '';
}
