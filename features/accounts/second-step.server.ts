import { isAPIError } from 'better-auth/api';
import type { AccountParts } from './account-parts.server.ts';
import { checkOwnPassword, type PasswordCheck } from './check-own-password.server.ts';
import type { Viewer } from './find-viewer.server.ts';

/** What an authenticator app is told once, and the codes for the day on which it is lost. */
export interface SecondStepSetup {
  /** otpauth://… */
  uri: string;
  secret: string;
  backupCodes: string[];
}

interface ByPassword {
  viewer: Viewer;
  password: string;
  headers: Headers;
}

type Refused = Exclude<PasswordCheck, { ok: true }>;

/** Makes a secret. It asks nobody for a code before one was entered. */
export async function startSecondStep(
  parts: AccountParts,
  { viewer, password, headers }: ByPassword,
): Promise<{ ok: true; setup: SecondStepSetup } | Refused | { ok: false; reason: 'already' }> {
  const known = await checkOwnPassword(parts, { userId: viewer.id, password });
  if (!known.ok) return known;
  try {
    const made = await parts.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
    if (made.method !== 'totp') return { ok: false, reason: 'already' };
    const { totpURI: uri, backupCodes } = made;
    return { ok: true, setup: { uri, secret: new URL(uri).searchParams.get('secret') ?? '', backupCodes } };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return { ok: false, reason: 'already' };
    throw error;
  }
}

/** Switches it on by the first code. The session goes on under a new name; its cookies. */
export async function confirmSecondStep(
  parts: AccountParts,
  { viewer, code, headers }: { viewer: Viewer; code: string; headers: Headers },
): Promise<string[] | undefined> {
  try {
    const answer = await parts.auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
    await tell(parts, { to: viewer.email, on: true });
    return answer.headers.getSetCookie();
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}

export async function stopSecondStep(
  parts: AccountParts,
  { viewer, password, headers }: ByPassword,
): Promise<{ ok: true; cookies: string[] } | Refused> {
  const known = await checkOwnPassword(parts, { userId: viewer.id, password });
  if (!known.ok) return known;
  const answer = await parts.auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
  await tell(parts, { to: viewer.email, on: false });
  return { ok: true, cookies: answer.headers.getSetCookie() };
}

/** Ten new ones; the earlier ones open nothing any more. */
export async function newBackupCodes(
  parts: AccountParts,
  { viewer, password, headers }: ByPassword,
): Promise<{ ok: true; backupCodes: string[] } | Refused | { ok: false; reason: 'off' }> {
  const known = await checkOwnPassword(parts, { userId: viewer.id, password });
  if (!known.ok) return known;
  try {
    const { backupCodes } = await parts.auth.api.generateBackupCodes({ body: { password }, headers });
    return { ok: true, backupCodes };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return { ok: false, reason: 'off' };
    throw error;
  }
}

const tell = ({ db, mail, clock }: AccountParts, { to, on }: { to: string; on: boolean }) =>
  mail.send(db, { template: 'second-step', to, on, at: clock.now().toISOString() });
