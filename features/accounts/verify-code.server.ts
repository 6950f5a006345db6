import { isAPIError } from 'better-auth/api';
import type { AccountParts } from './account-parts.server.ts';
import { knownBrowserCookie, noticeCookie, signedInCookie } from './cookies.server.ts';

export type CodeResult =
  | { ok: true; cookies: string[] }
  /** `ended`: the login has to begin anew. */
  | { ok: false; reason: 'wrong' | 'ended' | 'locked' };

/** The second step of a login: a code of the app, or a backup code, which is used up by it. Five tries a login, ten an account in a row. */
export async function verifyCode(
  parts: AccountParts,
  { code, headers }: { code: string; headers: Headers },
): Promise<CodeResult> {
  const { api } = parts.auth;
  const asked = { body: { code }, headers: challengeOnly(headers), returnHeaders: true } as const;
  try {
    const answer = /^\d{6}$/.test(code) ? await api.verifyTOTP(asked) : await api.verifyBackupCode(asked);
    return {
      ok: true,
      cookies: [
        ...answer.headers.getSetCookie(),
        signedInCookie(parts),
        knownBrowserCookie(answer.response.user.email, parts),
        noticeCookie('signed-in', parts),
      ],
    };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return { ok: false, reason: reasonOf(error.body?.code) };
  }
}

function reasonOf(code: string | undefined): 'wrong' | 'ended' | 'locked' {
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return 'wrong';
  return code === 'ACCOUNT_TEMPORARILY_LOCKED' ? 'locked' : 'ended';
}

/** Without a session: a code of somebody who is signed in already would be checked against that account. */
function challengeOnly(headers: Headers): Headers {
  const cookies = (headers.get('cookie') ?? '')
    .split(';')
    .filter((cookie) => cookie.split('=', 1)[0]?.trim().endsWith('.two_factor'));
  return new Headers({ cookie: cookies.join(';') });
}
