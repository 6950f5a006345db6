import { type CollectionSlug, collections } from '#content/collections.ts';
import { ownCollections } from '#content/shelf-titles.ts';
import { type ChosenShelves, shelfSlugs } from '#features/catalog/match-shelves.ts';
import type { Shelves } from '#features/catalog/list-shelves.server.ts';

/** One health goal and what stands for it, for the owner. */
export interface ShelfRow {
  slug: CollectionSlug;
  title: string;
  /** The collection that stands there, as the shop names it; null where nothing does. */
  stands: { title: string; count: number; by: 'owner' | 'id' | 'title' } | null;
  /** The owner's word: a collection's number, '' for none, undefined to go by number and title. */
  chosen: string | undefined;
}

/** A collection that can be put on a shelf. */
export interface ShelfChoice {
  id: string;
  title: string;
  count: number;
}

export function shelfRows(shelves: Shelves, chosen: ChosenShelves): ShelfRow[] {
  return shelfSlugs.map((slug) => {
    const match = shelves.matches.get(slug);
    const shelf = match && shelves.filled.find(({ id }) => id === match.id);
    return {
      slug,
      title: collections[slug].title,
      stands: match && shelf ? { title: shelf.title, count: shelf.count, by: match.by } : null,
      chosen: chosen[slug],
    };
  });
}

/** Collections with products first; an empty one can be chosen before it is filled. */
export function shelfChoices({ all, filled }: Shelves): ShelfChoice[] {
  const counts = new Map(filled.map(({ id, count }) => [id, count]));
  return all
    .filter(({ handle }) => !ownCollections.includes(handle))
    .map(({ id, title }) => ({ id, title, count: counts.get(id) ?? 0 }))
    .toSorted((a, b) => Math.sign(b.count) - Math.sign(a.count) || a.title.localeCompare(b.title, 'en'));
}
