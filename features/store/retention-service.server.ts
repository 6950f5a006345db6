import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defaultRetention, type RetentionDays } from '#content/retention.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import { storeSettings } from './settings.table.server.ts';

const KEY = 'retention';
const days = z.int().min(1).max(3650);
const kept = z
  .object({
    chats: days,
    messages: days,
    entries: days,
    unconfirmed: days,
    activity: days,
    mails: days,
    searches: days,
  })
  .partial()
  .catch({});

export interface RetentionService {
  /** Of now: what the privacy page says, and what the nightly job goes by. */
  current(): RetentionDays;
  /** `actor` is the administrator's address, for the activity log. */
  save(options: { days: RetentionDays; actor: string }): Promise<void>;
  /** Reads it again, after a change on another instance. */
  reload(): Promise<void>;
  /** Runs after each change that was made here, before pages are told. */
  onSaved(callback: () => Promise<void>): void;
  /** Calls back after each change that was made here: pages name the numbers. */
  onChange(callback: () => void): void;
}

/** How long things are kept. Pages name it, so it is kept in memory. `chats` is what the environment says of them. */
export async function startRetention(
  db: Db,
  { clock, chats }: { clock: Clock; chats: number },
): Promise<RetentionService> {
  const read = async (): Promise<RetentionDays> => {
    const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, KEY));
    return { ...defaultRetention, chats, ...kept.parse(row?.value ?? {}) };
  };
  let known = await read();
  const savers: (() => Promise<void>)[] = [];
  const listeners: (() => void)[] = [];
  return {
    current: () => known,
    async save({ days: value, actor }) {
      const before = await read();
      const updatedAt = clock.now();
      await db.transaction(async (tx) => {
        await tx
          .insert(storeSettings)
          .values({ key: KEY, value, updatedAt })
          .onConflictDoUpdate({ target: storeSettings.key, set: { value, updatedAt } });
        await recordActivity(tx, {
          actor,
          action: 'settings.update',
          subject: 'how long things are kept',
          details: { before, after: value },
        });
      });
      known = await read();
      for (const saved of savers) await saved();
      for (const listener of listeners) listener();
    },
    async reload() {
      known = await read();
    },
    onSaved: (callback) => void savers.push(callback),
    onChange: (callback) => void listeners.push(callback),
  };
}
