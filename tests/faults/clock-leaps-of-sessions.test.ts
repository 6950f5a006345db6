import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_SECONDS } from '#features/accounts/create-auth.server.ts';
import { cookieHeader, openAccounts } from '../support/accounts.ts';
import { forEachDatabase } from '../support/databases.ts';

/** The clock of a store leaps. Who is signed in stays so for the days that a session has, and no day longer. */

const DAY = 86_400_000;
/** A session that is used lasts so long from its last use. */
const SESSION_DAYS = SESSION_SECONDS / 86_400;

afterEach(() => {
  vi.useRealTimers();
});

forEachDatabase('sessions while the clock of the store leaps', (open) => {
  test('a session outlives a leap back and one within its days, and ends behind them', async () => {
    const { accounts, signedIn } = await openAccounts(await open());
    const email = `leaping-${Date.now()}@example.com`;
    const headers = new Headers({ cookie: cookieHeader(await signedIn(email)) });
    const begun = Date.now();
    const seenAt = async (leap: number, extend = false) => {
      vi.useFakeTimers({ toFake: ['Date'], now: begun + leap });
      const { view } = await accounts.sessionView(headers, { extend });
      return view.viewer?.email;
    };
    expect(await seenAt(0)).toBe(email);
    // Set back by a month, while the browser asks for more time: it gets none that would last once the clock is right again.
    expect(await seenAt(-31 * DAY, true)).toBe(email);
    expect(await seenAt(0)).toBe(email);
    expect(await seenAt((SESSION_DAYS - 1) * DAY)).toBe(email);
    expect(await seenAt((SESSION_DAYS + 1) * DAY)).toBeUndefined();
    // Looking writes nothing: a clock that was wrong for a while has signed nobody out.
    expect(await seenAt(0)).toBe(email);
  });
});
