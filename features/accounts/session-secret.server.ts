import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { storeSettings } from '#features/store/settings.table.server.ts';

const KEY = 'session-secret';

/** What signs sessions: the configured secret, or one that was made at the first start and is kept in the database, the same for all instances. */
export async function sessionSecret(db: Db, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  await db
    .insert(storeSettings)
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, KEY));
  if (typeof row?.value !== 'string')
    throw new Error('The secret of the sessions is missing in the database.');
  return row.value;
}
