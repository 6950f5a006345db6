import { eq } from 'drizzle-orm';
import type { SampleContentSwitches } from '#content/sample-content.ts';
import type { SettingsForm } from './settings.schema.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { storeSettings } from './settings.table.server.ts';
import { digestSince } from './daily-digest.server.ts';
import { readSampleContent } from './read-sample-content.server.ts';
import { readStoreInbox, STORE_INBOX_KEY } from './read-store-inbox.server.ts';
import { saveSettings } from './save-settings.server.ts';

export interface StoreSettings {
  sampleContent: SampleContentSwitches;
  /** As chosen; empty while nothing is. */
  storeInbox: string;
  /** Where mail to the store goes now. */
  inboxInUse: string;
  /** One mail a day instead of one for each message and entry. */
  dailyDigest: boolean;
}

export interface SettingsService {
  /** Every page that is not kept asks for it, so it is read once and kept in memory. */
  sampleContent(): Promise<SampleContentSwitches>;
  /** Everything an administrator may change. */
  read(): Promise<StoreSettings>;
  /** `actor` is the administrator's address, for the activity log. */
  save(options: { form: SettingsForm; actor: string }): Promise<void>;
  /** Reads it again when it is asked for next, after a change on another instance. */
  forget(): void;
  /** Calls back after each change: it shows on every page. */
  onChange(callback: () => void): void;
}

export function createSettings(
  db: Db,
  { clock, live, mailFrom }: { clock: Clock; live: boolean; mailFrom: string | undefined },
): SettingsService {
  const listeners: (() => void)[] = [];
  let known: Promise<SampleContentSwitches> | undefined;
  const forget = () => {
    known = undefined;
  };
  const sampleContent = async () => {
    const asked = (known ??= readSampleContent(db, { live }));
    try {
      return await asked;
    } catch (error) {
      if (known === asked) forget();
      throw error;
    }
  };
  return {
    sampleContent,
    forget,
    async read() {
      const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, STORE_INBOX_KEY));
      return {
        sampleContent: await sampleContent(),
        storeInbox: typeof row?.value === 'string' ? row.value : '',
        inboxInUse: await readStoreInbox(db, { mailFrom }),
        dailyDigest: (await digestSince(db)) !== undefined,
      };
    },
    async save({ form, actor }) {
      await saveSettings(db, { form, actor, now: clock.now() });
      forget();
      for (const listener of listeners) listener();
    },
    onChange: (callback) => void listeners.push(callback),
  };
}
