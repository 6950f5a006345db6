import type { EntryFilter } from '#features/knowledge/list-entries.server.ts';

export const NO_FILTER: EntryFilter = { search: '', category: '', review: '' };

/** The filter as it stands in the address. */
export const filterParams = ({ search, category, review }: EntryFilter): URLSearchParams =>
  new URLSearchParams({
    ...(search && { q: search }),
    ...(category && { category }),
    ...(review && { review }),
  });
