import { eq } from 'drizzle-orm';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { storeSettings } from './settings.table.server.ts';

const KEY = 'second-step-for-administrators';

/** Whether the owner demands a second step of everybody who looks after the store. */
export async function readSecondStepDemanded(db: Pick<Db, 'select'>): Promise<boolean> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, KEY));
  return row?.value === true;
}

export function saveSecondStepDemanded(
  db: Db,
  { demanded, actor, now }: { demanded: boolean; actor: string; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .insert(storeSettings)
      .values({ key: KEY, value: demanded, updatedAt: now })
      .onConflictDoUpdate({ target: storeSettings.key, set: { value: demanded, updatedAt: now } });
    await recordActivity(tx, {
      actor,
      action: 'admin.second-step',
      subject: demanded ? 'demanded' : 'as everybody likes',
    });
  });
}
