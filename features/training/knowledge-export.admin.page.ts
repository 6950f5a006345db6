import { data } from 'react-router';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { servicesContext } from '#features/services-context.ts';
import type { PageActionArgs } from '#platform/ui/page-types.ts';
import { readFilter } from './read-filter.ts';

/** Entries as a file. A POST, because it is written down who took it. */
export async function action({ request, context }: PageActionArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'knowledge.export');
  const { knowledge, clock } = context.get(servicesContext);
  const form = await request.formData();
  const format = form.get('format') === 'yaml' ? 'yaml' : 'csv';
  const filter = readFilter(form);
  const file = await knowledge.editor.export({ format, filter, actor });
  const day = clock.now().toISOString().slice(0, 10);
  // The mark tells spreadsheets that it is UTF-8.
  return new Response(format === 'csv' ? `\uFEFF${file}` : file, {
    headers: {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/yaml; charset=utf-8',
      'Content-Disposition': `attachment; filename="biolife-knowledge-${day}.${format}"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** Nothing to look at here. */
export function loader() {
  throw data(null, { status: 404 });
}
