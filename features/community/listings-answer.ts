import { type FeedList, feedLists } from '#integrations/feeds/feed-list.ts';
import type { FieldErrors } from '#platform/forms/field-facts.ts';
import type { ListingField } from './hand-listing.fields.ts';

/** What the tab of typed-in listings was asked for, and what came of it. */
export const listingIntents = ['save', 'hide', 'show', 'delete'] as const;
export type ListingIntent = (typeof listingIntents)[number];

export interface ListingsAnswer {
  intent: ListingIntent;
  ok: boolean;
  /** For a toast. */
  message: string;
  list: FeedList;
  /** Of a form that was refused: what was typed, and what is wrong with it. */
  typed?: Partial<Record<ListingField, string>>;
  errors?: FieldErrors<ListingField>;
  /** What stands now where somebody else saved it meanwhile. */
  meanwhile?: { now: Partial<Record<ListingField, string>>; version: string };
}

/** The boxes of the listings: what a form sends of those that are ticked. */
export const CHOSEN_LISTINGS = 'chosen[]';

export const LISTINGS_PATH = '/account/listings';

/** The list that an address or a form names. */
export const readList = (value: unknown): FeedList => feedLists.find((list) => list === value) ?? 'events';

export const listingIntentOf = (value: unknown): ListingIntent =>
  listingIntents.find((intent) => intent === value) ?? 'save';

export const failedListing = (intent: ListingIntent, list: FeedList): ListingsAnswer => ({
  intent,
  list,
  ok: false,
  message: 'That did not work. Please try again later.',
});
