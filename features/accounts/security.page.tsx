import { data, Form, redirect } from 'react-router';
import { servicesContext, visitorContext } from '#features/services-context.ts';
import { momentInWords } from '#content/date-words.ts';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import { answerSecurity } from './answer-security.server.ts';
import { requireViewer } from './require-viewer.server.ts';
import { EmailForm, PasswordForm } from './security-forms.tsx';
import { SecondStepPanel } from './second-step-panel.tsx';
import './security.css';
import type { HeadersFunction } from 'react-router';

/** Secrets are shown here: nobody keeps the page. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After');
  const all = new Headers({ 'Cache-Control': 'no-store', ...(wait ? { 'Retry-After': wait } : {}) });
  for (const cookie of actionHeaders.getSetCookie()) all.append('Set-Cookie', cookie);
  return all;
};

export async function loader({ request, context }: PageLoaderArgs) {
  const { email } = await requireViewer({ request, context });
  const security = await context.get(servicesContext).accounts.security.read(request.headers);
  return {
    email,
    secondStep: security?.secondStep ?? false,
    sessions: (security?.sessions ?? []).map(({ since, ...one }) => ({ ...one, since: since.toISOString() })),
  };
}

export async function action({ request, context }: PageActionArgs) {
  const viewer = await requireViewer({ request, context });
  const { security } = context.get(servicesContext).accounts;
  const sent = Object.fromEntries(await request.formData());
  const { headers } = request;
  if (sent['intent'] === 'end-all') {
    const cookies = await security.endAllSessions(headers);
    return redirect('/auth', { status: 303, headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
  }
  const { address } = context.get(visitorContext);
  const { answer, status, cookies, wait } = await answerSecurity(security, {
    viewer,
    headers,
    address,
    sent,
  });
  return data(answer, {
    status,
    headers: [
      ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
      ...(wait === undefined ? [] : [['Retry-After', String(wait)] satisfies [string, string]]),
    ],
  });
}

export default function Security({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { email, secondStep, sessions } = loaderData;
  return (
    <>
      <p role="status" className={actionData?.says ? 'notice notice-calm wrap-anywhere' : 'sr-only'}>
        {actionData?.says}
      </p>
      <SecondStepPanel on={secondStep} answer={actionData} />
      <PasswordForm answer={actionData} />
      <EmailForm email={email} answer={actionData} />
      <section className="panel" aria-labelledby="sessions">
        <div className="panel-head">
          <h2 id="sessions" className="text-title">
            Where you are signed in
          </h2>
          <Form method="post">
            <button type="submit" name="intent" value="end-all" className="btn btn-line btn-small">
              Sign out everywhere
            </button>
          </Form>
        </div>
        <ul className="own-sessions">
          {sessions.map(({ id, browser, since, current }) => (
            <li key={id}>
              <p>
                {browser} {current && <span className="tag tag-green">This browser</span>}
                <span className="block text-small text-muted">Since {momentInWords(new Date(since))}</span>
              </p>
              {!current && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <button type="submit" name="intent" value="end" className="btn btn-line btn-small">
                    Sign out<span className="sr-only"> {browser}</span>
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
