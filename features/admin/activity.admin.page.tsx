import { ActivityList, readActivityView } from './activity-list.tsx';
import { activityInWords, detailsInWords } from './activity-words.ts';
import { readActivityFilter } from '#features/activity/activity-filter.ts';
import { servicesContext } from '#features/services-context.ts';
import './activity.css';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import type { PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';

export async function loader({ request, context }: PageLoaderArgs) {
  await requirePermission({ request, context }, 'activity.see');
  const { searchParams } = new URL(request.url);
  const view = readActivityView(searchParams);
  const { activity } = context.get(servicesContext);
  const choices = await activity.choices();
  const asked = readActivityFilter(searchParams);
  const actor = await activity.actorOf(asked.who);
  // A line that has gone filters nothing, and says so in the form.
  const filter = { ...asked, who: choices.actors.find((one) => one.actor === actor)?.who ?? '' };
  const { activities, total } = await activity.list({ ...view, filter });
  return {
    activities: activities.map(({ id, at, actor, details, ...activity }) => ({
      id,
      at: at.toISOString(),
      actor,
      what: activityInWords(activity),
      details: detailsInWords(details),
    })),
    total,
    filter,
    view,
    choices,
  };
}

export default function AccountActivity({ loaderData }: PageProps<typeof loader>) {
  return <ActivityList {...loaderData} />;
}
