import type { Campaign } from './campaign.ts';
import type { TypedValues } from '#platform/forms/field-facts.ts';
import type { CampaignField } from './campaign.fields.ts';
import type { CampaignFieldErrors } from './campaign.schema.ts';
import type { NewCampaignErrors } from './new-campaign.schema.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';

/** What was typed, or what stands, field by field as the form shows it. */
export type CampaignValues = TypedValues<CampaignField>;

/** What came back from the last press, for the campaign it was about. */
export type CampaignAttempt = { id: string } & (
  | { outcome: 'saved' | 'drawn' | 'copied' | 'archived' | 'restored' }
  | { outcome: 'not-drawn' | 'not-archived'; message: string }
  | { outcome: 'made' }
  | NewCampaignAttempt
  | {
      outcome: 'refused';
      values: CampaignValues;
      errors: CampaignFieldErrors;
      message?: string;
      /** Somebody else was quicker: how it stands now. */
      current?: Campaign;
    }
);

/** A new campaign that was not made, with what was typed. */
export interface NewCampaignAttempt {
  outcome: 'not-made';
  values: { kind: string; name: string };
  errors: NewCampaignErrors;
}

/** A campaign as its form shows it; times are New York's. */
export function valuesOf(campaign: Campaign): CampaignValues {
  const { name, enabled, startsAt, endsAt, popupsUntil, drawingAt, prizes, prizeValues } = campaign;
  const { title, text, button, link, picture, publishWinners, termsConfirmed } = campaign;
  const local = (moment: string | null) => (moment === null ? '' : newYorkLocal(new Date(moment)));
  return {
    name,
    ...(enabled && { enabled: 'on' }),
    startsAt: local(startsAt),
    endsAt: local(endsAt),
    popupsUntil: local(popupsUntil),
    drawingAt: local(drawingAt),
    prize1: prizes[0] ?? '',
    prize2: prizes[1] ?? '',
    prize3: prizes[2] ?? '',
    value1: prizeValues[0]?.toString() ?? '',
    value2: prizeValues[1]?.toString() ?? '',
    value3: prizeValues[2]?.toString() ?? '',
    title,
    text,
    button,
    link,
    picture: picture ?? '',
    ...(publishWinners && { publishWinners: 'on' }),
    ...(termsConfirmed && { termsConfirmed: 'on' }),
  };
}
