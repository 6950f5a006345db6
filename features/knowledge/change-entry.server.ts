import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { checkDraft, type DraftErrors, type EntryDraft } from './entry-draft.schema.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { columnsOf, draftOf, type Entry, entryOf } from './knowledge-entry.server.ts';
import { changedFields } from './changed-fields.ts';
import { keepVersion } from './entry-versions.server.ts';
import { indexEntries } from './index-entries.server.ts';

/** Who changes: the administrator's address, for the activity log. */
interface By {
  actor: string;
}

export type SaveResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'fields'; errors: DraftErrors }
  /** Somebody else changed it since; `entry` is how it stands now. */
  | { ok: false; reason: 'conflict'; entry: Entry }
  /** Somebody else deleted it since. */
  | { ok: false; reason: 'gone' };

type Row = typeof chatKnowledgeBase.$inferSelect;

const DELETED = 'knowledge.delete';
const id = z.uuid();

export async function createEntry(
  db: Db,
  options: By & {
    draft: unknown;
    /** The stored reply that this entry teaches to do better. */
    taughtFrom?: string | undefined;
  },
): Promise<SaveResult> {
  const checked = checkDraft(options.draft);
  if (!checked.ok) return { ok: false, reason: 'fields', errors: checked.errors };
  return db.transaction(async (tx): Promise<SaveResult> => {
    const [row] = await tx.insert(chatKnowledgeBase).values(columnsOf(checked.draft)).returning();
    if (!row) throw new Error('A knowledge entry was not written.');
    await indexEntries(tx, [row.id]);
    await keepVersion(tx, row, options.actor);
    await recordActivity(tx, {
      actor: options.actor,
      action: 'knowledge.create',
      subject: row.id,
      details: {
        question: checked.draft.question,
        ...(options.taughtFrom !== undefined && { taughtFrom: options.taughtFrom }),
      },
    });
    return { ok: true, id: row.id };
  });
}

/** Writes only over the version that the editor had before them. */
export async function updateEntry(
  db: Db,
  options: By & { id: string; version: number; draft: unknown },
): Promise<SaveResult> {
  if (!id.safeParse(options.id).success) return { ok: false, reason: 'gone' };
  const checked = checkDraft(options.draft);
  if (!checked.ok) return { ok: false, reason: 'fields', errors: checked.errors };
  return db.transaction(async (tx): Promise<SaveResult> => {
    const [before] = await tx
      .select()
      .from(chatKnowledgeBase)
      .where(eq(chatKnowledgeBase.id, options.id))
      .for('update');
    if (!before) return { ok: false, reason: 'gone' };
    if (before.version !== options.version) return { ok: false, reason: 'conflict', entry: entryOf(before) };
    await writeOver(tx, { before, draft: checked.draft, actor: options.actor });
    await indexEntries(tx, [options.id]);
    return { ok: true, id: options.id };
  });
}

/** Writes an entry that is locked, with its history and what was done; whoever calls indexes it. */
export async function writeOver(
  tx: Db,
  {
    before,
    draft,
    actor,
    action = 'knowledge.update',
  }: By & { before: Row; draft: EntryDraft; action?: string },
): Promise<void> {
  await keepVersion(tx, before, null);
  const [after] = await tx
    .update(chatKnowledgeBase)
    .set({ ...columnsOf(draft), version: before.version + 1, updatedAt: sql`now()` })
    .where(eq(chatKnowledgeBase.id, before.id))
    .returning();
  if (after) await keepVersion(tx, after, actor);
  await recordActivity(tx, {
    actor,
    action,
    subject: before.id,
    details: { question: draft.question, changed: changedFields(draftOf(before), draft) },
  });
}

/** The activity keeps the entry whole, so that it can be brought back. False when it was gone already. */
export async function deleteEntry(db: Db, options: By & { id: string }): Promise<boolean> {
  if (!id.safeParse(options.id).success) return false;
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(chatKnowledgeBase).where(eq(chatKnowledgeBase.id, options.id)).returning();
    if (!row) return false;
    await keepVersion(tx, row, null);
    await recordActivity(tx, {
      actor: options.actor,
      action: DELETED,
      subject: row.id,
      details: {
        question: row.question,
        entry: { ...entryOf(row), slug: row.slug, seededHash: row.seededHash },
      },
    });
    return true;
  });
}

const deletedEntry = z.object({
  entry: z.object({
    slug: z.string().nullable(),
    /** Absent in what was deleted before it was kept: then the entry counts as edited. */
    seededHash: z.string().nullable().default(null),
    category: z.string(),
    question: z.string(),
    answer: z.string(),
    /** Absent in what was deleted before there were any. */
    further: z.string().default(''),
    keywords: z.array(z.string()),
    sources: z.array(z.object({ title: z.string(), url: z.string() })),
    isActive: z.boolean(),
    reviewDue: z.string().nullish(),
    reviewedOn: z.string().nullish(),
    reviewedBy: z.string().nullish(),
    version: z.number(),
    found: z.number(),
    foundAt: z.coerce.date().nullable(),
    createdAt: z.coerce.date(),
  }),
});

/** Undoes a deletion from what the activity log kept of it: nothing of it comes from the browser. False when there is nothing to undo. */
export async function restoreEntry(db: Db, options: By & { id: string }): Promise<boolean> {
  if (!id.safeParse(options.id).success) return false;
  return db.transaction(async (tx) => {
    const [deletion] = await tx
      .select({ details: activityLog.details })
      .from(activityLog)
      .where(and(eq(activityLog.action, DELETED), eq(activityLog.subject, options.id)))
      .orderBy(desc(activityLog.at))
      .limit(1);
    const kept = deletedEntry.safeParse(deletion?.details);
    if (!kept.success) return false;
    const { version, ...entry } = kept.data.entry;
    const [row] = await tx
      .insert(chatKnowledgeBase)
      .values({ ...entry, id: options.id, version: version + 1 })
      .onConflictDoNothing()
      .returning();
    if (!row) return false;
    await keepVersion(tx, row, options.actor);
    await indexEntries(tx, [options.id]);
    await recordActivity(tx, {
      actor: options.actor,
      action: 'knowledge.restore',
      subject: options.id,
      details: { question: entry.question },
    });
    return true;
  });
}
