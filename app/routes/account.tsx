import { Outlet } from 'react-router';
import { AccountTabs } from '../features/account/account-tabs.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { requireViewer } from '../viewer.ts';
import type { Route } from './+types/account';
import '../features/account/account.css';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Account',
    description: 'Your BioLife account.',
    path: '/account',
    noIndex: true,
  });
}

/** Signed-in visitors only. Each child looks for itself as well: loaders run side by side. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { isAdmin } = await requireViewer({ request, context });
  return { isAdmin };
}

/** Administrators have tabs, everybody else sees cards below each other (engagement §2.4). */
export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap account-page">
      <h1 className="text-section">Account</h1>
      {loaderData.isAdmin ? (
        <div className="account-with-tabs">
          <AccountTabs />
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
