import type { AccountParts } from './account-parts.server.ts';
import { changeEmail, findEmailChange, requestEmailChange } from './change-email.server.ts';
import { changePassword } from './change-password.server.ts';
import { knownBrowserCookie, noticeCookie, signedOutCookie } from './cookies.server.ts';
import { endAllSessions, endSession, type OwnSecurity, readSecurity } from './own-sessions.server.ts';
import { confirmSecondStep, newBackupCodes, startSecondStep, stopSecondStep } from './second-step.server.ts';

type Asked<Operation extends (parts: AccountParts, asked: never) => unknown> = Parameters<Operation>[1];

/** How an account is entered: password, address, second step, sessions. Each looks by itself at who asks. */
export interface SecurityService {
  read(headers: Headers): Promise<OwnSecurity | undefined>;
  changePassword(asked: Asked<typeof changePassword>): ReturnType<typeof changePassword>;
  requestEmailChange(asked: Asked<typeof requestEmailChange>): ReturnType<typeof requestEmailChange>;
  findEmailChange(token: string): Promise<string | undefined>;
  changeEmail(asked: { token: string; headers: Headers }): Promise<{ verified: boolean; cookies: string[] }>;
  startSecondStep(asked: Asked<typeof startSecondStep>): ReturnType<typeof startSecondStep>;
  confirmSecondStep(asked: Asked<typeof confirmSecondStep>): ReturnType<typeof confirmSecondStep>;
  stopSecondStep(asked: Asked<typeof stopSecondStep>): ReturnType<typeof stopSecondStep>;
  newBackupCodes(asked: Asked<typeof newBackupCodes>): ReturnType<typeof newBackupCodes>;
  endSession(asked: { id: string; headers: Headers }): Promise<void>;
  /** The cookies that this browser forgets. */
  endAllSessions(headers: Headers): Promise<string[]>;
}

export function createSecurity(parts: AccountParts): SecurityService {
  return {
    read: (headers) => readSecurity(parts, headers),
    changePassword: (asked) => changePassword(parts, asked),
    requestEmailChange: (asked) => requestEmailChange(parts, asked),
    findEmailChange: (token) => findEmailChange(parts, token),
    async changeEmail(asked) {
      const email = await changeEmail(parts, asked);
      if (email === undefined) return { verified: false, cookies: [] };
      return {
        verified: true,
        cookies: [noticeCookie('email-changed', parts), knownBrowserCookie(email, parts)],
      };
    },
    startSecondStep: (asked) => startSecondStep(parts, asked),
    confirmSecondStep: (asked) => confirmSecondStep(parts, asked),
    stopSecondStep: (asked) => stopSecondStep(parts, asked),
    newBackupCodes: (asked) => newBackupCodes(parts, asked),
    endSession: (asked) => endSession(parts, asked),
    async endAllSessions(headers) {
      await endAllSessions(parts, headers);
      return [signedOutCookie(parts), noticeCookie('signed-out-everywhere', parts)];
    },
  };
}
