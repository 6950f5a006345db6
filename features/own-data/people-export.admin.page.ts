import { data, redirect } from 'react-router';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { isSubscribable } from '#features/newsletter/newsletter.schema.ts';
import { servicesContext } from '#features/services-context.ts';
import type { PageActionArgs } from '#platform/ui/page-types.ts';

/** What the store holds of somebody as a file. A POST, because it is written down who took it. */
export async function action({ request, context }: PageActionArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'people.export');
  const email = (await request.formData()).get('email');
  if (typeof email !== 'string' || !isSubscribable(email)) return redirect('/account/people');
  const file = await context.get(servicesContext).people.export({ email, actor });
  return new Response(file, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="biolife-person.json"',
      'Cache-Control': 'no-store',
    },
  });
}

/** Nothing to look at here. */
export function loader() {
  throw data(null, { status: 404 });
}
