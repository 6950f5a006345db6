import { data, redirect } from 'react-router';
import { OnePress } from '#features/accounts/one-press.tsx';
import { servicesContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import { requireViewer } from '#features/accounts/require-viewer.server.ts';
import '#features/accounts/account.css';
import type { PageActionArgs, PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Link your orders',
    description: 'Link the orders of an email address to your account.',
    path: '/account/link',
    noIndex: true,
  });
}

/** The link is bound to the user who asked for it, so that user has to be signed in. */
export async function loader({ request, context }: PageLoaderArgs) {
  const { email } = await requireViewer({ request, context });
  return { email, token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action({ request, context }: PageActionArgs) {
  const viewer = await requireViewer({ request, context });
  const { orders, accounts } = context.get(servicesContext);
  const token = (await request.formData()).get('token');
  const linked = await orders.confirmLink({ viewer, token: typeof token === 'string' ? token : '' });
  if (!linked) return data({ failed: true }, { status: 410 });
  return redirect('/account', { status: 303, headers: { 'Set-Cookie': accounts.notice('linked') } });
}

export default function AccountLink({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
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
