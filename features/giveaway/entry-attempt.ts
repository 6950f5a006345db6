import type { GiveawayState } from '#features/campaigns/campaign-facts.ts';
import type { TypedValues } from '#platform/forms/field-facts.ts';
import type { EntryField, EntryFieldErrors } from './entry.fields.ts';

/** What came back from the last press: an entry, or what was typed and what is wrong with it. */
export type EntryAttempt =
  | { entered: true; giveaway: GiveawayState }
  | {
      entered: false;
      values: TypedValues<EntryField>;
      errors: EntryFieldErrors;
      /** Words for the whole form. */
      message?: string;
    };
