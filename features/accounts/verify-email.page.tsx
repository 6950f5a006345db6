import { data, redirect } from 'react-router';
import { OnePress } from './one-press.tsx';
import { servicesContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import { viewerOf } from './require-viewer.server.ts';
import './account.css';
import type { PageActionArgs, PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Verify your email',
    description: 'Verify the email address of your account.',
    path: '/auth/verify',
    noIndex: true,
  });
}

/** Opening the link does nothing yet: mail programs open links to look at them. */
export async function loader({ request, context }: PageLoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { accounts } = context.get(servicesContext);
  // The mail of a new address leads here as well.
  const change = new URL(request.url).searchParams.get('email');
  if (change !== null)
    return { token: change, moves: true, address: await accounts.security.findEmailChange(change) };
  return { token, moves: false, address: await accounts.addressOfLink({ token }) };
}

export async function action({ request, context }: PageActionArgs) {
  const token = (await request.formData()).get('token');
  const { accounts } = context.get(servicesContext);
  const asked = { token: typeof token === 'string' ? token : '', headers: request.headers };
  const { verified, cookies } = new URL(request.url).searchParams.has('email')
    ? await accounts.security.changeEmail(asked)
    : await accounts.verifyEmail(asked);
  if (!verified) return data({ failed: true }, { status: 410 });
  const to = (await viewerOf({ request, context })) ? '/account' : '/auth';
  return redirect(to, { status: 303, headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
}

export default function VerifyEmail({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return (
    <OnePress
      title={loaderData.moves ? 'Use this address' : 'Verify your email'}
      lead={
        loaderData.moves
          ? `One press, and your account belongs to ${loaderData.address ?? 'this address'}. It ends your sign-ins elsewhere.`
          : loaderData.address
            ? `One press, and we know that ${loaderData.address} is yours. It ends every other sign-in of this account. If you did not make an account, close this page.`
            : 'One press, and we know that this address is yours.'
      }
      press={loaderData.moves ? 'Use this address' : 'Verify my email'}
      token={loaderData.token}
      failed={
        actionData?.failed
          ? 'This link was used already or is too old. You can ask for a new one in your account.'
          : undefined
      }
    />
  );
}
