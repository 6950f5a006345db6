import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-database.server.ts';
import { writeOver, type SaveResult } from './change-entry.server.ts';
import { checkDraft } from './entry-draft.schema.ts';
import { indexEntries } from './index-entries.server.ts';
import { chatKnowledgeBase, knowledgeVersions } from './knowledge.table.server.ts';
import { entryOf } from './knowledge-entry.server.ts';

const named = z.object({ id: z.uuid(), version: z.int32(), to: z.int32() });

/** Undoes edits: the entry stands again as in that version, which becomes its newest. Nothing of the texts comes from the browser. */
export async function bringBackVersion(
  db: Db,
  options: { id: string; version: number; to: number; actor: string },
): Promise<SaveResult> {
  const asked = named.safeParse(options);
  if (!asked.success) return { ok: false, reason: 'gone' };
  const { id, version, to } = asked.data;
  return db.transaction(async (tx): Promise<SaveResult> => {
    const [before] = await tx
      .select()
      .from(chatKnowledgeBase)
      .where(eq(chatKnowledgeBase.id, id))
      .for('update');
    const [kept] = await tx
      .select({ texts: knowledgeVersions.texts })
      .from(knowledgeVersions)
      .where(and(eq(knowledgeVersions.entryId, id), eq(knowledgeVersions.version, to)));
    if (!before || !kept) return { ok: false, reason: 'gone' };
    if (before.version !== version) return { ok: false, reason: 'conflict', entry: entryOf(before) };
    const checked = checkDraft(kept.texts);
    if (!checked.ok) return { ok: false, reason: 'fields', errors: checked.errors };
    await writeOver(tx, { before, draft: checked.draft, actor: options.actor, action: 'knowledge.undo' });
    await indexEntries(tx, [id]);
    return { ok: true, id };
  });
}
