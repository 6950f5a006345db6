import { redirect } from 'react-router';
import { servicesContext } from '#features/services-context.ts';
import { requireAdmin } from '#features/accounts/require-viewer.server.ts';
import type { PageActionArgs } from '#platform/ui/page-types.ts';

/** A file, and only for a press of the button: the export is logged, and looking at an address must change nothing. */
export function loader() {
  return redirect('/account/campaigns');
}

export async function action({ request, context }: PageActionArgs) {
  const { email: actor } = await requireAdmin({ request, context });
  const id = (await request.formData()).get('id');
  const campaignId = typeof id === 'string' ? id : '';
  const csv = await context.get(servicesContext).giveaway.exportEntryIds({ actor, campaignId });
  if (csv === undefined) return redirect('/account/campaigns');
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="giveaway-entries.csv"',
      'Cache-Control': 'no-store',
    },
  });
}
