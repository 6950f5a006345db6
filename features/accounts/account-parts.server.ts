import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Limiter } from '#platform/limits/create-limiter.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import type { Auth, AuthOptions } from './create-auth.server.ts';
import type { CountMail } from './mail-limits.server.ts';

/** What every account operation works with. */
export interface AccountParts extends AuthOptions {
  db: Db;
  auth: Auth;
  clock: Clock;
  log: Pick<Logger, 'error' | 'warn'>;
  /** Queues a mail in the caller's transaction: it goes when the transaction stands. */
  mail: Pick<MailService, 'send'>;
  countMail: CountMail;
  limits: {
    /** Tries of one address at any account. */
    signInAddress: Limiter;
    /** Tries of one address at one account. */
    signInPair: Limiter;
    /** Tries at one account from wherever its owner has not signed in before. */
    signInAccount: Limiter;
    signUp: Limiter;
    /** Passwords given to delete an account, by user. */
    deletion: Limiter;
  };
}
