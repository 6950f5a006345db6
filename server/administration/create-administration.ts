import type { Db } from '../db/open-database.ts';
import { createSettings, type SettingsService } from '../settings/settings-service.ts';
import { type ActivityPage, listActivity } from './list-activity.ts';

export interface Administration {
  settings: SettingsService;
  /** What administrators did. */
  activity: { list(options: { page: number; size: number }): Promise<ActivityPage> };
}

/** What an owner looks after beside the single parts. */
export function createAdministration(db: Db, parts: Parameters<typeof createSettings>[1]): Administration {
  return { settings: createSettings(db, parts), activity: { list: (page) => listActivity(db, page) } };
}
