import { data, redirect } from 'react-router';
import { OnePress } from '../features/account/one-press.tsx';
import { servicesContext } from '../services-context.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { requireViewer } from '../viewer.ts';
import type { Route } from './+types/account-link';
import '../features/account/account.css';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Link your orders',
    description: 'Link the orders of an email address to your BioLife account.',
    path: '/account/link',
    noIndex: true,
  });
}

/** The link is bound to the user who asked for it, so that user has to be signed in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireViewer({ request, context });
  return { email, token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer({ request, context });
  const { orders, accounts } = context.get(servicesContext);
  const token = (await request.formData()).get('token');
  const linked = await orders.confirmLink({ viewer, token: typeof token === 'string' ? token : '' });
  if (!linked) return data({ failed: true }, { status: 410 });
  return redirect('/account', { status: 303, headers: { 'Set-Cookie': accounts.notice('linked') } });
}

export default function AccountLink({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OnePress
      title="Link your orders"
      lead={
        <>
          The orders of the address that got this mail will show in the account{' '}
          <strong className="wrap-anywhere">{loaderData.email}</strong>.
        </>
      }
      press="Link Account"
      token={loaderData.token}
      failed={
        actionData?.failed
          ? 'Failed to link Shopify account: this link was used already, is too old, or was asked for by another account.'
          : undefined
      }
    />
  );
}
