import { desc, eq } from 'drizzle-orm';
import type { SupportGroup } from './listings.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { feedSources, supportGroups } from './community.table.server.ts';
import { shownListings } from './shown-sources.server.ts';

/** docs/product/community.md#lists */
const LIMIT = 12;

/** The newest support groups; those that came together by their name. */
export async function listGroups(db: Db, options: { samples: boolean }): Promise<SupportGroup[]> {
  const { id, name, description, conditionFocus, meetingFormat, meetingSchedule } = supportGroups;
  const { location, contactInfo, websiteUrl } = supportGroups;
  const rows = await db
    .select({
      id,
      name,
      description,
      conditionFocus,
      meetingFormat,
      meetingSchedule,
      location,
      contactInfo,
      websiteUrl,
    })
    .from(supportGroups)
    .leftJoin(feedSources, eq(feedSources.id, supportGroups.sourceId))
    .where(shownListings(supportGroups, options))
    .orderBy(desc(supportGroups.createdAt), name)
    .limit(LIMIT);
  return rows.map((group) => ({ ...group, meetingFormat: formatOf(group.meetingFormat) }));
}

const formatOf = (stored: string): SupportGroup['meetingFormat'] =>
  stored === 'virtual' || stored === 'hybrid' ? stored : 'in_person';
