import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { type ChosenShelves, shelfSlugs } from '#features/catalog/match-shelves.ts';
import { storeSettings } from '#features/store/settings.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';

/** The row of store_settings with what the owner put on which shelf. */
const CHOSEN_SHELVES_KEY = 'chosen-shelves';

const stored = z.partialRecord(z.enum(shelfSlugs), z.string());

/** What the owner put on which shelf: every page reads it, so it is kept in memory. */
export interface ChosenShelvesStore {
  /** Undefined until the owner has looked at the shelves and saved them. */
  current(): ChosenShelves | undefined;
  save(options: { chosen: ChosenShelves; actor: string }): Promise<void>;
  /** Reads it again, after a change on another instance. */
  reload(): Promise<void>;
  /** Calls back after each change that was made here: it shows on every page. */
  onChange(callback: () => void): void;
}

export async function startChosenShelves(db: Db, { clock }: { clock: Clock }): Promise<ChosenShelvesStore> {
  const listeners: (() => void)[] = [];
  let known = await readChosenShelves(db);
  const reload = async () => {
    known = await readChosenShelves(db);
  };
  return {
    current: () => known,
    async save({ chosen, actor }) {
      const updatedAt = clock.now();
      await db.transaction(async (tx) => {
        await tx
          .insert(storeSettings)
          .values({ key: CHOSEN_SHELVES_KEY, value: chosen, updatedAt })
          .onConflictDoUpdate({ target: storeSettings.key, set: { value: chosen, updatedAt } });
        await recordActivity(tx, {
          actor,
          action: 'settings.update',
          subject: 'shelves',
          details: { ...chosen },
        });
      });
      await reload();
      for (const listener of listeners) listener();
    },
    reload,
    onChange: (callback) => void listeners.push(callback),
  };
}

async function readChosenShelves(db: Pick<Db, 'select'>): Promise<ChosenShelves | undefined> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, CHOSEN_SHELVES_KEY));
  const parsed = stored.safeParse(row?.value);
  return parsed.success ? parsed.data : undefined;
}
