import { Link } from 'react-router';
import { type AdminRole, roleWords } from './permissions.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** Who is signed in, and the way out. */
export function AccountCard({ email, role }: { email: string; role: AdminRole | undefined }) {
  return (
    <section className="panel" aria-labelledby="account-card">
      <div className="panel-head">
        <div>
          <h2 id="account-card" className="mb-1 text-small text-muted">
            Signed in as
          </h2>
          <p className="account-email">
            {email} {role && <span className="tag tag-green">Admin</span>}{' '}
            {role && role !== 'owner' && <span className="tag">{roleWords[role].label}</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/account/security" className="btn btn-line btn-small">
            Password and security
          </Link>
          <form method="post" action="/logout">
            <button type="submit" className="btn btn-line btn-small">
              <Icon name="log-out" />
              Sign Out
            </button>
          </form>
        </div>
      </div>
    </section>
  );
}
