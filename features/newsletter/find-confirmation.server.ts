import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { newsletterSubscribers } from './newsletter.table.server.ts';
import { confirmTokenHash } from './confirm-token.server.ts';

/** What a mailed link can still do: 'open' waits for the button, 'done' was pressed before, 'gone' is unknown or too old. */
export type Confirmation = 'open' | 'done' | 'gone';

export async function findConfirmation(
  db: Pick<Db, 'select'>,
  { token, now }: { token: string; now: Date },
): Promise<Confirmation> {
  const [found] = await db
    .select({ status: newsletterSubscribers.status, expires: newsletterSubscribers.confirmExpiresAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.confirmTokenHash, confirmTokenHash(token)));
  if (!found) return 'gone';
  if (found.status === 'confirmed') return 'done';
  return found.expires !== null && found.expires > now ? 'open' : 'gone';
}
