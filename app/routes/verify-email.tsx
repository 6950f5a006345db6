import { data, redirect } from 'react-router';
import { OnePress } from '../features/account/one-press.tsx';
import { servicesContext } from '../services-context.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { viewerOf } from '../viewer.ts';
import type { Route } from './+types/verify-email';
import '../features/account/account.css';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Verify your email',
    description: 'Verify the email address of your BioLife account.',
    path: '/auth/verify',
    noIndex: true,
  });
}

/** Opening the link does nothing yet: mail programs open links to look at them. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await request.formData()).get('token');
  const { accounts } = context.get(servicesContext);
  const { verified, cookies } = await accounts.verifyEmail({ token: typeof token === 'string' ? token : '' });
  if (!verified) return data({ failed: true }, { status: 410 });
  const to = (await viewerOf({ request, context })) ? '/account' : '/auth';
  return redirect(to, { status: 303, headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OnePress
      title="Verify your email"
      lead="One press, and we know that this address is yours."
      press="Verify my email"
      token={loaderData.token}
      failed={
        actionData?.failed
          ? 'This link was used already or is too old. You can ask for a new one in your account.'
          : undefined
      }
    />
  );
}
