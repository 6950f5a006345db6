import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { claimNames } from '#content/badges.ts';
import { withoutPlaceholders } from '#content/placeholders.ts';
import { demoProfile, type StoreProfile, unsaidProfile } from '#content/store-profile.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { storeSettings } from './settings.table.server.ts';

/** The row of store_settings with what the owner says of the store. */
export const STORE_PROFILE_KEY = 'store-profile';

const amount = z.int().min(0).nullable();
const method = z.object({ days: z.string(), cents: amount });

const stored = z
  .object({
    name: z.string().min(1),
    addressLines: z.array(z.string()),
    email: z.string(),
    phone: z.string(),
    phoneHours: z.string(),
    replyWithin: z.string(),
    announcement: z.string(),
    shipping: z.object({
      freeOverCents: amount,
      methods: z.object({ standard: method, expedited: method, express: method }),
    }),
    shipsWithin: z.string(),
    cutoff: z.string(),
    returnDays: z.int().nullable(),
    refundWithin: z.string(),
    discountCode: z.string(),
    discountPercent: z.int().nullable(),
    social: z.array(z.string()),
    checkedCode: z.string(),
    claims: z.array(z.enum(claimNames)),
  })
  .partial();

/** What the owner said; until then the demo's facts, and in a live shop none. A live shop never gets a placeholder. */
export async function readStoreProfile(
  db: Pick<Db, 'select'>,
  { live }: { live: boolean },
): Promise<StoreProfile> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, STORE_PROFILE_KEY));
  const said = stored.safeParse(row?.value ?? {});
  const known = Object.entries(said.success ? said.data : {}).filter(([, value]) => value !== undefined);
  const profile: StoreProfile = { ...(live ? unsaidProfile : demoProfile), ...Object.fromEntries(known) };
  return live ? withoutPlaceholders(profile) : profile;
}

/** What pages may promise of it: a live shop no code that its own cart has not taken. */
export const promisedProfile = (said: StoreProfile, { live }: { live: boolean }): StoreProfile =>
  live && said.discountCode !== said.checkedCode ? { ...said, discountCode: '' } : said;
