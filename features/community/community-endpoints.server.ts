import { type Context, Hono } from 'hono';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { ListRefresh } from './refresh-list.server.ts';
import { may } from '#features/accounts/permissions.ts';
import type { AccountService } from '#features/accounts/account-service.server.ts';
import type { CommunityService } from './community-service.server.ts';
import type { Limiter } from '#platform/limits/create-limiter.server.ts';

const NO_SOURCES = 'No source of this list is switched on.';
const NOT_KEPT = { 'Cache-Control': 'no-store' };

interface CommunityEndpointParts {
  accounts: Pick<AccountService, 'viewerOf'>;
  community: Pick<CommunityService, 'refresh'>;
  limits: { storiesFetch: Limiter };
}

/** The functions that read the community's sources anew (docs/product/community.md#endpoints). Counts are of what was not listed before. */
export function communityEndpoints({ accounts, community, limits }: CommunityEndpointParts): Hono {
  const app = new Hono();

  // Anybody's: pages call it when the stories could not be loaded. Once an hour for all visitors together, because it asks others.
  app.post('/functions/v1/fetch-aa-health-stories', async (c) => {
    const wait = await limits.storiesFetch.consume('everybody');
    if (wait !== undefined)
      return c.json({ error: 'too-many', message: 'The stories were fetched within the last hour.' }, 429, {
        ...NOT_KEPT,
        'Retry-After': String(wait),
      });
    return answer(c, await community.refresh('stories'), 'storiesFound');
  });

  const forAdministrators = (path: string, list: FeedList, count: string) =>
    app.post(path, async (c) => {
      const viewer = await accounts.viewerOf(c.req.raw.headers);
      if (!viewer) return c.json({ error: 'signed-out', message: 'Please sign in.' }, 401, NOT_KEPT);
      if (!may(viewer.role, 'community.change'))
        return c.json({ error: 'not-admin', message: 'Only administrators can do this.' }, 403, NOT_KEPT);
      const refresh = await community.refresh(list, { actor: viewer.email });
      // 'Fetched 0' would say that somebody had been asked.
      if (refresh.sources === 0) return c.json({ error: 'no-sources', message: NO_SOURCES }, 409, NOT_KEPT);
      return answer(c, refresh, count);
    });
  forAdministrators('/functions/v1/fetch-health-events', 'events', 'eventsFound');
  forAdministrators('/functions/v1/fetch-caregiver-resources', 'resources', 'resourcesFound');
  forAdministrators('/functions/v1/fetch-support-groups', 'groups', 'groupsFound');

  return app;
}

/** A failure only when no source gave anything: which one failed, and why, stands in the sources tab. */
function answer(c: Context, { added, sources, failures }: ListRefresh, count: string) {
  if (sources > 0 && failures.length === sources)
    return c.json({ error: 'sources-failed', message: words(failures) }, 502, NOT_KEPT);
  return c.json({ success: true, [count]: added }, 200, NOT_KEPT);
}

const words = (failures: string[]) =>
  failures.length === 1 ? `${failures[0]}.` : `None of the ${failures.length} sources could be read.`;
