import { and, eq, ne } from 'drizzle-orm';
import type { SourceForm } from './feed-source.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { feedSources } from './community.table.server.ts';
import { originOf, type SourceOptions } from './list-sources.server.ts';
import { removeItems } from './store-items.server.ts';

export type SourceChange = { ok: true; id: string } | { ok: false; reason: 'known' | 'gone' | 'kept' };

export async function addSource(
  db: Db,
  options: { form: SourceForm; actor: string; now: Date },
): Promise<SourceChange> {
  const { form, actor, now } = options;
  return await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(feedSources)
      .values({ ...form, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: feedSources.id });
    if (!added) return { ok: false, reason: 'known' };
    await recordActivity(tx, { actor, action: 'sources.add', subject: form.title, details: { ...form } });
    return { ok: true, id: added.id };
  });
}

/** Another address or list makes it another source: what the old one gave goes, and it is read anew. */
export async function changeSource(
  db: Db,
  options: { id: string; form: SourceForm; actor: string } & SourceOptions,
): Promise<SourceChange> {
  const { id, form, actor } = options;
  return await db.transaction(async (tx) => {
    const [row] = await tx.select().from(feedSources).where(eq(feedSources.id, id)).for('update');
    if (!row) return { ok: false, reason: 'gone' };
    const moved = row.url !== form.url || row.list !== form.list;
    if (moved && originOf(row, options) !== 'administrator') return { ok: false, reason: 'kept' };
    const [twin] = await tx
      .select({ id: feedSources.id })
      .from(feedSources)
      .where(and(eq(feedSources.list, form.list), eq(feedSources.url, form.url), ne(feedSources.id, id)));
    if (twin) return { ok: false, reason: 'known' };
    if (moved) await removeItems(tx, { sourceId: id, list: row.list });
    const anew = {
      etag: null,
      lastModified: null,
      fetchedAt: null,
      lastResult: null,
      failures: 0,
      retryAt: null,
    };
    await tx
      .update(feedSources)
      .set({ ...form, ...(moved && anew) })
      .where(eq(feedSources.id, id));
    await recordActivity(tx, { actor, action: 'sources.change', subject: form.title, details: { ...form } });
    return { ok: true, id };
  });
}

export async function switchSource(
  db: Db,
  options: { id: string; enabled: boolean; actor: string },
): Promise<SourceChange> {
  const { id, enabled, actor } = options;
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .update(feedSources)
      .set({ enabled })
      .where(eq(feedSources.id, id))
      .returning({ title: feedSources.title });
    if (!row) return { ok: false, reason: 'gone' };
    await recordActivity(tx, {
      actor,
      action: enabled ? 'sources.enable' : 'sources.disable',
      subject: row.title,
    });
    return { ok: true, id };
  });
}

/** The source and what it gave. */
export async function deleteSource(
  db: Db,
  options: { id: string; actor: string } & SourceOptions,
): Promise<SourceChange> {
  const { id, actor } = options;
  return await db.transaction(async (tx) => {
    const [row] = await tx.select().from(feedSources).where(eq(feedSources.id, id)).for('update');
    if (!row) return { ok: false, reason: 'gone' };
    if (originOf(row, options) !== 'administrator') return { ok: false, reason: 'kept' };
    await removeItems(tx, { sourceId: id, list: row.list });
    await tx.delete(feedSources).where(eq(feedSources.id, id));
    await recordActivity(tx, {
      actor,
      action: 'sources.delete',
      subject: row.title,
      details: { list: row.list, url: row.url },
    });
    return { ok: true, id };
  });
}
