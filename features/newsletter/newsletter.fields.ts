import type { FormFacts } from '#platform/forms/field-facts.ts';
import { MAX_EMAIL_LENGTH } from '#platform/forms/max-email-length.ts';

/** The one field of every box for subscribers: its components, the check and the answer follow it. */
export const newsletterFields = {
  email: {
    label: 'Email',
    what: 'The email address',
    missing: 'Please enter a valid email address',
    max: MAX_EMAIL_LENGTH,
    placeholder: 'name@example.com',
    type: 'email',
    autoComplete: 'email',
  },
} as const satisfies FormFacts;
