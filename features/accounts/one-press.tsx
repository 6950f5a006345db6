import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';

interface OnePressProps {
  title: string;
  lead: ReactNode;
  press: string;
  token: string;
  /** What to say instead, when the link did not work. */
  failed: string | undefined;
}

/** A page that a mailed link opens. The link itself does nothing: mail programs open links to look at them. */
export function OnePress({ title, lead, press, token, failed }: OnePressProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="wrap auth-page">
      <section className="auth-card" aria-labelledby="one-press-title">
        <h1 id="one-press-title" className="font-display text-heading">
          {title}
        </h1>
        {failed ? (
          <>
            <p role="alert">{failed}</p>
            <Link to="/account" className="btn btn-primary">
              Go to your account
            </Link>
          </>
        ) : (
          <>
            <p className="lead">{lead}</p>
            <Form method="post">
              <input type="hidden" name="token" value={token} />
              <button type="submit" className="btn btn-primary w-full" aria-disabled={busy}>
                {busy ? 'Loading...' : press}
              </button>
            </Form>
          </>
        )}
      </section>
    </div>
  );
}
