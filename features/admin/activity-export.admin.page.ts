import { data } from 'react-router';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { readActivityFilter } from '#features/activity/activity-filter.ts';
import { servicesContext } from '#features/services-context.ts';
import type { PageActionArgs } from '#platform/ui/page-types.ts';

/** The activity as a file. A POST, because it is written down who took it. */
export async function action({ request, context }: PageActionArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'activity.export');
  const filter = readActivityFilter(await request.formData());
  const file = await context.get(servicesContext).activity.export({ filter, actor });
  // The mark tells spreadsheets that it is UTF-8.
  return new Response(`\uFEFF${file}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="biolife-activity.csv"',
      'Cache-Control': 'no-store',
    },
  });
}

/** Nothing to look at here. */
export function loader() {
  throw data(null, { status: 404 });
}
