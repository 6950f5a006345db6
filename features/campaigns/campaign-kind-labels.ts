import type { CampaignKind } from './campaign.ts';

export const campaignKindLabels = {
  awareness: 'Awareness season',
  giveaway: 'Giveaway',
  'slide-in': 'Slide-in',
  'exit-window': 'Exit window',
  prayer: 'Prayer',
  announcement: 'Announcement',
} as const satisfies Record<CampaignKind, string>;
