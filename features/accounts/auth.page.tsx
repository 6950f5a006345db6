import { data, redirect } from 'react-router';
import { CONNECTION_LOST } from '#platform/forms/connection-lost.ts';
import type { AuthMode } from './auth.fields.ts';
import { cookieValue, isNotice, NOTICE_COOKIE, notices } from './browser-cookies.ts';
import { ownPath } from './own-path.ts';
import type { AuthAttempt } from './auth-attempt.ts';
import { AuthCard } from './auth-card.tsx';
import { servicesContext, visitorContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import { isDatabaseAway } from '#platform/db/is-database-away.server.ts';
import { keepTyped } from '#platform/ui/keep-typed.ts';
import { viewerOf } from './require-viewer.server.ts';
import './account.css';
import type {
  PageActionArgs,
  PageClientActionArgs,
  PageLoaderArgs,
  PageMetaArgs,
  PageProps,
} from '#platform/ui/page-types.ts';
import type { HeadersFunction } from 'react-router';

const titles: Record<AuthMode, string> = {
  login: 'Login',
  code: 'Second step',
  signup: 'Sign Up',
  reset: 'Reset Password',
  'new-password': 'Set a new password',
};

export function meta({ loaderData, matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: titles[loaderData?.mode ?? 'login'],
    description: 'Log in to your account, or make one.',
    path: '/auth',
    noIndex: true,
  });
}

/** After too many tries: when to come again. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After');
  return { 'Cache-Control': 'no-store', ...(wait ? { 'Retry-After': wait } : {}) };
};

export async function loader({ request, context }: PageLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get('token');
  const reset = query.get('mode') === 'reset';
  const next = ownPath(query.get('next')) ?? null;
  // A mailed link to a new password works in a browser that is still signed in, too.
  if (!(reset && token) && (await viewerOf({ request, context }))) throw redirect(next ?? '/');
  const left = cookieValue(request.headers.get('cookie') ?? '', NOTICE_COOKIE);
  return {
    mode: modeOf(query),
    next,
    token: reset ? token : null,
    notice: isNotice(left) ? { name: left, title: notices[left].title } : null,
  };
}

function modeOf(query: URLSearchParams): AuthMode {
  const mode = query.get('mode');
  if (mode === 'reset') return query.get('token') ? 'new-password' : 'reset';
  return mode === 'signup' || mode === 'code' ? mode : 'login';
}

export async function action({ request, context }: PageActionArgs) {
  const sent = Object.fromEntries(await request.formData());
  const { accounts, log } = context.get(servicesContext);
  const mode = isMode(sent['mode']) ? sent['mode'] : 'login';
  const visitor = { address: context.get(visitorContext).address, headers: request.headers };
  let status = 500;
  const outcome = await accounts.authenticate(mode, sent, visitor).catch((error: unknown) => {
    log.error({ err: error }, 'an account form failed');
    if (isDatabaseAway(error)) status = 503;
    return undefined;
  });
  const email = typeof sent['email'] === 'string' ? sent['email'].slice(0, 254) : '';
  if (!outcome)
    return data<AuthAttempt>(
      { mode, email, title: 'Error', message: 'An unexpected error occurred', fieldErrors: {} },
      { status, ...(status === 503 && { headers: { 'Retry-After': '30' } }) },
    );
  if (!outcome.ok) {
    const { status, wait, ...words } = outcome.refusal;
    const retry = wait === undefined ? undefined : { 'Retry-After': String(wait) };
    return data<AuthAttempt>({ mode, email, ...words }, { status, ...(retry ? { headers: retry } : {}) });
  }
  const next = ownPath(new URL(request.url).searchParams.get('next'));
  const asked = new URLSearchParams({ mode: 'code', ...(next !== undefined && { next }) });
  if (outcome.awaitsCode)
    return redirect(`/auth?${asked}`, { status: 303, headers: setCookies(outcome.cookies) });
  const to =
    mode === 'login' || mode === 'code'
      ? (next ?? '/')
      : next
        ? `/auth?next=${encodeURIComponent(next)}`
        : '/auth';
  return redirect(to, { status: 303, headers: setCookies(outcome.cookies) });
}

const setCookies = (cookies: string[]) => new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));

export const clientAction = (args: PageClientActionArgs<typeof action>) =>
  keepTyped<AuthAttempt>(args, (sent) => {
    const mode = sent.get('mode');
    const email = sent.get('email');
    return {
      mode: isMode(mode) ? mode : 'login',
      email: typeof email === 'string' ? email : '',
      title: 'Error',
      message: CONNECTION_LOST,
      fieldErrors: {},
      isLost: true,
    };
  });

function isMode(value: unknown): value is AuthMode {
  return typeof value === 'string' && Object.hasOwn(titles, value);
}

export default function Auth({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { mode, next, token, notice } = loaderData;
  return (
    <div className="wrap auth-page">
      <AuthCard mode={mode} attempt={actionData} notice={notice} next={next} token={token} />
    </div>
  );
}
