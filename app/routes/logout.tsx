import { redirect } from 'react-router';
import { servicesContext } from '../services-context.ts';
import type { Route } from './+types/logout';

/** Looking logs nobody out. */
export const loader = () => redirect('/');

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await context.get(servicesContext).accounts.signOut(request.headers);
  return redirect('/', { status: 303, headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
}
