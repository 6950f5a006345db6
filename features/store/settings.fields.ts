import type { FormFacts } from '#platform/forms/field-facts.ts';
import { MAX_EMAIL_LENGTH } from '#platform/forms/max-email-length.ts';

/** What an owner types among the settings; the rest of that form is boxes to tick. */
export const settingsFields = {
  storeInbox: {
    label: 'Store address for mails',
    what: 'The store address',
    max: MAX_EMAIL_LENGTH,
    type: 'email',
    autoComplete: 'off',
    className: 'max-w-xl',
  },
} as const satisfies FormFacts;

export const dailyDigestLabel =
  'One mail a day, at 7 in the morning, instead of one for each message and entry';
