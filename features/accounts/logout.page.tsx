import { redirect } from 'react-router';
import { servicesContext } from '#features/services-context.ts';
import type { PageActionArgs } from '#platform/ui/page-types.ts';

/** Looking logs nobody out. */
export const loader = () => redirect('/');

export async function action({ request, context }: PageActionArgs) {
  const cookies = await context.get(servicesContext).accounts.signOut(request.headers);
  return redirect('/', { status: 303, headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
}
