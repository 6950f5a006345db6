import type { GiveawayFacts } from '#features/campaigns/campaign-facts.ts';
import type { EntryField, EntryFieldErrors } from './entry.schema.ts';

/** What came back from the last press: an entry, or what was typed and what is wrong with it. */
export type EntryAttempt =
  | { entered: true; giveaway: GiveawayFacts }
  | {
      entered: false;
      values: Partial<Record<EntryField, string>>;
      errors: EntryFieldErrors;
      /** Words for the whole form. */
      message?: string;
    };

const FIELDS = ['name', 'email', 'phone', 'address', 'optedIn'] as const satisfies readonly EntryField[];
/** Longer than any field takes: what is shown again is bounded. */
const MAX_SHOWN = 400;

/** What was typed, to be shown again beside what is wrong with it. */
export function typedValues(sent: FormData): Partial<Record<EntryField, string>> {
  const values: Partial<Record<EntryField, string>> = {};
  for (const name of FIELDS) {
    const value = sent.get(name);
    if (typeof value === 'string') values[name] = value.slice(0, MAX_SHOWN);
  }
  return values;
}
