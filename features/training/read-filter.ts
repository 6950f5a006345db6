import { z } from 'zod';
import { draftFields, MAX_KNOWLEDGE_SEARCH } from '#features/knowledge/entry-draft.fields.ts';
import type { EntryFilter } from '#features/knowledge/list-entries.server.ts';

const text = (max: number) =>
  z
    .string()
    .transform((value) => value.trim().slice(0, max))
    .catch('');
const filter = z.object({
  q: text(MAX_KNOWLEDGE_SEARCH),
  category: text(draftFields.category.max),
  review: z.enum(['due', 'none']).or(z.literal('')).catch(''),
});

/** Out of an address or a form. What cannot be read filters nothing. */
export function readFilter(sent: Iterable<readonly [string, unknown]>): EntryFilter {
  const { q, category, review } = filter.parse(Object.fromEntries(sent));
  return { search: q, category, review };
}
