import type { CampaignAttempt } from '#features/campaigns/campaign-attempt.ts';
import type { CampaignService } from '#features/campaigns/campaign-service.server.ts';
import { notThere } from '#features/store/trouble.ts';

interface Answered {
  attempt: CampaignAttempt;
  status?: number;
}

/** What a press beside the campaigns' own forms asks for: a new one, a copy, the archive. Undefined when it asks for something else. */
export async function answerCampaignIntent(
  campaigns: CampaignService,
  { actor, id, sent }: { actor: string; id: string; sent: FormData },
): Promise<Answered | undefined> {
  switch (sent.get('intent')) {
    case 'create': {
      const made = await campaigns.make({ actor, input: Object.fromEntries(sent) });
      if (made.ok) return { attempt: { id: made.id, outcome: 'made' } };
      const values = { kind: typed(sent, 'kind'), name: typed(sent, 'name') };
      return { attempt: { id: '', outcome: 'not-made', values, errors: made.fieldErrors }, status: 422 };
    }
    case 'copy':
      if ((await campaigns.copy({ actor, id })) === undefined) throw notThere();
      return { attempt: { id, outcome: 'copied' } };
    case 'archive':
    case 'restore': {
      const archived = sent.get('intent') === 'archive';
      const result = await campaigns.archive({ actor, id, archived });
      if (result.ok) return { attempt: { id, outcome: archived ? 'archived' : 'restored' } };
      if (result.reason === 'unknown') throw notThere();
      return { attempt: { id, outcome: 'not-archived', message: STILL_RUNS }, status: 409 };
    }
    default:
      return undefined;
  }
}

const STILL_RUNS = 'This campaign runs. Switch it off and save before it is archived.';

/** Longer than any field takes: what is shown again is bounded. */
const typed = (sent: FormData, name: string) => {
  const value = sent.get(name);
  return typeof value === 'string' ? value.slice(0, 200) : '';
};
