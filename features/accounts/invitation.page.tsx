import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import type { PageActionArgs, PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';
import { roleWords } from './permissions.ts';
import { viewerOf } from './require-viewer.server.ts';
import './account.css';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Invitation',
    description: 'An invitation to look after the store.',
    path: '/account/invitation',
    noIndex: true,
  });
}

/** Opening the link does nothing yet: mail programs open links to look at them. */
export async function loader({ request, context }: PageLoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const invitation = await context.get(servicesContext).accounts.findInvitation(token);
  const viewer = await viewerOf({ request, context });
  return { token, invitation: invitation ?? null, signedInAs: viewer?.email ?? null };
}

export async function action({ request, context }: PageActionArgs) {
  const token = (await request.formData()).get('token');
  const accepted = await context.get(servicesContext).accounts.acceptInvitation({
    token: typeof token === 'string' ? token : '',
    headers: request.headers,
  });
  return accepted ? redirect('/account', { status: 303 }) : data({ failed: true }, { status: 410 });
}

export default function InvitationPage({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { token, invitation, signedInAs } = loaderData;
  return (
    <div className="wrap auth-page">
      <section className="auth-card" aria-labelledby="invitation">
        <h1 id="invitation" className="font-display text-heading">
          Look after the store
        </h1>
        {invitation && !actionData?.failed ? (
          <>
            <p className="lead wrap-anywhere">
              {invitation.invitedBy} invites {invitation.email} as {roleWords[invitation.role].label}.{' '}
              {roleWords[invitation.role].may}
            </p>
            <Answer token={token} email={invitation.email} signedInAs={signedInAs} />
          </>
        ) : (
          <p role="alert">
            This invitation was used already, was withdrawn or is too old. Ask an owner of the store for a new
            one.
          </p>
        )}
      </section>
    </div>
  );
}

/** What comes next, by who is signed in. */
function Answer({ token, email, signedInAs }: { token: string; email: string; signedInAs: string | null }) {
  const busy = useNavigation().state !== 'idle';
  const next = encodeURIComponent(`/account/invitation?token=${token}`);
  if (signedInAs === null)
    return (
      <>
        <p>First log in with this very address, or make an account with it. You come back here.</p>
        <Link to={`/auth?next=${next}`} className="btn btn-primary w-full">
          Log in
        </Link>
        <Link to={`/auth?mode=signup&next=${next}`} className="btn btn-line w-full">
          Make an account
        </Link>
      </>
    );
  if (signedInAs !== email)
    return (
      <>
        <p className="wrap-anywhere">
          You are signed in as {signedInAs}. Sign out, log in as {email}, and open the link of the mail again.
        </p>
        <form method="post" action="/logout">
          <button type="submit" className="btn btn-line w-full">
            Sign Out
          </button>
        </form>
      </>
    );
  return (
    <Form method="post">
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="btn btn-primary w-full" aria-disabled={busy}>
        {busy ? 'Loading...' : 'Accept'}
      </button>
    </Form>
  );
}
