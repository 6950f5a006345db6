import { eq, like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { account, session, user, userRoles, verification } from './accounts.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { cookieHeader, openAccounts, tokenOf } from '#tests/support/accounts.ts';

forEachDatabase('accounts', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });
  const headersOf = (cookies: string[]) => new Headers({ cookie: cookieHeader(cookies) });
  const sessionCookie = (cookies: string[]) => cookies.find((line) => line.includes('session_token='));

  test('an account is made unverified, with a mail that verifies it once', async () => {
    const { accounts, mails, visitor } = await openAccounts(db);
    const form = { email: ' Ada@Example.com ', password: 'correct horse', confirmPassword: 'correct horse' };
    expect(await accounts.authenticate('signup', form, visitor())).toMatchObject({ ok: true });
    const [made] = await db.select().from(user).where(eq(user.email, 'ada@example.com'));
    expect(made?.emailVerified).toBe(false);
    expect(mails).toMatchObject([{ template: 'verify-email', to: 'ada@example.com' }]);

    const token = tokenOf(mails[0]);
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => accounts.verifyEmail({ token, headers: new Headers() })),
    );
    expect(tries.filter(({ verified }) => verified)).toHaveLength(1);
    const [now] = await db.select().from(user).where(eq(user.email, 'ada@example.com'));
    expect(now?.emailVerified).toBe(true);
  });

  test('a verification link is too old after a day', async () => {
    const { accounts, clock, mails, visitor } = await openAccounts(db);
    const form = { email: 'late@example.com', password: 'correct horse', confirmPassword: 'correct horse' };
    await accounts.authenticate('signup', form, visitor());
    clock.time += 24 * 3_600_000 + 1;
    expect(await accounts.verifyEmail({ token: tokenOf(mails[0]), headers: new Headers() })).toMatchObject({
      verified: false,
    });
  });

  test('fifty sign-ups of one address at once make one account', async () => {
    const { accounts, mails, visitor } = await openAccounts(db);
    const form = { email: 'many@example.com', password: 'correct horse', confirmPassword: 'correct horse' };
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => accounts.authenticate('signup', form, visitor())),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const rows = await db.select().from(user).where(eq(user.email, 'many@example.com'));
    expect(rows).toHaveLength(1);
    const credentials = await db
      .select()
      .from(account)
      .where(eq(account.userId, rows[0]?.id ?? ''));
    expect(credentials).toHaveLength(1);
    expect(mails).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      refusal: {
        title: 'Sign Up Failed',
        message: 'This email is already registered. Please login instead.',
      },
    });
  });

  test('what may not be posted is ignored', async () => {
    const { accounts, visitor } = await openAccounts(db);
    const form = {
      email: 'mallory@example.com',
      password: 'correct horse',
      confirmPassword: 'correct horse',
      role: 'admin',
      isAdmin: 'true',
      emailVerified: 'true',
      userId: 'me',
      id: 'me',
    };
    await accounts.authenticate('signup', form, visitor());
    const outcome = await accounts.authenticate('login', form, visitor());
    expect(await accounts.viewerOf(headersOf(outcome.ok ? outcome.cookies : []))).toMatchObject({
      email: 'mallory@example.com',
      emailVerified: false,
      isAdmin: false,
    });
    expect(await db.select().from(user).where(eq(user.id, 'me'))).toEqual([]);
  });

  test('a row in user_roles makes an administrator', async () => {
    const { accounts, signedIn } = await openAccounts(db);
    const cookies = await signedIn('boss@example.com');
    const viewer = await accounts.viewerOf(headersOf(cookies));
    expect(viewer?.isAdmin).toBe(false);
    await db.insert(userRoles).values({ userId: viewer?.id ?? '', role: 'owner' });
    expect(await accounts.viewerOf(headersOf(cookies))).toMatchObject({ isAdmin: true });
  });

  test('a password is kept as scrypt makes it, which no two accounts share', async () => {
    const { accounts, signedIn, visitor } = await openAccounts(db, { slowPasswords: true });
    for (const email of ['salt-1@example.com', 'salt-2@example.com'])
      await signedIn(email, 'same words here');
    const wrong = { email: 'salt-1@example.com', password: 'other words here' };
    expect(await accounts.authenticate('login', wrong, visitor())).toMatchObject({
      refusal: { status: 401 },
    });
    const kept = await db
      .select({ password: account.password })
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(like(user.email, 'salt-%'));
    expect(kept).toHaveLength(2);
    for (const { password } of kept) expect(password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(new Set(kept.map(({ password }) => password)).size).toBe(2);
  });

  test('a wrong password and an unknown address are answered alike, after the same work', async () => {
    const { accounts, signedIn, visitor } = await openAccounts(db);
    await signedIn('known@example.com');
    const wrong = { email: 'known@example.com', password: 'not it at all' };
    const unknown = { email: 'unknown@example.com', password: 'not it at all' };
    const answers = await Promise.all(
      [wrong, unknown].map((form) => accounts.authenticate('login', form, visitor())),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      refusal: { title: 'Login Failed', message: 'Invalid email or password' },
    });
  });

  test('signing in gives a new session, and the old one of the browser is dead', async () => {
    const { accounts, signedIn, visitor } = await openAccounts(db);
    const first = await signedIn('again@example.com');
    const form = { email: 'again@example.com', password: 'correct horse' };
    const second = await accounts.authenticate('login', form, visitor(first));
    expect(await accounts.viewerOf(headersOf(first))).toBeUndefined();
    expect(await accounts.viewerOf(headersOf(second.ok ? second.cookies : []))).toBeDefined();
  });

  test('signing out ends the session on the server', async () => {
    const { accounts, signedIn } = await openAccounts(db);
    const cookies = await signedIn('leaving@example.com');
    const answer = await accounts.signOut(headersOf(cookies));
    expect(sessionCookie(answer)).toMatch(/Max-Age=0/);
    expect(await accounts.viewerOf(headersOf(cookies))).toBeUndefined();
  });

  test('a forged or changed session cookie opens nothing', async () => {
    const { accounts, signedIn } = await openAccounts(db);
    const cookies = await signedIn('real@example.com');
    const forged = cookies.map((line) => line.replace(/session_token=(.)/, 'session_token=x$1'));
    expect(await accounts.viewerOf(headersOf(forged))).toBeUndefined();
  });

  test('cookies: HttpOnly and Lax; behind https also Secure and of this host alone', async () => {
    const plain = await openAccounts(db);
    const cookie = sessionCookie(await plain.signedIn('cookie@example.com'));
    expect(cookie).toMatch(/^biolife\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/; Secure/);

    const secure = await openAccounts(db, { secure: true });
    const cookies = await secure.signedIn('secure-cookie@example.com');
    expect(sessionCookie(cookies)).toMatch(/^__Host-biolife\.session_token=.*; Path=\/; HttpOnly; Secure/);
    for (const line of cookies) expect(line).toMatch(/; Secure/);
    expect(await secure.accounts.viewerOf(headersOf(cookies))).toBeDefined();
  });

  test('looking at the session writes nothing; extending it does, a day after the last time', async () => {
    const { accounts, signedIn } = await openAccounts(db);
    const cookies = await signedIn('staying@example.com');
    const { id = '' } = (await accounts.viewerOf(headersOf(cookies))) ?? {};
    const older = new Date(Date.now() + 5 * 86_400_000);
    await db.update(session).set({ expiresAt: older }).where(eq(session.userId, id));
    const look = await accounts.sessionView(headersOf(cookies), { extend: false });
    expect(look.view).toMatchObject({ viewer: { email: 'staying@example.com' }, needsRefresh: true });
    const expiry = async () =>
      (await db.select().from(session).where(eq(session.userId, id)))[0]?.expiresAt.getTime() ?? 0;
    expect(await expiry()).toBe(older.getTime());
    const extended = await accounts.sessionView(headersOf(cookies), { extend: true });
    expect(extended.view).toMatchObject({ needsRefresh: false });
    expect(await expiry()).toBeGreaterThan(older.getTime());
    expect(sessionCookie(extended.cookies)).toBeDefined();
  });

  test('a reset ends every session, works once of twenty tries, and tells the owner', async () => {
    const { accounts, mails, signedIn, visitor } = await openAccounts(db);
    const cookies = await signedIn('forgot@example.com');
    await accounts.authenticate('reset', { email: 'forgot@example.com' }, visitor());
    const token = tokenOf(mails.at(-1));
    expect(mails.at(-1)).toMatchObject({ template: 'reset-password', to: 'forgot@example.com' });
    const form = { token, password: 'a new secret', confirmPassword: 'a new secret' };
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => accounts.authenticate('new-password', form, visitor())),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(mails.filter(({ template }) => template === 'password-changed')).toHaveLength(1);
    expect(await accounts.viewerOf(headersOf(cookies))).toBeUndefined();
    const old = { email: 'forgot@example.com', password: 'correct horse' };
    expect(await accounts.authenticate('login', old, visitor())).toMatchObject({ ok: false });
    expect(
      await accounts.authenticate('login', { ...old, password: 'a new secret' }, visitor()),
    ).toMatchObject({ ok: true });
  });

  test('a reset link is too old after an hour, and a newer one ends it', async () => {
    const { accounts, clock, mails, signedIn, visitor } = await openAccounts(db);
    await signedIn('twice@example.com');
    const ask = () => accounts.authenticate('reset', { email: 'twice@example.com' }, visitor());
    const use = (token: string) =>
      accounts.authenticate(
        'new-password',
        { token, password: 'a new secret', confirmPassword: 'a new secret' },
        visitor(),
      );
    await ask();
    const first = tokenOf(mails.at(-1));
    await ask();
    const second = tokenOf(mails.at(-1));
    expect(await use(first)).toMatchObject({ refusal: { status: 410 } });
    clock.time += 3_600_001;
    expect(await use(second)).toMatchObject({ refusal: { status: 410 } });
  });

  test('asking for a reset is answered alike for an unknown address, which gets no mail', async () => {
    const { accounts, mails, signedIn, visitor } = await openAccounts(db);
    await signedIn('resets@example.com');
    const before = mails.length;
    const known = await accounts.authenticate('reset', { email: 'resets@example.com' }, visitor());
    const unknown = await accounts.authenticate('reset', { email: 'nobody@example.com' }, visitor());
    expect(known).toEqual(unknown);
    expect(mails.slice(before)).toHaveLength(1);
    const more = () => accounts.authenticate('reset', { email: 'nobody@example.com' }, visitor());
    for (let n = 0; n < 4; n += 1) expect(await more()).toMatchObject({ ok: true });
    expect(await more()).toMatchObject({ refusal: { status: 429 } });
  });

  test('only hashes of mailed tokens are kept', async () => {
    const { mails, signedIn } = await openAccounts(db);
    await signedIn('hashed@example.com');
    const rows = await db.select().from(verification);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(mails[0]));
  });

  test('a secret is made once and kept when none is configured', async () => {
    const { sessionSecret } = await import('./session-secret.server.ts');
    const secrets = await Promise.all([1, 2, 3].map(() => sessionSecret(db, undefined)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect(await sessionSecret(db, 'configured')).toBe('configured');
  });
});
