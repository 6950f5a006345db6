import { Outlet } from 'react-router';
import { AccountTabs } from './account-tabs.tsx';
import { pageMeta } from '#features/store/page-meta.ts';
import { servicesContext } from '#features/services-context.ts';
import { requireViewer } from './require-viewer.server.ts';
import './account.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Account',
    description: 'Your BioLife account.',
    path: '/account',
    noIndex: true,
  });
}

/** Signed-in visitors only. Each child looks for itself as well: loaders run side by side. */
export async function loader({ request, context }: PageLoaderArgs) {
  const { isAdmin } = await requireViewer({ request, context });
  return { isAdmin, waiting: isAdmin ? await context.get(servicesContext).overview.waiting() : [] };
}

/** Administrators have tabs, everybody else sees cards below each other (docs/product/accounts.md#pages). */
export default function Account({ loaderData }: PageProps<typeof loader>) {
  return (
    <div className="wrap account-page">
      <h1 className="text-section">Account</h1>
      {loaderData.isAdmin ? (
        <div className="account-with-tabs">
          <AccountTabs waiting={loaderData.waiting} />
          <div className="account-cards">
            <Outlet />
          </div>
        </div>
      ) : (
        <div className="account-cards">
          <Outlet />
        </div>
      )}
    </div>
  );
}
