import { z } from 'zod';
import { line } from '#platform/forms/line.ts';
import { campaignKinds } from './campaign.ts';

/** What a new campaign begins with; everything else is set in its own form. */
const newCampaign = z.object({
  kind: z.enum(campaignKinds, 'Choose what kind of campaign it is'),
  name: line('The name', 'Enter a name', 100),
});

export type NewCampaign = z.infer<typeof newCampaign>;
export type NewCampaignErrors = Partial<Record<keyof NewCampaign, string>>;

export type CheckedNewCampaign =
  | { ok: true; made: NewCampaign }
  | { ok: false; fieldErrors: NewCampaignErrors };

export function checkNewCampaign(input: unknown): CheckedNewCampaign {
  const parsed = newCampaign.safeParse(input);
  if (parsed.success) return { ok: true, made: parsed.data };
  const fieldErrors: NewCampaignErrors = {};
  for (const { path, message } of parsed.error.issues) {
    if (path[0] === 'kind') fieldErrors.kind ??= message;
    else fieldErrors.name ??= message;
  }
  return { ok: false, fieldErrors };
}
