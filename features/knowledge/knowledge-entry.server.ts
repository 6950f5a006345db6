import type { EntryDraft } from './entry-draft.schema.ts';
import type { chatKnowledgeBase } from './knowledge.table.server.ts';

/** An entry as the editor has it. Moments are ISO texts. */
export interface Entry extends EntryDraft {
  id: string;
  /** To be sent back with a change: a later one in between is then noticed. */
  version: number;
  /** How often it was found good enough to answer from. */
  found: number;
  foundAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export function entryOf(row: typeof chatKnowledgeBase.$inferSelect): Entry {
  const { id, version, found } = row;
  return {
    ...draftOf(row),
    id,
    version,
    found,
    foundAt: row.foundAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What of an entry an editor may set. */
export function draftOf(row: typeof chatKnowledgeBase.$inferSelect): EntryDraft {
  const { category, question, answer, further, keywords, sources, isActive } = row;
  return {
    category,
    question,
    answer,
    further,
    keywords,
    isActive,
    sources,
    reviewDue: row.reviewDue ?? undefined,
    reviewedOn: row.reviewedOn ?? undefined,
    reviewedBy: row.reviewedBy ?? undefined,
  };
}

/** As it is written: what is not said any more goes. */
export const columnsOf = (draft: EntryDraft) => ({
  ...draft,
  reviewDue: draft.reviewDue ?? null,
  reviewedOn: draft.reviewedOn ?? null,
  reviewedBy: draft.reviewedBy ?? null,
});
