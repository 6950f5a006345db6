import { redirect, replace } from 'react-router';
import type { PageLoaderArgs } from '#platform/ui/page-types.ts';

/** Unknown paths lead home, replacing the history entry where the browser navigates itself (docs/product/shell.md#addresses). */
export const loader = ({ request }: PageLoaderArgs) =>
  request.headers.get('accept')?.includes('text/html') ? redirect('/') : replace('/');
