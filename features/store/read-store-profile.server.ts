import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { claimNames } from '#content/badges.ts';
import { withoutPlaceholders } from '#content/placeholders.ts';
import { demoProfile, type StoreProfile, unsaidProfile } from '#content/store-profile.ts';
import type { ShopFacts } from '#integrations/storefront/storefront.ts';
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

/** The row of store_settings with what the connected platform says of itself: pages know it while it is away, too. */
export const SHOP_FACTS_KEY = 'connected-shop';

const shopFacts = z.object({ name: z.string().min(1), currencyCode: z.string().regex(/^[A-Z]{3}$/) });

/** What the owner said, and nothing else. */
export async function readSaidFacts(db: Pick<Db, 'select'>): Promise<Partial<StoreProfile>> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, STORE_PROFILE_KEY));
  const said = stored.safeParse(row?.value ?? {});
  const known = Object.entries(said.success ? said.data : {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known);
}

async function readShopFacts(db: Pick<Db, 'select'>): Promise<Partial<ShopFacts>> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, SHOP_FACTS_KEY));
  return shopFacts.safeParse(row?.value).data ?? {};
}

/**
 * What the owner said; until then the demo's facts, and in a live shop its own name and currency and nothing else. A live shop never
 * gets a placeholder.
 */
export async function readStoreProfile(
  db: Pick<Db, 'select'>,
  { live }: { live: boolean },
): Promise<StoreProfile> {
  const said = await readSaidFacts(db);
  if (!live) return { ...demoProfile, ...said };
  return withoutPlaceholders({ ...unsaidProfile, ...(await readShopFacts(db)), ...said });
}

/** What pages may promise of it: a live shop no code that its own cart has not taken. */
export const promisedProfile = (said: StoreProfile, { live }: { live: boolean }): StoreProfile =>
  live && said.discountCode !== said.checkedCode ? { ...said, discountCode: '' } : said;
