import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-database.server.ts';
import { changedFields, type EntryField } from './changed-fields.ts';
import type { EntryDraft } from './entry-draft.schema.ts';
import { draftOf } from './knowledge-entry.server.ts';
import { chatKnowledgeBase, knowledgeVersions } from './knowledge.table.server.ts';

/** How an entry stood. */
export interface EntryVersion {
  version: number;
  /** ISO. */
  at: string;
  /** Undefined where the store came with it, or it was written before history was kept. */
  actor: string | undefined;
  texts: EntryDraft;
  /** What differs from the version before; empty in the oldest. */
  changed: EntryField[];
}

/** So many are shown: whoever wants an older one brings back step by step. */
const SHOWN = 50;

/** Keeps how an entry stands now. What is kept of this version already stays, with who wrote it. */
export async function keepVersion(
  tx: Pick<Db, 'insert'>,
  row: typeof chatKnowledgeBase.$inferSelect,
  actor: string | null,
): Promise<void> {
  await tx
    .insert(knowledgeVersions)
    .values({ entryId: row.id, version: row.version, at: row.updatedAt, actor, texts: draftOf(row) })
    .onConflictDoNothing();
}

/** Newest first. */
export async function listVersions(db: Db, id: string): Promise<EntryVersion[]> {
  if (!z.uuid().safeParse(id).success) return [];
  const rows = await db
    .select()
    .from(knowledgeVersions)
    .where(eq(knowledgeVersions.entryId, id))
    .orderBy(desc(knowledgeVersions.version))
    .limit(SHOWN + 1);
  const kept = rows.map(({ texts, ...row }) => ({
    ...row,
    texts: { ...texts, further: texts.further ?? '' },
  }));
  return kept.slice(0, SHOWN).map(({ version, at, actor, texts }, index) => {
    const older = kept[index + 1];
    return {
      version,
      at: at.toISOString(),
      actor: actor ?? undefined,
      texts,
      changed: older ? changedFields(older.texts, texts) : [],
    };
  });
}

/**
 * Names go with the age of the activity. So do texts that were replaced that long ago; what an entry replaced lately can be brought
 * back, however old it was then.
 */
export async function deleteOldVersions(db: Db, { before }: { before: Date }): Promise<void> {
  const old = lt(knowledgeVersions.at, before);
  await db
    .update(knowledgeVersions)
    .set({ actor: null })
    .where(and(old, isNotNull(knowledgeVersions.actor)));
  await db.delete(knowledgeVersions).where(
    and(
      old,
      sql`(exists (
          select 1 from ${knowledgeVersions} newer
          where newer.entry_id = "knowledge_versions".entry_id and newer.version > "knowledge_versions".version
            and newer.at < ${before.toISOString()}::timestamptz)
        or not exists (select 1 from ${chatKnowledgeBase} e where e.id = "knowledge_versions".entry_id))`,
    ),
  );
}
