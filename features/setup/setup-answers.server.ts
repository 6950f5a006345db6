import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Activity, recordActivity } from '#features/activity/record-activity.server.ts';
import { storeSettings } from '#features/store/settings.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';

/** The row of store_settings with what was tried and confirmed. */
const SETUP_KEY = 'setup';
/** Any constant: two administrators who try at once write one after the other. */
const SETUP_LOCK = 7_272_744;

const result = z.object({ ok: z.boolean(), says: z.string(), at: z.string() });
const stored = z.object({
  textsRead: z.boolean().default(false),
  claimsDecided: z.boolean().default(false),
  tests: z
    .object({ shop: result, mail: result, discount: result, orders: result, chat: result, voice: result })
    .partial()
    .default({}),
});

/** What the owner confirmed and tried, beside what the store says of itself. */
export type SetupAnswers = z.infer<typeof stored>;

export async function readSetupAnswers(db: Pick<Db, 'select'>): Promise<SetupAnswers> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, SETUP_KEY));
  const parsed = stored.safeParse(row?.value ?? {});
  return parsed.success ? parsed.data : stored.parse({});
}

interface SetupChange {
  change: (answers: SetupAnswers) => SetupAnswers;
  now: Date;
  /** Where somebody answers for it. */
  activity?: Activity;
}

/** Reads, changes and writes, so that two changes at once both stand. */
export async function changeSetupAnswers(db: Db, { change, now, activity }: SetupChange): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
    const value = change(await readSetupAnswers(tx));
    await tx
      .insert(storeSettings)
      .values({ key: SETUP_KEY, value, updatedAt: now })
      .onConflictDoUpdate({ target: storeSettings.key, set: { value, updatedAt: now } });
    if (activity) await recordActivity(tx, activity);
  });
}

/** Keeps whether the owner has read the legal texts, and who said so. */
export const confirmTexts = (
  db: Db,
  { read, actor, now }: { read: boolean; actor: string; now: Date },
): Promise<void> =>
  changeSetupAnswers(db, {
    change: (answers) => ({ ...answers, textsRead: read }),
    now,
    activity: { actor, action: 'settings.update', subject: 'legal texts', details: { read } },
  });
