import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import {
  type AuthComplaint,
  checkCode,
  checkLogin,
  checkNewPassword,
  checkReset,
  checkSignUp,
  COMMON_PASSWORD,
} from './auth.schema.ts';
import type { AuthMode } from './auth.fields.ts';
import type { AccountParts } from './account-parts.server.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { knownBrowserCookie, noticeCookie } from './cookies.server.ts';
import { requestReset } from './request-reset.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { signIn } from './sign-in.server.ts';
import { verifyCode } from './verify-code.server.ts';
import { signUp } from './sign-up.server.ts';

/** Why a form of /auth did not go through, in the visitor's words. */
export interface AuthRefusal extends AuthComplaint {
  title: string;
  status: 401 | 409 | 410 | 422 | 429;
  /** Seconds, when there were too many tries. */
  wait?: number;
}

/** Set-Cookie lines for the answer, or the refusal. */
export type AuthOutcome =
  | { ok: true; cookies: string[]; awaitsCode?: true }
  | { ok: false; refusal: AuthRefusal };

interface Visitor {
  address: string;
  headers: Headers;
}

/** One form of /auth as it was posted: only the fields of its mode are read. */
export function authenticate(
  parts: AccountParts,
  mode: AuthMode,
  sent: unknown,
  visitor: Visitor,
): Promise<AuthOutcome> {
  switch (mode) {
    case 'login':
      return login(parts, sent, visitor);
    case 'signup':
      return register(parts, sent, visitor);
    case 'reset':
      return askForReset(parts, sent, visitor);
    case 'code':
      return enterCode(parts, sent, visitor);
    case 'new-password':
      return setPassword(parts, sent);
  }
}

async function login(parts: AccountParts, sent: unknown, visitor: Visitor): Promise<AuthOutcome> {
  const checked = checkLogin(sent);
  if (!checked.ok) return unfit(checked);
  const result = await signIn(parts, { ...checked.form, ...visitor });
  if (result.ok) return result;
  if (result.reason === 'limited') return tooMany(result.wait);
  return refused({
    title: 'Login Failed',
    status: 401,
    message: 'Invalid email or password',
    fieldErrors: {
      email: 'Check the address: is it the one of your account?',
      password: 'Enter your password again',
    },
  });
}

async function enterCode(parts: AccountParts, sent: unknown, visitor: Visitor): Promise<AuthOutcome> {
  const checked = checkCode(sent);
  if (!checked.ok) return unfit(checked);
  const result = await verifyCode(parts, { ...checked.form, headers: visitor.headers });
  if (result.ok) return result;
  return refused({ title: 'Error', ...codeRefusals[result.reason] });
}

const codeRefusals = {
  wrong: {
    status: 401,
    fieldErrors: { code: 'This code is not right. Enter the one that the app shows now.' },
  },
  ended: {
    status: 410,
    message: 'The login took too long or had too many wrong codes. Please log in again.',
    fieldErrors: {},
  },
  locked: {
    status: 429,
    message: 'There were too many wrong codes. Please try again in 15 minutes.',
    wait: 900,
    fieldErrors: {},
  },
} as const satisfies Record<string, Omit<AuthRefusal, 'title'>>;

async function register(parts: AccountParts, sent: unknown, visitor: Visitor): Promise<AuthOutcome> {
  const checked = checkSignUp(sent);
  if (!checked.ok) return unfit(checked);
  if (isCommonPassword(checked.form.password)) return unfit(tooCommon);
  const wait = await parts.limits.signUp.consume(visitor.address);
  if (wait !== undefined) return tooMany(wait);
  const result = await signUp(parts, checked.form);
  if (result.ok) return { ok: true, cookies: [noticeCookie('signed-up', parts)] };
  return refused({
    title: 'Sign Up Failed',
    status: 409,
    message: 'This email is already registered. Please login instead.',
    fieldErrors: { email: 'Log in with this address, or enter another one' },
  });
}

async function askForReset(parts: AccountParts, sent: unknown, visitor: Visitor): Promise<AuthOutcome> {
  const checked = checkReset(sent);
  if (!checked.ok) return unfit(checked);
  const result = await requestReset(parts, { ...checked.form, address: visitor.address });
  return result.ok ? { ok: true, cookies: [noticeCookie('reset-sent', parts)] } : tooMany(result.wait);
}

async function setPassword(parts: AccountParts, sent: unknown): Promise<AuthOutcome> {
  const checked = checkNewPassword(sent);
  if (!checked.ok) return unfit(checked);
  const { password } = checked.form;
  if (isCommonPassword(password)) return unfit(tooCommon);
  const email = await resetPassword(parts, { token: tokenOf(sent), password });
  // The link came to the owner's mail: this browser is theirs.
  if (email !== undefined)
    return {
      ok: true,
      cookies: [noticeCookie('password-changed', parts), knownBrowserCookie(email, parts)],
    };
  const message = 'This link was used already or is too old. Please ask for a new one.';
  return refused({ title: 'Error', status: 410, message, fieldErrors: {} });
}

const tooCommon: AuthComplaint = { fieldErrors: { password: COMMON_PASSWORD } };

const refused = (refusal: AuthRefusal): AuthOutcome => ({ ok: false, refusal });

const unfit = (complaint: AuthComplaint): AuthOutcome =>
  refused({ ...complaint, title: 'Error', status: 422 });

const tooMany = (wait: number): AuthOutcome =>
  refused({
    title: 'Error',
    status: 429,
    wait,
    message: TOO_MANY_REQUESTS,
    fieldErrors: {},
  });

function tokenOf(sent: unknown): string {
  const token = typeof sent === 'object' && sent !== null && 'token' in sent ? sent.token : undefined;
  return typeof token === 'string' ? token : '';
}
