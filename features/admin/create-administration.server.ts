import type { Db } from '#platform/db/open-database.server.ts';
import { createSettings, type SettingsService } from '#features/store/settings-service.server.ts';
import { type OverviewParts, readOverview } from './read-overview.server.ts';
import { readWaiting } from './read-waiting.server.ts';
import { type AdministratorsService, createAdministrators } from './administrators-service.server.ts';
import type { Overview, WaitingThing } from './overview.ts';
import type { ActivityFilter } from '#features/activity/activity-filter.ts';
import {
  type ActivityChoices,
  type ActivityPage,
  findActorOf,
  listActivity,
  listActivityChoices,
} from '#features/activity/list-activity.server.ts';
import type { AdminRole } from '#features/accounts/permissions.ts';
import type { DeskSection } from './desk-found.ts';
import { exportActivity } from './export-activity.server.ts';
import { searchDesk } from './search-desk.server.ts';
import { nameSubjects } from './name-subjects.server.ts';

export interface Administration {
  settings: SettingsService;
  administrators: AdministratorsService;
  /** What administrators did. */
  activity: {
    /** With names in the place of ids. */
    list(options: { page: number; size: number; filter?: ActivityFilter }): Promise<ActivityPage>;
    /** What a filter can choose from. */
    choices(): Promise<ActivityChoices>;
    /** Whose line it is, if there is such a line. */
    actorOf(who: string): Promise<string | undefined>;
    /** A file for spreadsheets. */
    export(options: { filter: ActivityFilter; actor: string }): Promise<string>;
  };
  overview: {
    read(): Promise<Overview>;
    /** Its first part alone, for the menu of every page. */
    waiting(): Promise<WaitingThing[]>;
    /** Over everything that this role may see. `actor` is the administrator's address. */
    search(asked: { words: string; role: AdminRole | undefined; actor: string }): Promise<DeskSection[]>;
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
    activity: {
      async list(page) {
        const { activities, total } = await listActivity(db, page);
        return { activities: await nameSubjects(db, activities), total };
      },
      choices: () => listActivityChoices(db),
      actorOf: (who) => findActorOf(db, who),
      export: (asked) => exportActivity(db, asked),
    },
    overview: {
      read: () => readOverview(db, parts),
      waiting: () => readWaiting(db, parts),
      search: (asked) => searchDesk(db, { ...asked, now: parts.clock.now() }),
    },
  };
}
