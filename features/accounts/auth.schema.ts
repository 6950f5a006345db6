import { z } from 'zod';
import type { FieldErrors } from '#platform/forms/field-facts.ts';
import { EMAIL_HINT, emailLine } from '#platform/forms/line.ts';
import {
  type AuthField,
  authFields,
  authFieldsOf,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from './auth.fields.ts';

/** What a form lacks, in words for the visitor. No sentence stands in both: whoever hears the page would hear it twice. */
export interface AuthComplaint {
  /** For the whole form, where it is about more than one field. */
  message?: string;
  fieldErrors: FieldErrors<AuthField>;
}

export type AuthCheck<Form> = { ok: true; form: Form } | ({ ok: false } & AuthComplaint);

const FILL_IN = 'Please fill in all fields';
const NO_MATCH = 'Passwords do not match';
const TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`;
const TOO_LONG = `Password can have at most ${MAX_PASSWORD_LENGTH} characters`;
const NO_CODE = 'A code has six digits; a backup code has ten characters and a hyphen';
export const COMMON_PASSWORD = 'This password is one of the most common ones. Please choose another.';

const email = emailLine();
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
  fieldErrors: Object.fromEntries(absent.map((field) => [field, authFields[field].missing])),
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

/** Six digits of the app, however they are spaced, or a backup code. */
export function checkCode(input: unknown): AuthCheck<{ code: string }> {
  const code = textOf(input, 'code').replaceAll(/\s/g, '');
  if (code === '') return wrong('code', authFields.code.missing);
  return code.length <= authFields.code.max ? { ok: true, form: { code } } : wrong('code', NO_CODE);
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
  if (missing(input, ['email']).length > 0) return wrong('email', authFieldsOf.reset.email.missing);
  const address = email.safeParse(textOf(input, 'email'));
  return address.success ? { ok: true, form: { email: address.data } } : wrong('email', EMAIL_HINT);
}

/** The address whose orders a user wants to see. */
export function checkLinkEmail(input: unknown): AuthCheck<{ email: string }> {
  const address = email.safeParse(textOf(input, 'email'));
  return address.success ? { ok: true, form: { email: address.data } } : wrong('email', EMAIL_HINT);
}
