import { randomUUID } from 'node:crypto';
import { encode } from 'uqr';
import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { checkCode, checkLinkEmail, checkNewPassword, COMMON_PASSWORD } from './auth.schema.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import type { Viewer } from './find-viewer.server.ts';
import type { SecurityAnswer, SecurityIntent } from './security-answer.ts';
import type { SecurityService } from './security-service.server.ts';

interface Asked {
  viewer: Viewer;
  headers: Headers;
  /** Of the visitor, for limits. */
  address: string;
  sent: Record<string, unknown>;
}

export interface SecurityOutcome {
  answer: SecurityAnswer;
  status: number;
  cookies: string[];
  /** Seconds, after too many tries. */
  wait?: number;
}

const intents: readonly string[] = ['password', 'email', 'start', 'confirm', 'stop', 'codes', 'end'];
const isIntent = (value: unknown): value is SecurityIntent =>
  typeof value === 'string' && intents.includes(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One form of the security page as it was posted. */
export async function answerSecurity(security: SecurityService, asked: Asked): Promise<SecurityOutcome> {
  const intent = isIntent(asked.sent['intent']) ? asked.sent['intent'] : 'password';
  const outcome = await answers[intent](security, asked);
  const { status = outcome.ok ? 200 : 422, cookies = [], wait, ...answer } = outcome;
  return {
    answer: { intent, attempt: randomUUID(), ...answer },
    status,
    cookies,
    ...(wait !== undefined && { wait }),
  };
}

type Outcome = Omit<SecurityAnswer, 'intent' | 'attempt'> & {
  status?: number;
  cookies?: string[];
  wait?: number;
};
type Answer = (security: SecurityService, asked: Asked) => Promise<Outcome>;

const NOT_YOURS = 'This is not your password.';

function refused(
  result: { reason: string; wait?: number },
  field: 'password' | 'currentPassword' = 'password',
): Outcome {
  if (result.wait !== undefined)
    return { ok: false, says: TOO_MANY_REQUESTS, status: 429, wait: result.wait };
  if (result.reason === 'password') return { ok: false, fieldErrors: { [field]: NOT_YOURS } };
  return { ok: false, says: 'This was done already. Here is how it stands now.', status: 409 };
}

const answers: Record<SecurityIntent, Answer> = {
  async password(security, { sent, headers }) {
    const currentPassword = textOf(sent['currentPassword']);
    const checked = checkNewPassword(sent);
    const fieldErrors = {
      ...(!checked.ok && checked.fieldErrors),
      ...(currentPassword === '' && { currentPassword: 'Enter your password' }),
    };
    if (!checked.ok || currentPassword === '') return { ok: false, fieldErrors };
    const { password } = checked.form;
    if (isCommonPassword(password)) return { ok: false, fieldErrors: { password: COMMON_PASSWORD } };
    const result = await security.changePassword({ currentPassword, password, headers });
    return result.ok
      ? { ok: true, says: 'Your password is changed, and every other browser is signed out.' }
      : refused(result, 'currentPassword');
  },
  async email(security, { sent, viewer, address }) {
    const typed = textOf(sent['email']).slice(0, 254);
    const checked = checkLinkEmail(sent);
    if (!checked.ok) return { ok: false, fieldErrors: checked.fieldErrors, email: typed };
    const password = textOf(sent['password']);
    const { email } = checked.form;
    const result = await security.requestEmailChange({ viewer, email, password, address });
    if (!result.ok) return { ...refused(result), email: typed };
    return {
      ok: true,
      says: `We sent a link to ${email}. Until you follow it everything stays as it is.`,
    };
  },
  async start(security, { sent, viewer, headers }) {
    const password = textOf(sent['password']);
    const result = await security.startSecondStep({ viewer, password, headers });
    if (!result.ok) return refused(result);
    const { uri, secret, backupCodes } = result.setup;
    return { ok: true, setup: { uri, secret, qr: drawQr(uri) }, backupCodes };
  },
  async confirm(security, { sent, viewer, headers }) {
    const checked = checkCode(sent);
    if (!checked.ok) return { ok: false, fieldErrors: checked.fieldErrors };
    const cookies = await security.confirmSecondStep({ viewer, code: checked.form.code, headers });
    if (!cookies)
      return {
        ok: false,
        fieldErrors: { code: 'This code is not right. Enter the one that the app shows now.' },
      };
    return { ok: true, cookies, says: 'From now on logging in asks for a code.' };
  },
  async stop(security, { sent, viewer, headers }) {
    const result = await security.stopSecondStep({ viewer, password: textOf(sent['password']), headers });
    return result.ok
      ? { ok: true, cookies: result.cookies, says: 'Logging in asks for the password alone.' }
      : refused(result);
  },
  async codes(security, { sent, viewer, headers }) {
    const result = await security.newBackupCodes({ viewer, password: textOf(sent['password']), headers });
    return result.ok
      ? { ok: true, backupCodes: result.backupCodes, says: 'The earlier codes open nothing any more.' }
      : refused(result);
  },
  async end(security, { sent, headers }) {
    await security.endSession({ id: textOf(sent['id']), headers });
    return { ok: true, says: 'That browser is signed out.' };
  },
};

/** A square for each dark place: one path draws all. */
function drawQr(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: squares.join(''), size };
}
