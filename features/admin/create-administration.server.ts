import type { Db } from '#platform/db/open-database.server.ts';
import { createSettings, type SettingsService } from '#features/store/settings-service.server.ts';
import { type OverviewParts, readOverview } from './read-overview.server.ts';
import { readWaiting } from './read-waiting.server.ts';
import { type AdministratorsService, createAdministrators } from './administrators-service.server.ts';
import type { Overview, WaitingThing } from './overview.ts';
import { type ActivityPage, listActivity } from '#features/activity/list-activity.server.ts';

export interface Administration {
  settings: SettingsService;
  administrators: AdministratorsService;
  /** What administrators did. */
  activity: { list(options: { page: number; size: number }): Promise<ActivityPage> };
  overview: {
    read(): Promise<Overview>;
    /** Its first part alone, for the menu of every page. */
    waiting(): Promise<WaitingThing[]>;
  };
}

/** What an owner looks after beside the single parts. */
export function createAdministration(
  db: Db,
  parts: Parameters<typeof createSettings>[1] & Parameters<typeof createAdministrators>[1] & OverviewParts,
): Administration {
  return {
    settings: createSettings(db, parts),
    administrators: createAdministrators(db, parts),
    activity: { list: (page) => listActivity(db, page) },
    overview: { read: () => readOverview(db, parts), waiting: () => readWaiting(db, parts) },
  };
}
