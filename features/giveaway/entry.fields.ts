import { giveawayForm } from '#content/campaign-texts.ts';
import type { FieldErrors, FieldName, FormFacts } from '#platform/forms/field-facts.ts';
import { MAX_EMAIL_LENGTH } from '#platform/forms/max-email-length.ts';
import { entryOptIn } from './opt-in.ts';

/** The fields of the giveaway's entry (docs/product/giveaway.md#entering): page, dialog, schema and redisplay follow this list. */
export const entryFields = {
  name: {
    label: 'Full name',
    what: 'The name',
    missing: 'Enter your full name',
    max: 100,
    autoComplete: 'name',
  },
  email: {
    label: 'Email',
    what: 'The email address',
    missing: 'Enter your email address, such as name@example.com',
    max: MAX_EMAIL_LENGTH,
    hint: 'We confirm your entry here.',
    type: 'email',
    autoComplete: 'email',
  },
  phone: {
    label: 'Phone',
    what: 'The phone number',
    missing: 'Enter your phone number, such as (404) 555-0123',
    max: 40,
    hint: 'Only to reach you if you win.',
    type: 'tel',
    autoComplete: 'tel',
  },
  address: {
    label: 'Full address',
    what: 'The address',
    missing: 'Enter your full address',
    max: 300,
    hint: 'Street, city, state and ZIP code.',
    autoComplete: 'street-address',
  },
  optedIn: {
    label: giveawayForm.consent,
    what: 'The consent',
    missing: `${entryOptIn.title}: ${entryOptIn.description}`,
    kind: 'tick',
  },
} as const satisfies FormFacts;

export type EntryField = FieldName<typeof entryFields>;
export type EntryFieldErrors = FieldErrors<EntryField>;

/** The dialog's first step: how to reach somebody, and the consent. The second asks for the rest. */
export const firstStepFields = ['email', 'phone', 'optedIn'] as const satisfies readonly EntryField[];
