import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { demoProfile } from '#content/store-profile.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { readStoreProfile } from './read-store-profile.server.ts';
import { storeSettings } from './settings.table.server.ts';

/** The row of store_settings with the address that the store's own mail goes to. */
export const STORE_INBOX_KEY = 'store-inbox';

/** Where messages to the store go: the owner's choice, else the address that mails come from, else the one for customers. */
export async function readStoreInbox(
  db: Pick<Db, 'select'>,
  options: { mailFrom: string | undefined },
): Promise<string> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, STORE_INBOX_KEY));
  const chosen = z.email().safeParse(row?.value);
  if (chosen.success) return chosen.data;
  const from = bareAddress(options.mailFrom);
  // Without an address that mails come from none leaves: any will do that says so.
  return from ?? ((await readStoreProfile(db, { live: false })).email || demoProfile.email);
}

/** 'BioLife <care@example.com>' and 'care@example.com' are the same address. */
function bareAddress(from: string | undefined): string | undefined {
  return from === undefined ? undefined : (/<([^>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
}
