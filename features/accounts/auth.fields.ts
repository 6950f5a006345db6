import type { FieldFacts, FormFacts } from '#platform/forms/field-facts.ts';
import { MAX_EMAIL_LENGTH } from '#platform/forms/max-email-length.ts';

/** Of a new password; whoever has a shorter one from before still comes in. */
export const MIN_PASSWORD_LENGTH = 8;
/** Told after the press, not as an attribute: a browser would cut a longer one unseen. */
export const MAX_PASSWORD_LENGTH = 128;

/** The modes of /auth (docs/product/accounts.md#pages). Setting a new password is the reset mode with the token of its mail. */
export type AuthMode = 'login' | 'code' | 'signup' | 'reset' | 'new-password';

const email = {
  label: 'Email',
  what: 'The email address',
  missing: 'Enter your email address',
  max: MAX_EMAIL_LENGTH,
  type: 'email',
  autoComplete: 'username',
} as const satisfies FieldFacts;

const password = {
  label: 'Password',
  what: 'The password',
  missing: 'Enter your password',
  type: 'password',
  autoComplete: 'current-password',
} as const satisfies FieldFacts;

const newPassword = {
  ...password,
  hint: `At least ${MIN_PASSWORD_LENGTH} characters. Longer is better.`,
  autoComplete: 'new-password',
} as const satisfies FieldFacts;

const confirmPassword = {
  label: 'Confirm password',
  what: 'The password',
  missing: 'Enter the password again',
  type: 'password',
  autoComplete: 'new-password',
} as const satisfies FieldFacts;

const code = {
  label: 'Code',
  what: 'The code',
  missing: 'Enter the code',
  hint: 'Six digits from your authenticator app, or one of your backup codes.',
  max: 20,
  autoComplete: 'one-time-code',
} as const satisfies FieldFacts;

/** Every field that a form of /auth may have. */
export const authFields = { email, password, confirmPassword, code } as const satisfies FormFacts;
export type AuthField = keyof typeof authFields;

/** The fields of each mode: the page and the checks follow this list. */
export const authFieldsOf = {
  login: { email, password },
  code: { code },
  signup: { email: { ...email, autoComplete: 'email' }, password: newPassword, confirmPassword },
  reset: { email: { ...email, missing: 'Please enter your email address' } },
  'new-password': {
    password: { ...newPassword, label: 'New password' },
    confirmPassword: { ...confirmPassword, label: 'Confirm new password' },
  },
} as const satisfies Record<AuthMode, FormFacts>;

/** The address whose orders a user wants to see. */
export const linkFields = { email: { ...email, autoComplete: 'email' } } as const satisfies FormFacts;

/** The code that an app shows once it knows the account. */
export const codeFields = {
  code: { ...code, hint: 'Six digits, as the app shows them now.' },
} as const satisfies FormFacts;

/** Who changes how an account is entered says by its password that it is theirs. */
export const ownPasswordFields = {
  password: { ...password, label: 'Your password' },
} as const satisfies FormFacts;

export const changePasswordFields = {
  currentPassword: { ...password, label: 'Current password' },
  password: { ...newPassword, label: 'New password' },
  confirmPassword: { ...confirmPassword, label: 'Confirm new password' },
} as const satisfies FormFacts;

export const changeEmailFields = {
  email: { ...email, label: 'New email', missing: 'Enter the new address', autoComplete: 'email' },
  password: { ...password, label: 'Your password' },
} as const satisfies FormFacts;

/** Who deletes an account says by its password that it is theirs. */
export const deleteFields = {
  password: { ...password, label: 'Your password' },
} as const satisfies FormFacts;
