import type { ReactNode } from 'react';
import { announcementOf } from '#content/store-profile.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { CampaignFacts } from './campaign-facts.ts';

type StripFacts = Pick<CampaignFacts, 'season' | 'announcement'> & {
  profile: Parameters<typeof announcementOf>[0];
};

/** What stands above the header: the season's word while its campaign runs, else what the owner announces; empty when nothing. */
export function stripLine({ season, announcement, profile }: StripFacts): ReactNode {
  if (season !== 'awareness') return announcement ?? announcementOf(profile);
  return (
    <>
      <Icon name="heart" /> October is breast cancer awareness month. Book your mammogram, and take a sister
      along.
    </>
  );
}
