import { Link, Outlet } from 'react-router';
import { AccountTabs } from './account-tabs.tsx';
import { pageMeta } from '#features/store/page-meta.ts';
import { servicesContext } from '#features/services-context.ts';
import { tabGroupsOf } from './tabs.ts';
import { requireViewer } from './require-viewer.server.ts';
import './account.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Account',
    description: 'Your account.',
    path: '/account',
    noIndex: true,
  });
}

/** Signed-in visitors only. Each child looks for itself as well: loaders run side by side. */
export async function loader({ request, context }: PageLoaderArgs) {
  const { role, secondStepMissing } = await requireViewer({ request, context });
  if (!role) return { role, secondStepMissing, waiting: [] };
  const open = new Set(tabGroupsOf(role).flatMap(({ tabs }) => tabs.map(({ href }) => href)));
  const waiting = await context.get(servicesContext).overview.waiting();
  return {
    role,
    secondStepMissing,
    waiting: waiting.filter(({ href }) => open.has(href.split('?', 1)[0] ?? '')),
  };
}

/** Administrators have tabs, everybody else sees cards below each other (docs/product/accounts.md#pages). */
export default function Account({ loaderData }: PageProps<typeof loader>) {
  return (
    <div className="wrap account-page">
      <h1 className="text-section">Account</h1>
      {loaderData.role ? (
        <div className="account-with-tabs">
          <AccountTabs role={loaderData.role} waiting={loaderData.waiting} />
          <div className="account-cards">
            <Outlet />
          </div>
        </div>
      ) : (
        <div className="account-cards">
          {loaderData.secondStepMissing && (
            <p className="notice">
              <span>
                The desk is closed to you until you{' '}
                <Link to="/account/security">switch on a second step</Link>: the owner of the store demands
                it.
              </span>
            </p>
          )}
          <Outlet />
        </div>
      )}
    </div>
  );
}
