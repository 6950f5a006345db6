import { redirect } from 'react-router';
import { servicesContext } from '#features/services-context.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import type { PageActionArgs } from '#platform/ui/page-types.ts';

/** A file, and only for a press of the button: the export is logged, and looking at an address must change nothing. */
export function loader() {
  return redirect('/account/campaigns');
}

export async function action({ request, context }: PageActionArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'campaigns.export');
  const sent = await request.formData();
  const id = sent.get('id');
  const format = sent.get('format') === 'json' ? 'json' : 'csv';
  const campaignId = typeof id === 'string' ? id : '';
  const file = await context.get(servicesContext).giveaway.exportEntryIds({ actor, campaignId, format });
  if (file === undefined) return redirect('/account/campaigns');
  return new Response(file, {
    headers: {
      'Content-Type': format === 'json' ? 'application/json' : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="giveaway-${format === 'json' ? 'drawing' : 'entries'}.${format}"`,
      'Cache-Control': 'no-store',
    },
  });
}
