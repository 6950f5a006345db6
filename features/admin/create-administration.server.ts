import type { Db } from '#platform/db/open-database.server.ts';
import { createSettings, type SettingsService } from '#features/store/settings-service.server.ts';
import { type ActivityPage, listActivity } from '#features/activity/list-activity.server.ts';

export interface Administration {
  settings: SettingsService;
  /** What administrators did. */
  activity: { list(options: { page: number; size: number }): Promise<ActivityPage> };
}

/** What an owner looks after beside the single parts. */
export function createAdministration(db: Db, parts: Parameters<typeof createSettings>[1]): Administration {
  return { settings: createSettings(db, parts), activity: { list: (page) => listActivity(db, page) } };
}
