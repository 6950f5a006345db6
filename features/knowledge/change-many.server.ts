import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-database.server.ts';
import { deleteEntry, restoreEntry, writeOver } from './change-entry.server.ts';
import { changedFields } from './changed-fields.ts';
import type { EntryDraft } from './entry-draft.schema.ts';
import { indexEntries } from './index-entries.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { draftOf } from './knowledge-entry.server.ts';

/** What many entries get at once: fields, or their deletion. */
export type ManyChange =
  | { delete: true }
  | Partial<Pick<EntryDraft, 'category' | 'isActive' | 'reviewDue' | 'reviewedBy' | 'reviewedOn'>>;

/** As many as a page lists. */
const MOST = 1000;
const idList = z.array(z.uuid()).max(MOST);

/** Each keeps its own history and its own line in the activity. Entries that are gone by now, or stand so already, are left out. */
export async function changeMany(
  db: Db,
  { ids, change, actor }: { ids: readonly string[]; change: ManyChange; actor: string },
): Promise<number> {
  const chosen = idList.safeParse([...new Set(ids)]);
  if (!chosen.success || chosen.data.length === 0) return 0;
  return db.transaction(async (tx) => {
    if ('delete' in change) {
      let deleted = 0;
      for (const id of chosen.data) if (await deleteEntry(tx, { id, actor })) deleted += 1;
      return deleted;
    }
    const rows = await tx
      .select()
      .from(chatKnowledgeBase)
      .where(inArray(chatKnowledgeBase.id, chosen.data))
      // Always in one order: two who change many at once wait, and do not block each other.
      .orderBy(chatKnowledgeBase.id)
      .for('update');
    const changed: string[] = [];
    for (const before of rows) {
      const draft = { ...draftOf(before), ...change };
      if (changedFields(draftOf(before), draft).length === 0) continue;
      await writeOver(tx, { before, draft, actor });
      changed.push(before.id);
    }
    await indexEntries(tx, changed);
    return changed.length;
  });
}

/** Undoes a deletion of many. */
export async function restoreMany(
  db: Db,
  { ids, actor }: { ids: readonly string[]; actor: string },
): Promise<number> {
  const chosen = idList.safeParse(ids);
  if (!chosen.success) return 0;
  return db.transaction(async (tx) => {
    let restored = 0;
    for (const id of chosen.data) if (await restoreEntry(tx, { id, actor })) restored += 1;
    return restored;
  });
}
