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
  const { id, category, question, answer, keywords, sources, isActive, version, found } = row;
  return {
    id,
    category,
    question,
    answer,
    keywords,
    sources,
    isActive,
    version,
    found,
    foundAt: row.foundAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
