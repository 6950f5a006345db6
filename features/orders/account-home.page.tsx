import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { checkLinkEmail } from '#features/accounts/auth.schema.ts';
import { may } from '#features/accounts/permissions.ts';
import type { Viewer } from '#features/accounts/find-viewer.server.ts';
import type { AccountAnswer } from '#features/accounts/account-answer.ts';
import { AccountCard } from '#features/accounts/account-card.tsx';
import { DataCard } from '#features/accounts/data-card.tsx';
import { LinkCard } from './link-card.tsx';
import { OrderHistory } from './order-history.tsx';
import { useAnswerToast } from '#features/accounts/use-answer-toast.ts';
import { servicesContext, visitorContext } from '#features/services-context.ts';
import { answerDeskSearch } from '#features/admin/answer-desk-search.ts';
import { requirePermission, requireViewer } from '#features/accounts/require-viewer.server.ts';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import type { HeadersFunction } from 'react-router';

/** Shoppers have none. */
const DeskHome = lazy(async () => ({
  default: (await import('#features/admin/desk-home.tsx')).DeskHome,
}));

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After');
  return { 'Cache-Control': 'no-store', ...(wait ? { 'Retry-After': wait } : {}) };
};

export async function loader({ request, context }: PageLoaderArgs) {
  const viewer = await requireViewer({ request, context });
  const { accounts, orders, overview } = context.get(servicesContext);
  const { email, emailVerified, isAdmin, role } = viewer;
  return {
    email,
    emailVerified,
    role,
    overview: may(role, 'overview.see') ? await overview.read() : undefined,
    alsoHeld: await accounts.alsoHeld(viewer),
    linked: await orders.linkOf(viewer),
    // An administrator's orders have a tab of their own. The page does not wait for the platform.
    orders: isAdmin ? undefined : orders.historyOf(viewer),
  };
}

export async function action({ request, context }: PageActionArgs) {
  const viewer = await requireViewer({ request, context });
  const sent = Object.fromEntries(await request.formData());
  const { address } = context.get(visitorContext);
  const { accounts, orders, assistant, overview } = context.get(servicesContext);
  if (sent['intent'] === 'search-desk') {
    // What any role may see; each place asks for its own.
    const { role, email: actor } = await requirePermission({ request, context }, 'messages.see');
    return answerDeskSearch(overview, { words: sent['words'], role, actor });
  }
  if (sent['intent'] === 'verify') {
    const result = await accounts.resendVerification({ viewer, address });
    if (!result.ok) return tooMany('verify', result.wait);
    return data<AccountAnswer>({
      intent: 'verify',
      ok: true,
      title: 'Verification email sent',
      description: 'Check your inbox.',
    });
  }
  if (sent['intent'] === 'delete') {
    const password = typeof sent['password'] === 'string' ? sent['password'] : '';
    const also = { entries: sent['entries'] === 'on', subscription: sent['subscription'] === 'on' };
    const result = await accounts.deleteAccount({ viewer, password, headers: request.headers, also });
    if (result.ok)
      return redirect('/', {
        status: 303,
        headers: result.cookies.map((cookie) => ['Set-Cookie', cookie]),
      });
    return result.reason === 'limited' ? tooMany('delete', result.wait) : notDeleted(result.reason);
  }
  if (sent['intent'] === 'delete-chats') {
    const gone = await assistant.forgetAllOf({ userId: viewer.id });
    return data<AccountAnswer>({
      intent: 'delete-chats',
      ok: true,
      title: gone === 0 ? 'There was no conversation' : 'All your conversations were deleted',
    });
  }
  if (sent['intent'] === 'unlink') {
    await orders.unlink(viewer);
    return data<AccountAnswer>({
      intent: 'unlink',
      ok: true,
      title: 'Account unlinked',
      description: 'Its orders no longer show here.',
    });
  }
  const checked = checkLinkEmail(sent);
  if (!checked.ok) return notLinked(checked.fieldErrors.email ?? '', sent['email'], 422);
  const { email } = checked.form;
  const result = await orders.requestLink({ viewer, email, address });
  if (!result.ok && result.reason === 'limited') return tooMany('link', result.wait, email);
  if (!result.ok) return notLinked('Please verify your own email first.', email, 403);
  return data<AccountAnswer>(linkAnswer(result.linked, viewer, email));
}

/** The same whether or not the address ever ordered. */
function linkAnswer(linked: boolean, viewer: Viewer, email: string): AccountAnswer {
  if (linked)
    return { intent: 'link', ok: true, title: 'Shopify account linked successfully!', value: viewer.email };
  return {
    intent: 'link',
    ok: true,
    title: 'Check your inbox',
    description: `We sent a link to ${email}. Follow it within ten minutes to see the orders of that address.`,
    value: email,
  };
}

function notLinked(message: string, typed: unknown, status: number) {
  return data<AccountAnswer>(
    {
      intent: 'link',
      ok: false,
      title: 'Failed to link Shopify account',
      error: message,
      value: typeof typed === 'string' ? typed.slice(0, 254) : '',
    },
    { status },
  );
}

const whyNotDeleted = {
  password: 'This is not your password.',
  'last-owner': 'You are the last owner of this store. Make somebody else an owner first.',
};

function notDeleted(reason: keyof typeof whyNotDeleted) {
  const message = whyNotDeleted[reason];
  return data<AccountAnswer>(
    {
      intent: 'delete',
      ok: false,
      title: 'Nothing was deleted',
      error: message,
      attempt: crypto.randomUUID(),
    },
    { status: 422 },
  );
}

function tooMany(intent: AccountAnswer['intent'], wait: number, value?: string) {
  const message = TOO_MANY_REQUESTS;
  return data<AccountAnswer>(
    { intent, ok: false, title: 'Error', description: message, value },
    { status: 429, headers: { 'Retry-After': String(wait) } },
  );
}

export default function AccountHome({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { email, emailVerified, role, linked, orders, overview, alsoHeld } = loaderData;
  const found = actionData?.intent === 'search-desk' ? actionData : undefined;
  const answer = actionData?.intent === 'search-desk' ? undefined : actionData;
  useAnswerToast(answer);
  return (
    <>
      {role && (
        <Suspense fallback={null}>
          <DeskHome overview={overview} found={found} />
        </Suspense>
      )}
      <AccountCard email={email} role={role} />
      {!linked && <LinkCard email={email} emailVerified={emailVerified} answer={answer} />}
      {orders && <OrderHistory linked={linked} orders={orders} />}
      <DataCard answer={answer} alsoHeld={alsoHeld} emailVerified={emailVerified} />
    </>
  );
}
