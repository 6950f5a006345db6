import { z } from 'zod';

/** The modes of /auth (docs/product/accounts.md#pages). Setting a new password is the reset mode with the token of its mail. */
export type AuthMode = 'login' | 'signup' | 'reset' | 'new-password';

export type AuthField = 'email' | 'password' | 'confirmPassword';
export type AuthFieldErrors = Partial<Record<AuthField, string>>;

/** What a form lacks, in words for the visitor. No sentence stands in both: whoever hears the page would hear it twice. */
export interface AuthComplaint {
  /** For the whole form, where it is about more than one field. */
  message?: string;
  fieldErrors: AuthFieldErrors;
}

export type AuthCheck<Form> = { ok: true; form: Form } | ({ ok: false } & AuthComplaint);

/** Of a new one; whoever has a shorter one from before still comes in. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

const FILL_IN = 'Please fill in all fields';
const ABSENT: Record<AuthField, string> = {
  email: 'Enter your email address',
  password: 'Enter your password',
  confirmPassword: 'Enter the password again',
};
const NO_MATCH = 'Passwords do not match';
const TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`;
const TOO_LONG = `Password can have at most ${MAX_PASSWORD_LENGTH} characters`;
const NO_RESET_EMAIL = 'Please enter your email address';
const EMAIL_HINT = 'Enter your email address, such as name@example.com';
export const COMMON_PASSWORD = 'This password is one of the most common ones. Please choose another.';

// 254: the longest address that mail can carry (RFC 5321).
const email = z.string().trim().max(254, EMAIL_HINT).pipe(z.email(EMAIL_HINT));
const fields = z.record(z.string(), z.unknown());

function textOf(input: unknown, field: AuthField): string {
  const parsed = fields.safeParse(input);
  const value = parsed.success ? parsed.data[field] : undefined;
  return typeof value === 'string' ? value : '';
}

type Complained = { ok: false } & AuthComplaint;

const wrong = (field: AuthField, message: string): Complained => ({
  ok: false,
  fieldErrors: { [field]: message },
});

const fillIn = (absent: readonly AuthField[]): Complained => ({
  ok: false,
  message: FILL_IN,
  fieldErrors: Object.fromEntries(absent.map((field) => [field, ABSENT[field]])),
});

function missing(input: unknown, names: readonly AuthField[]): AuthField[] {
  // A password may be of spaces; an address may not.
  return names.filter((name) => (name === 'email' ? textOf(input, name).trim() : textOf(input, name)) === '');
}

export function checkLogin(input: unknown): AuthCheck<{ email: string; password: string }> {
  const absent = missing(input, ['email', 'password']);
  if (absent.length > 0) return fillIn(absent);
  const address = email.safeParse(textOf(input, 'email'));
  if (!address.success) return wrong('email', EMAIL_HINT);
  return { ok: true, form: { email: address.data, password: textOf(input, 'password') } };
}

export function checkSignUp(input: unknown): AuthCheck<{ email: string; password: string }> {
  const absent = missing(input, ['email', 'password', 'confirmPassword']);
  if (absent.some((field) => field !== 'confirmPassword')) return fillIn(absent);
  const address = email.safeParse(textOf(input, 'email'));
  if (!address.success) return wrong('email', EMAIL_HINT);
  const password = checkNewPassword(input);
  return password.ok
    ? { ok: true, form: { email: address.data, password: password.form.password } }
    : password;
}

/** The new password, given twice: at sign-up and after a reset. */
export function checkNewPassword(input: unknown): AuthCheck<{ password: string }> {
  const password = textOf(input, 'password');
  const absent = missing(input, ['password', 'confirmPassword']);
  if (password === '') return fillIn(absent);
  if (textOf(input, 'confirmPassword') !== password) return wrong('confirmPassword', NO_MATCH);
  if (password.length < MIN_PASSWORD_LENGTH) return wrong('password', TOO_SHORT);
  if (password.length > MAX_PASSWORD_LENGTH) return wrong('password', TOO_LONG);
  return { ok: true, form: { password } };
}

export function checkReset(input: unknown): AuthCheck<{ email: string }> {
  if (missing(input, ['email']).length > 0) return wrong('email', NO_RESET_EMAIL);
  const address = email.safeParse(textOf(input, 'email'));
  return address.success ? { ok: true, form: { email: address.data } } : wrong('email', EMAIL_HINT);
}

/** The address whose orders a user wants to see. */
export function checkLinkEmail(input: unknown): AuthCheck<{ email: string }> {
  const address = email.safeParse(textOf(input, 'email'));
  return address.success ? { ok: true, form: { email: address.data } } : wrong('email', EMAIL_HINT);
}
