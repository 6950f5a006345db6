import type { CampaignKind } from './campaign.ts';

export const campaignKindLabels = {
  awareness: 'Awareness season',
  giveaway: 'Giveaway',
  prayer: 'Prayer',
  announcement: 'Announcement',
} as const satisfies Record<CampaignKind, string>;
