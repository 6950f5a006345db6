import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#platform/db/open-database.server.ts';
import { rateLimits } from './limits.table.server.ts';

export interface Limiter {
  /** Counts one more; undefined while within the limit, otherwise the whole seconds to wait (at least 1). */
  consume(who: string): Promise<number | undefined>;
  /** Takes one back: the try was a good one. */
  refund(who: string): Promise<void>;
}

/** At most `points` in `seconds` for each of whatever `who` names: an address, a session. Counted in the database, so for all instances together. */
export function createLimiter(db: Db, options: { name: string; points: number; seconds: number }): Limiter {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    // Each would delete what all have counted, by a timer that outlives the database, and print what fails: a job does it.
    clearExpiredByTimeout: false,
    keyPrefix: options.name,
    points: options.points,
    duration: options.seconds,
  });
  return limiterOf(limiter);
}

/** The same for what is asked often and changes nothing: counted by each instance for itself, without a query, also while the database is away. */
export const createLocalLimiter = (options: { points: number; seconds: number }): Limiter =>
  limiterOf(new RateLimiterMemory({ points: options.points, duration: options.seconds }));

function limiterOf(limiter: RateLimiterDrizzle | RateLimiterMemory): Limiter {
  return {
    async consume(who) {
      try {
        await limiter.consume(who);
        return undefined;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async refund(who) {
      await limiter.reward(who);
    },
  };
}
