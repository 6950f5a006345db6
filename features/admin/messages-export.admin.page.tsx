import { data } from 'react-router';
import { chosenRows } from './chosen-rows.ts';
import { isMessageList, MAX_LIST_SEARCH } from './message-list.ts';
import { servicesContext } from '#features/services-context.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import type { PageActionArgs } from '#platform/ui/page-types.ts';

const NOTHING_CHOSEN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** A list as a file, or the rows of it that are ticked. A POST, because it is written down who took it. */
export async function action({ request, context }: PageActionArgs) {
  const { email } = await requirePermission({ request, context }, 'lists.export');
  const form = await request.formData();
  const [list, search] = [form.get('list'), form.get('q')];
  if (!isMessageList(list)) throw data(null, { status: 404 });
  const ids = form.has('chosen') ? chosenRows(form) : undefined;
  // A script says so before anything is sent.
  if (ids?.length === 0)
    return new Response('Go back and tick at least one row first.', { status: 422, headers: NOTHING_CHOSEN });
  const { messages, clock } = context.get(servicesContext);
  const file = await messages.export(list, {
    search: typeof search === 'string' ? search.trim().slice(0, MAX_LIST_SEARCH) : '',
    ids,
    actor: email,
  });
  const day = clock.now().toISOString().slice(0, 10);
  // The mark tells spreadsheets that it is UTF-8.
  return new Response(`\uFEFF${file}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="biolife-${list}-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** Nothing to look at here. */
export function loader() {
  throw data(null, { status: 404 });
}
