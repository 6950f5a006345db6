import { eq } from 'drizzle-orm';
import type { SettingsForm } from './settings.schema.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { storeSettings } from './settings.table.server.ts';
import { switchDigest } from './daily-digest.server.ts';
import { SAMPLE_CONTENT_KEY } from './read-sample-content.server.ts';
import { STORE_INBOX_KEY } from './read-store-inbox.server.ts';

/** Keeps what the owner chose, and that it was chosen, in one transaction. */
export async function saveSettings(
  db: Db,
  { form, actor, now }: { form: SettingsForm; actor: string; now: Date },
): Promise<void> {
  const keep = (tx: Pick<Db, 'insert'>, key: string, value: unknown) =>
    tx
      .insert(storeSettings)
      .values({ key, value, updatedAt: now })
      .onConflictDoUpdate({ target: storeSettings.key, set: { value, updatedAt: now } });
  await db.transaction(async (tx) => {
    await keep(tx, SAMPLE_CONTENT_KEY, form.sampleContent);
    if (form.storeInbox === '') await tx.delete(storeSettings).where(eq(storeSettings.key, STORE_INBOX_KEY));
    else await keep(tx, STORE_INBOX_KEY, form.storeInbox);
    await switchDigest(tx, { on: form.dailyDigest, now });
    await recordActivity(tx, {
      actor,
      action: 'settings.update',
      subject: 'store',
      details: { ...form.sampleContent, storeInbox: form.storeInbox, dailyDigest: form.dailyDigest },
    });
  });
}
