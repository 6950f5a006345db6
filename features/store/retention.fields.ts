import type { RetentionDays } from '#content/retention.ts';
import type { FieldFacts } from '#platform/forms/field-facts.ts';

const days = {
  max: 4,
  inputMode: 'numeric',
  autoComplete: 'off',
  missing: 'Enter a number of days',
} as const;

/** How long the store keeps what people leave with it, in days. */
export const retentionFields = {
  chats: { ...days, label: 'Chats and their ratings', what: 'Chats' },
  messages: { ...days, label: 'Messages of the contact form', what: 'Messages' },
  entries: { ...days, label: 'Giveaway entries, after the drawing', what: 'Entries' },
  unconfirmed: { ...days, label: 'Addresses that nobody confirmed', what: 'Unconfirmed addresses' },
  activity: { ...days, label: 'Activity of administrators', what: 'Activity' },
  mails: { ...days, label: 'Copies of mails', what: 'Mails' },
  searches: { ...days, label: 'Counts of what was searched for', what: 'Searches' },
} as const satisfies Record<keyof RetentionDays, FieldFacts>;
