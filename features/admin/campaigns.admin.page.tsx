import { lazy, Suspense } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { type Campaign, campaignPhase } from '#features/campaigns/campaign.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import { answerCampaignIntent } from './answer-campaign-intent.ts';
import type { CampaignAttempt } from '#features/campaigns/campaign-attempt.ts';
import { campaignFields } from '#features/campaigns/campaign.fields.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import { ArchivedCampaigns } from '#features/campaigns/archived-campaigns.tsx';
import { NewCampaignForm } from '#features/campaigns/new-campaign-form.tsx';
import { CampaignEditor } from '#features/campaigns/campaign-editor.tsx';
import { isWinnerState } from '#features/giveaway/winner-state.ts';
import { servicesContext } from '#features/services-context.ts';
import { notThere } from '#features/store/trouble.ts';
import { may } from '#features/accounts/permissions.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import '#features/campaigns/campaigns.css';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';

/** Of giveaways alone. */
const DrawingPanel = lazy(async () => ({
  default: (await import('#features/giveaway/drawing-panel.tsx')).DrawingPanel,
}));
const CampaignScreens = lazy(() => import('./campaign-screens.tsx'));

export async function loader({ request, context }: PageLoaderArgs) {
  const { role, email: actor } = await requirePermission({ request, context }, 'campaigns.see');
  const { campaigns, giveaway, clock } = context.get(servicesContext);
  await giveaway.closeEnded();
  // What another instance wrote a moment ago is what an editor must see.
  await campaigns.reload();
  const now = clock.now();
  return {
    now: newYorkLocal(now),
    mayExport: may(role, 'campaigns.export'),
    archived: campaigns.all().filter(({ archived }) => archived),
    campaigns: await Promise.all(
      atHand(campaigns.all()).map(async (campaign) => ({
        campaign,
        ended: campaignPhase(campaign, now) === 'ended',
        due: campaign.drawingAt !== null && now.getTime() >= Date.parse(campaign.drawingAt),
        tally: campaign.kind === 'giveaway' ? await giveaway.tally(campaign.id, { actor }) : null,
      })),
    ),
  };
}

export async function action({ request, context }: PageActionArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'campaigns.change');
  const { campaigns, giveaway } = context.get(servicesContext);
  const sent = await request.formData();
  const sentId = sent.get('id');
  const id = typeof sentId === 'string' ? sentId : '';
  const answer = (attempt: CampaignAttempt, status = 200) => data(attempt, { status });

  const made = await answerCampaignIntent(campaigns, { actor, id, sent });
  if (made) return answer(made.attempt, made.status);
  if (sent.get('intent') === 'draw') {
    if (sent.get('confirm') !== 'on')
      return answer({ id, outcome: 'not-drawn', message: 'Tick the box first: a drawing is final.' }, 422);
    const drawn = await giveaway.draw({ actor, campaignId: id });
    if (drawn.ok) return answer({ id, outcome: 'drawn' });
    return answer({ id, outcome: 'not-drawn', message: whyNotDrawn[drawn.reason] }, 409);
  }

  if (sent.get('intent') === 'winner') {
    const state = sent.get('state');
    const entryId = sent.get('entry');
    if (!isWinnerState(state) || typeof entryId !== 'string') throw notThere();
    const result = await giveaway.changeWinner({ actor, campaignId: id, entryId, state });
    if (result.ok) return answer({ id, outcome: 'drawn' });
    return answer({ id, outcome: 'not-drawn', message: whyNotChanged[result.reason] }, 409);
  }

  const result = await campaigns.update({
    actor,
    id,
    version: Number(sent.get('version')),
    input: Object.fromEntries(sent),
    entrants: giveaway.entrants,
  });
  if (result.ok) return answer({ id, outcome: 'saved' });
  const refused = { id, outcome: 'refused' as const, values: typedValues(campaignFields, sent), errors: {} };
  switch (result.reason) {
    case 'fields':
      return answer({ ...refused, errors: result.fieldErrors }, 422);
    case 'conflict':
      return answer({ ...refused, message: CONFLICT, current: result.current }, 409);
    case 'entrants':
      return answer({ ...refused, errors: { tellEntrants: enteredAlready(result.entrants) } }, 409);
    case 'drawn':
      return answer({ ...refused, message: DRAWN }, 409);
    case 'unknown':
      throw notThere();
  }
}

/** New ones first, by the moment they begin; what has no dates yet was made just now. */
const atHand = (all: readonly Campaign[]) =>
  all
    .filter(({ archived }) => archived !== true)
    .toSorted((a, b) => (b.endsAt ?? '9').localeCompare(a.endsAt ?? '9'));

/** After a conflict what stands now is needed; other refusals changed nothing. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

const CONFLICT =
  'Somebody else changed this campaign meanwhile, and nothing was saved. What you typed is still here. Save again to put it in place of this:';
const enteredAlready = (count: number) =>
  `${count === 1 ? 'One person has' : `${count} people have`} entered for the prizes as they were. Tick this to write to everybody who has entered, and save again.`;
const DRAWN = 'The winners of this giveaway are drawn: its dates and prizes stay as they are.';
const whyNotChanged = {
  unknown: 'There is no such winner.',
  'not-now': 'Somebody else was quicker. How it stands now is below.',
  erased: 'This entry was erased: there is no address to write to.',
};
const whyNotDrawn = {
  unknown: 'There is no such giveaway.',
  'not-ended': 'Entries are still taken. Winners are drawn after the last one.',
  'too-early': 'Winners are drawn at the announced time, not before it.',
  'no-entries': 'Nobody has entered.',
  drawn: 'The winners were drawn already. They stand below.',
};

export default function AccountCampaigns({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const of = (id: string) =>
    actionData && 'id' in actionData && actionData.id === id ? actionData : undefined;
  return (
    <>
      <NewCampaignForm
        key={loaderData.campaigns.length}
        attempt={actionData?.outcome === 'not-made' ? actionData : undefined}
      />
      {loaderData.campaigns.map(({ campaign, ended, due, tally }) => [
        // A new version is a new form; after a conflict it starts with what was typed.
        <CampaignEditor
          key={`${campaign.id} ${campaign.version}`}
          campaign={campaign}
          now={loaderData.now}
          attempt={of(campaign.id)}
          Look={CampaignScreens}
        />,
        tally && (
          <Suspense key={`${campaign.id} drawing`} fallback={null}>
            <DrawingPanel
              campaign={campaign}
              tally={tally}
              ended={ended}
              due={due}
              attempt={of(campaign.id)}
              mayExport={loaderData.mayExport}
            />
          </Suspense>
        ),
      ])}
      <ArchivedCampaigns campaigns={loaderData.archived} />
    </>
  );
}
