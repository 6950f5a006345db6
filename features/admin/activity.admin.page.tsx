import { z } from 'zod';
import { ActivityList } from './activity-list.tsx';
import { activityInWords, detailsInWords } from './activity-words.ts';
import { readActivityFilter } from '#features/activity/activity-filter.ts';
import { servicesContext } from '#features/services-context.ts';
import './activity.css';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import type { PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';

const PAGE_SIZE = 25;
const pageNumber = z.coerce.number().int().min(1).max(100_000).catch(1);

export async function loader({ request, context }: PageLoaderArgs) {
  await requirePermission({ request, context }, 'activity.see');
  const { searchParams } = new URL(request.url);
  const page = pageNumber.parse(searchParams.get('page') ?? undefined);
  const filter = readActivityFilter(searchParams);
  const { activity } = context.get(servicesContext);
  const { activities, total } = await activity.list({ page, size: PAGE_SIZE, filter });
  return {
    activities: activities.map(({ id, at, actor, details, ...activity }) => ({
      id,
      at: at.toISOString(),
      actor,
      what: activityInWords(activity),
      details: detailsInWords(details),
    })),
    page,
    filter,
    choices: await activity.choices(),
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

export default function AccountActivity({ loaderData }: PageProps<typeof loader>) {
  return <ActivityList {...loaderData} />;
}
