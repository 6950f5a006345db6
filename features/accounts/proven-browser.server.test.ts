import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db/open-database.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { cookieHeader, openAccounts, tokenOf } from '#tests/support/accounts.ts';

forEachDatabase('guessing, and the browser of the owner', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });
  const headersOf = (cookies: string[]) => new Headers({ cookie: cookieHeader(cookies) });

  test('guessing is slowed for the guesser, while the owner comes in', async () => {
    const { accounts, signedIn, visitor } = await openAccounts(db);
    const owner = await signedIn('owner@example.com');
    const guess = { email: 'owner@example.com', password: 'a guess' };
    for (let n = 0; n < 10; n += 1)
      expect(await accounts.authenticate('login', guess, visitor([], '198.51.100.1'))).toMatchObject({
        refusal: { status: 401 },
      });
    expect(await accounts.authenticate('login', guess, visitor([], '198.51.100.1'))).toMatchObject({
      refusal: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
    });
    const right = { email: 'owner@example.com', password: 'correct horse' };
    expect(await accounts.authenticate('login', right, visitor([], '203.0.113.9'))).toMatchObject({
      ok: true,
    });

    // Guessed at from everywhere, the account takes no more tries but those of its owner's own browser.
    const strangers = Array.from({ length: 100 }, (_, n) => visitor([], `192.0.2.${n}`));
    await Promise.all(strangers.map((stranger) => accounts.authenticate('login', guess, stranger)));
    expect(await accounts.authenticate('login', guess, visitor([], '192.0.2.200'))).toMatchObject({
      refusal: { status: 429 },
    });
    expect(await accounts.authenticate('login', right, visitor(owner, '203.0.113.9'))).toMatchObject({
      ok: true,
    });
    // Nor does who guesses from the owner's own address keep the owner's browser out.
    for (let n = 0; n < 12; n += 1) await accounts.authenticate('login', guess, visitor([], '203.0.113.9'));
    expect(await accounts.authenticate('login', right, visitor([], '203.0.113.9'))).toMatchObject({
      refusal: { status: 429 },
    });
    expect(await accounts.authenticate('login', guess, visitor(owner, '203.0.113.9'))).toMatchObject({
      refusal: { status: 429 },
    });
    expect(await accounts.authenticate('login', right, visitor(owner, '203.0.113.9'))).toMatchObject({
      ok: true,
    });
  });

  test('a mailed link makes the browser that follows it the owner’s own', async () => {
    const { accounts, mails, signedIn, visitor } = await openAccounts(db);
    await signedIn('proven@example.com');
    const verified = await accounts.verifyEmail({ token: tokenOf(mails[0]), headers: new Headers() });
    await accounts.authenticate('reset', { email: 'proven@example.com' }, visitor());
    const form = { token: tokenOf(mails.at(-1)), password: 'a new secret', confirmPassword: 'a new secret' };
    const reset = await accounts.authenticate('new-password', form, visitor());
    const guess = { email: 'proven@example.com', password: 'a guess' };
    const strangers = Array.from({ length: 101 }, (_, n) => visitor([], `198.18.1.${n}`));
    await Promise.all(strangers.map((stranger) => accounts.authenticate('login', guess, stranger)));
    const right = { email: 'proven@example.com', password: 'a new secret' };
    expect(await accounts.authenticate('login', right, visitor())).toMatchObject({
      refusal: { status: 429 },
    });
    for (const cookies of [verified.cookies, reset.ok ? reset.cookies : []])
      expect(await accounts.authenticate('login', right, visitor(cookies))).toMatchObject({ ok: true });
  });

  test('proving an address says whose it is, and ends what a stranger signed in with it before', async () => {
    const { accounts, mails, signedIn } = await openAccounts(db);
    const stranger = await signedIn('taken@example.com');
    const token = tokenOf(mails[0]);
    expect(await accounts.addressOfLink({ token })).toBe('taken@example.com');
    const own = await signedIn('taken@example.com');
    await accounts.verifyEmail({ token, headers: headersOf(own) });
    expect(await accounts.viewerOf(headersOf(stranger))).toBeUndefined();
    expect(await accounts.viewerOf(headersOf(own))).toMatchObject({ emailVerified: true });
    expect(await accounts.addressOfLink({ token })).toBeUndefined();
  });
});
