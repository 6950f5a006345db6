import { z } from 'zod';
import { ActivityList } from './activity-list.tsx';
import { pageSizeIn } from './list-choice.ts';
import { activityInWords, detailsInWords } from './activity-words.ts';
import { readActivityFilter } from '#features/activity/activity-filter.ts';
import { servicesContext } from '#features/services-context.ts';
import './activity.css';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import type { PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';

const pageNumber = z.coerce.number().int().min(1).max(100_000).catch(1);

export async function loader({ request, context }: PageLoaderArgs) {
  await requirePermission({ request, context }, 'activity.see');
  const { searchParams } = new URL(request.url);
  const page = pageNumber.parse(searchParams.get('page') ?? undefined);
  const size = pageSizeIn(searchParams);
  const { activity } = context.get(servicesContext);
  const choices = await activity.choices();
  const asked = readActivityFilter(searchParams);
  const actor = await activity.actorOf(asked.who);
  // A line that has gone filters nothing, and says so in the form.
  const filter = { ...asked, who: choices.actors.find((one) => one.actor === actor)?.who ?? '' };
  const { activities, total } = await activity.list({ page, size, filter });
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
    size,
    choices,
    pages: Math.max(1, Math.ceil(total / size)),
  };
}

export default function AccountActivity({ loaderData }: PageProps<typeof loader>) {
  return <ActivityList {...loaderData} />;
}
