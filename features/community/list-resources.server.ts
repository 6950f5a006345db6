import { desc, eq } from 'drizzle-orm';
import type { CaregiverResource } from './listings.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { caregiverResources, feedSources } from './community.table.server.ts';
import { shownListings } from './shown-sources.server.ts';

/** docs/product/community.md#lists */
const LIMIT = 12;

/** The newest caregiver resources; those that came together by their title. */
export async function listResources(db: Db, options: { samples: boolean }): Promise<CaregiverResource[]> {
  const { id, title, description, resourceType, location, contactInfo, websiteUrl } = caregiverResources;
  return await db
    .select({ id, title, description, resourceType, location, contactInfo, websiteUrl })
    .from(caregiverResources)
    .leftJoin(feedSources, eq(feedSources.id, caregiverResources.sourceId))
    .where(shownListings(caregiverResources, options))
    .orderBy(desc(caregiverResources.createdAt), title)
    .limit(LIMIT);
}
