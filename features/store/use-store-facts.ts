import { useRouteLoaderData } from 'react-router';
import type { FooterBadge } from '#content/badges.ts';
import type { SampleContentSwitches } from '#content/sample-content.ts';
import type { StoreProfile } from '#content/store-profile.ts';
import type { CampaignFacts } from '#features/campaigns/campaign-facts.ts';

/** What the root loader tells every page: the same for everybody. */
export interface StoreFacts extends CampaignFacts {
  /** Public origin, without a slash at its end. */
  storeUrl: string;
  year: number;
  /** A live shop is connected. */
  live: boolean;
  /** As texts put it: '90 days'. */
  chatsKept: string;
  sample: SampleContentSwitches;
  /** Why nobody can subscribe: no mail leaves. */
  notYet?: string;
  /** What the owner says of the store. */
  profile: StoreProfile;
  /** Those of the footer. */
  badges: FooterBadge[];
}

/** Undefined only where the root itself failed. */
export const useStoreFacts = (): StoreFacts | undefined => useRouteLoaderData<() => StoreFacts>('root');
