import type { FormFacts } from '#platform/forms/field-facts.ts';
import { MAX_EMAIL_LENGTH } from '#platform/forms/max-email-length.ts';

/** Whom an owner asks to look after the store, and as what. */
export const inviteFields = {
  email: {
    label: 'Email address',
    what: 'The email address',
    missing: 'Enter the email address of who you invite',
    max: MAX_EMAIL_LENGTH,
    type: 'email',
    autoComplete: 'off',
  },
  role: { label: 'Role', what: 'The role', missing: 'Choose a role', kind: 'choice' },
} as const satisfies FormFacts;
