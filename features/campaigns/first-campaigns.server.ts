import { GIVEAWAY_2025_PRIZES, GIVEAWAY_2025_VALUES } from '#content/campaign-texts.ts';
import { type Campaign, storesOwnWords } from './campaign.ts';
import { inNewYork } from '#platform/time/new-york.ts';

const newYork = (local: string) => inNewYork(local).toISOString();

/**
 * What the store starts with (docs/product/campaigns.md#seeded-campaigns). Ours, because nobody gave them: the start and the end of
 * the entries, the prizes' values, and the end of the prayers. A migration gives start and values to stores seeded before them.
 */
export const firstCampaigns: Campaign[] = [
  {
    id: 'awareness',
    kind: 'awareness',
    name: 'Breast cancer awareness month',
    enabled: true,
    startsAt: null,
    endsAt: newYork('2025-10-31T23:59:59'),
    popupsUntil: null,
    drawingAt: null,
    prizes: [],
    prizeValues: [],
    termsConfirmed: false,
    ...storesOwnWords,
    version: 1,
  },
  {
    id: 'giveaway-2025',
    kind: 'giveaway',
    name: '2025 giveaway',
    enabled: true,
    startsAt: newYork('2025-09-01T00:00:00'),
    endsAt: newYork('2025-12-12T23:59:59'),
    popupsUntil: newYork('2025-12-10T23:59:59'),
    drawingAt: newYork('2025-12-13T12:00:00'),
    prizes: [...GIVEAWAY_2025_PRIZES],
    prizeValues: [...GIVEAWAY_2025_VALUES],
    termsConfirmed: false,
    ...storesOwnWords,
    version: 1,
  },
  {
    id: 'jamaica-prayer',
    kind: 'prayer',
    name: 'Prayers for Jamaica',
    enabled: true,
    startsAt: null,
    endsAt: newYork('2025-12-31T23:59:59'),
    popupsUntil: null,
    drawingAt: null,
    prizes: [],
    prizeValues: [],
    termsConfirmed: false,
    ...storesOwnWords,
    version: 1,
  },
];
