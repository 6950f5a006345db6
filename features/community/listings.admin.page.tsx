import { useEffect, useEffectEvent } from 'react';
import { data, isRouteErrorResponse, useNavigate } from 'react-router';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { tableHref, viewHref } from '#platform/table/table-view.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { answerListings } from './answer-listings.server.ts';
import { HandListingForm } from './hand-listing-form.tsx';
import { FeedListings } from './feed-listing-list.tsx';
import { HandListings } from './hand-listing-list.tsx';
import { listingsPlace, readListingChoice } from './listing-choice.ts';
import { failedListing, listingIntentOf, readList } from './listings-answer.ts';
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
  const choice = readListingChoice(searchParams);
  const { list, feeds, view } = choice;
  const { community } = context.get(servicesContext);
  const id = searchParams.get('edit');
  const asked = {
    choice,
    add: searchParams.has('add'),
    edited: id === null ? undefined : await community.byHand.find(list, id),
  };
  if (feeds)
    return {
      ...asked,
      given: await community.ofFeeds(list, view),
      total: await community.countOfFeeds(list),
    };
  const listings = await community.byHand.list(list, view);
  return { ...asked, listings, total: await community.byHand.count(list) };
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
  const { choice, total, add, edited } = loaderData;
  const leaveForm = useEffectEvent(() => {
    const place = listingsPlace(choice);
    // What is new stands on the first page.
    void navigate(edited ? viewHref(place) : tableHref(place, {}), { replace: true });
  });
  const saved = actionData?.intent === 'save' && actionData.ok;
  useEffect(() => {
    if (!actionData) return;
    showToast({ kind: actionData.ok ? 'success' : 'error', title: actionData.message });
    if (actionData.intent === 'save' && actionData.ok) leaveForm();
  }, [actionData]);

  const refused = actionData?.intent === 'save' && !actionData.ok ? actionData : undefined;
  // Gone while it was edited: what was typed can be added anew.
  if (!saved && (add || edited || refused?.typed))
    return (
      <HandListingForm
        key={edited?.id ?? `new ${choice.list}`}
        choice={choice}
        edited={edited}
        refused={refused}
      />
    );
  const shown = { choice, total, answer: actionData };
  if ('given' in loaderData) return <FeedListings {...shown} listings={loaderData.given} />;
  return <HandListings {...shown} listings={loaderData.listings} />;
}
