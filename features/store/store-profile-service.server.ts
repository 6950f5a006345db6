import type { StoreProfile } from '#content/store-profile.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { ShopFacts } from '#integrations/storefront/storefront.ts';
import {
  promisedProfile,
  readSaidFacts,
  readStoreProfile,
  SHOP_FACTS_KEY,
  STORE_PROFILE_KEY,
} from './read-store-profile.server.ts';
import { storeSettings } from './settings.table.server.ts';

export interface StoreProfileService {
  /** What pages, mails and answers may say of the store now. */
  current(): StoreProfile;
  /** All that the owner said, for the owner. */
  said(): StoreProfile;
  /** Changes these facts and leaves the others. `actor` is the administrator's address, for the activity log. */
  save(options: { changes: Partial<StoreProfile>; actor: string }): Promise<void>;
  /** What the connected platform says of itself: its name until the owner said another, and its currency. */
  tellShop(facts: ShopFacts): Promise<void>;
  /** Reads it again, after a change on another instance. */
  reload(): Promise<void>;
  /** Runs after each change that was made here, before pages are told. */
  onSaved(callback: (profile: StoreProfile) => Promise<void>): void;
  /** Calls back after each change that was made here: it shows on every page. */
  onChange(callback: () => void): void;
}

/** The one way to the store's facts: every page and mail reads them, so they are kept in memory. */
export async function startStoreProfile(
  db: Db,
  { clock, live }: { clock: Clock; live: boolean },
): Promise<StoreProfileService> {
  let known = await readStoreProfile(db, { live });
  const savers: ((profile: StoreProfile) => Promise<void>)[] = [];
  const listeners: (() => void)[] = [];
  const reload = async () => {
    known = await readStoreProfile(db, { live });
  };
  const keep = (tx: Pick<Db, 'insert'>, key: string, value: object) => {
    const updatedAt = clock.now();
    return tx
      .insert(storeSettings)
      .values({ key, value, updatedAt })
      .onConflictDoUpdate({ target: storeSettings.key, set: { value, updatedAt } });
  };
  const tellChange = async () => {
    await reload();
    for (const saved of savers) await saved(promisedProfile(known, { live }));
    for (const listener of listeners) listener();
  };
  return {
    current: () => promisedProfile(known, { live }),
    said: () => known,
    async save({ changes, actor }) {
      // Only what was said: what the platform or the demo says would stay as it is today.
      const profile = { ...(await readSaidFacts(db)), ...changes };
      await db.transaction(async (tx) => {
        await keep(tx, STORE_PROFILE_KEY, profile);
        await recordActivity(tx, {
          actor,
          action: 'settings.update',
          subject: 'store facts',
          details: { changed: changedFacts(known, profile) },
        });
      });
      await tellChange();
    },
    async tellShop({ name, currencyCode }) {
      await keep(db, SHOP_FACTS_KEY, { name, currencyCode });
      const now = await readStoreProfile(db, { live });
      if (now.name !== known.name || now.currencyCode !== known.currencyCode) await tellChange();
    },
    reload,
    onSaved: (callback) => void savers.push(callback),
    onChange: (callback) => void listeners.push(callback),
  };
}

/** Names of what differs: the activity log keeps no second copy of the store's texts. */
function changedFacts(before: StoreProfile, after: Partial<StoreProfile>): string {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)))
    .map(([name]) => name)
    .join(', ');
}
