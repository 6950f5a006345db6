/** Wishlist, comparison and recently-viewed lists: rules only (docs/product/lists.md#storage). The newest is first in 'recently viewed', last in the others. */

export const MAX_COMPARED = 4;
export const MAX_RECENT = 10;

interface Listed {
  id: string;
}

export type AddResult<T> = { list: T[]; outcome: 'added' | 'already' | 'full' };

const has = (list: readonly Listed[], item: Listed) => list.some(({ id }) => id === item.id);

export function addToWishlist<T extends Listed>(list: readonly T[], item: T): AddResult<T> {
  return has(list, item)
    ? { list: [...list], outcome: 'already' }
    : { list: [...list, item], outcome: 'added' };
}

export function addToComparison<T extends Listed>(list: readonly T[], item: T): AddResult<T> {
  if (has(list, item)) return { list: [...list], outcome: 'already' };
  if (list.length >= MAX_COMPARED) return { list: [...list], outcome: 'full' };
  return { list: [...list, item], outcome: 'added' };
}

export function recordViewed<T extends Listed>(list: readonly T[], item: T): T[] {
  return [item, ...list.filter(({ id }) => id !== item.id)].slice(0, MAX_RECENT);
}

export const removeFrom = <T extends Listed>(list: readonly T[], id: string): T[] =>
  list.filter((item) => item.id !== id);
