import { GIVEAWAY_2025_PRIZES } from '#content/campaign-texts.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { inNewYork } from '#domain/time/new-york.ts';

const newYork = (local: string) => inNewYork(local).toISOString();

/**
 * What the store starts with (decisions, 'Dates and campaigns'). Dates of the specification: awareness to 31 Oct 2025, popups of the giveaway to
 * 10 Dec 2025, drawing on 13 Dec 2025. Ours, because it gives none: entries until the day before the drawing, the prayer modal to the end of 2025.
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
    version: 1,
  },
  {
    id: 'giveaway-2025',
    kind: 'giveaway',
    name: '2025 giveaway',
    enabled: true,
    startsAt: null,
    endsAt: newYork('2025-12-12T23:59:59'),
    popupsUntil: newYork('2025-12-10T23:59:59'),
    drawingAt: newYork('2025-12-13T12:00:00'),
    prizes: [...GIVEAWAY_2025_PRIZES],
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
    version: 1,
  },
];
