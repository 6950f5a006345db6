import type { EntryDraft } from './entry-draft.schema.ts';

const fields = [
  'category',
  'question',
  'answer',
  'further',
  'keywords',
  'isActive',
  'sources',
  'reviewDue',
  'reviewedBy',
  'reviewedOn',
] as const;

export type EntryField = (typeof fields)[number];

/** What of an entry differs. jsonb gives the fields of an object back in its own order, so sources are compared as lists. */
export function changedFields(before: EntryDraft, after: EntryDraft): EntryField[] {
  const comparable = (draft: EntryDraft, field: EntryField) =>
    JSON.stringify(field === 'sources' ? draft.sources.map(({ title, url }) => [title, url]) : draft[field]);
  return fields.filter((field) => comparable(before, field) !== comparable(after, field));
}
