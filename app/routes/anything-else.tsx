import { redirect, replace } from 'react-router';
import type { Route } from './+types/anything-else';

/** Unknown paths lead home, replacing the history entry where the browser navigates itself (storefront §2). */
export const loader = ({ request }: Route.LoaderArgs) =>
  request.headers.get('accept')?.includes('text/html') ? redirect('/') : replace('/');
