import { type CollectionSlug, collections } from '#content/collections.ts';
import { shelfTitles } from '#content/shelf-titles.ts';

/** The owner's own choice: a collection's number for a shelf; '' for none of them. */
export type ChosenShelves = Partial<Record<CollectionSlug, string>>;

export interface ShelfMatch {
  /** The collection's number. */
  id: string;
  /** What made it this one. */
  by: 'owner' | 'id' | 'title';
}

interface Named {
  id: string;
  title: string;
}

export const shelfSlugs = Object.keys(collections).filter((slug): slug is CollectionSlug =>
  Object.hasOwn(collections, slug),
);

/**
 * Which of a shop's collections is which shelf: what the owner chose, else the number that collections.ts names, else the title that
 * fits best. One collection may be two shelves: 'Heart & Blood Pressure'.
 */
export function matchShelves(
  found: readonly Named[],
  chosen: ChosenShelves = {},
): ReadonlyMap<CollectionSlug, ShelfMatch> {
  const titled = found.map(({ id, title }) => ({ id, words: wordsOfTitle(title) }));
  const match = (slug: CollectionSlug): ShelfMatch | undefined => {
    const wanted = chosen[slug];
    if (wanted !== undefined)
      return found.some(({ id }) => id === wanted) ? { id: wanted, by: 'owner' } : undefined;
    const { id, title } = collections[slug];
    if (found.some((collection) => collection.id === id)) return { id, by: 'id' };
    const best = titled
      .map((collection) => ({ id: collection.id, fit: fitOf(collection.words, title, shelfTitles[slug]) }))
      .toSorted((a, b) => b.fit - a.fit)[0];
    return best && best.fit > 0 ? { id: best.id, by: 'title' } : undefined;
  };
  return new Map(
    shelfSlugs.flatMap((slug) => {
      const one = match(slug);
      return one ? [[slug, one] as const] : [];
    }),
  );
}

/** 3: the title itself; 2: another name of the shelf; below that the title names the shelf among others, the earlier the likelier. */
function fitOf(words: string, title: string, names: readonly string[]): number {
  if (words === '') return 0;
  if (words === wordsOfTitle(title)) return 3;
  const known = names.map(wordsOfTitle);
  if (known.includes(words)) return 2;
  const place = known.findIndex((name) => name !== '' && ` ${words} `.includes(` ${name} `));
  return place === -1 ? 0 : 1 - place / (known.length + 1);
}

/** Words that tell no shelf from another. */
const COMMON = new Set(
  'and the for of our your best support supports health healthy care supplement supplements formula formulas products collection shop goal goals wellness relief management natural herbal'.split(
    ' ',
  ),
);

function wordsOfTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !COMMON.has(word))
    .join(' ');
}
