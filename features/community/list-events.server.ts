import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { HealthEvent } from './listings.ts';
import { isInRegion, type RegionId } from './regions.ts';
import { isShownEvent } from './shown-event.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { feedSources, healthEvents } from './community.table.server.ts';
import { seriesPart } from './store-items.server.ts';
import { shownListings } from './shown-sources.server.ts';

/** docs/product/community.md#lists */
const LIMIT = 12;
/** Looked through for the twelve. */
const CANDIDATES = 500;

/**
 * Events to come: of each series its next date, the series that was announced last first, then by date. Only those whose date, description and
 * place are settled.
 */
export async function listEvents(
  db: Db,
  options: { samples: boolean; now: Date; region?: RegionId | undefined },
): Promise<HealthEvent[]> {
  const { id, title, description, eventType, eventDate, location, sourceUrl, createdAt, sourceId } =
    healthEvents;
  const series = seriesPart(healthEvents.externalId);
  const next = db
    .selectDistinctOn([sourceId, series], {
      id,
      title,
      description,
      eventType,
      eventDate,
      location,
      sourceUrl,
      createdAt,
    })
    .from(healthEvents)
    .leftJoin(feedSources, eq(feedSources.id, sourceId))
    .where(and(gte(eventDate, options.now), shownListings(healthEvents, options)))
    .orderBy(sourceId, series, asc(eventDate))
    .as('next');
  const rows = await db
    .select()
    .from(next)
    .orderBy(desc(next.createdAt), asc(next.eventDate), next.id)
    .limit(CANDIDATES);
  return rows
    .filter(isShownEvent)
    .filter((event) => !options.region || isInRegion(event.location, options.region))
    .slice(0, LIMIT)
    .map(({ createdAt: _createdAt, ...event }) => ({
      ...event,
      eventType: typeOf(event.eventType),
      eventDate: event.eventDate.toISOString(),
    }));
}

const typeOf = (stored: string): HealthEvent['eventType'] =>
  stored === 'screening' || stored === 'workshop' ? stored : 'other';
