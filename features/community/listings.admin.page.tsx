import { useEffect } from 'react';
import { data, isRouteErrorResponse, useNavigate } from 'react-router';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { answerListings } from './answer-listings.server.ts';
import { HandListingForm } from './hand-listing-form.tsx';
import { FeedListings } from './feed-listing-list.tsx';
import { HandListings } from './hand-listing-list.tsx';
import { failedListing, LISTINGS_PATH, listingIntentOf, readList } from './listings-answer.ts';
import './community.css';
import './sources.css';
import type {
  PageActionArgs,
  PageClientActionArgs,
  PageLoaderArgs,
  PageProps,
} from '#platform/ui/page-types.ts';

export async function loader({ request, context }: PageLoaderArgs) {
  await requirePermission({ request, context }, 'community.see');
  const { searchParams } = new URL(request.url);
  const list = readList(searchParams.get('list'));
  const { community } = context.get(servicesContext);
  const given = searchParams.has('feeds') ? await community.ofFeeds(list) : undefined;
  const listings = given ? [] : await community.byHand.list(list);
  return data({ list, listings, given, add: searchParams.has('add'), edit: searchParams.get('edit') });
}

export async function action({ request, context }: PageActionArgs) {
  const { email } = await requirePermission({ request, context }, 'community.change');
  const { community, log } = context.get(servicesContext);
  const form = await request.formData();
  try {
    const answer = await answerListings(community, form, email);
    return data(answer, { status: answer.ok ? 200 : 422 });
  } catch (error) {
    log.error({ err: error }, 'a listing could not be changed');
    return data(failedListing(listingIntentOf(form.get('intent')), readList(form.get('list'))), {
      status: 500,
    });
  }
}

/** A server that cannot be reached must not take the page, and what was typed, with it. */
export async function clientAction({ request, serverAction }: PageClientActionArgs<typeof action>) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // Refusals and redirects are the server's word.
    if (isRouteErrorResponse(error) || error instanceof Response) throw error;
    return failedListing(listingIntentOf(form.get('intent')), readList(form.get('list')));
  }
}

export default function AccountListings({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const navigate = useNavigate();
  const { list, listings, given, add, edit } = loaderData;
  const saved = actionData?.intent === 'save' && actionData.ok;
  useEffect(() => {
    if (!actionData) return;
    showToast({ kind: actionData.ok ? 'success' : 'error', title: actionData.message });
    if (actionData.intent === 'save' && actionData.ok)
      void navigate(`${LISTINGS_PATH}?list=${actionData.list}`, { replace: true });
  }, [actionData, navigate]);

  const edited = listings.find(({ id }) => id === edit);
  const refused = actionData?.intent === 'save' && !actionData.ok ? actionData : undefined;
  // Gone while it was edited: what was typed can be added anew.
  if (!saved && (add || edited || refused?.typed))
    return (
      <HandListingForm key={edited?.id ?? `new ${list}`} list={list} edited={edited} refused={refused} />
    );
  if (given) return <FeedListings list={list} listings={given} answer={actionData} />;
  return <HandListings list={list} listings={listings} answer={actionData} />;
}
