import { beforeAll, expect, test } from 'vitest';
import { cookieHeader, openAccounts, tokenOf } from '#tests/support/accounts.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { totp } from '#tests/support/totp.ts';
import { saveSecondStepDemanded } from '#features/store/second-step-demanded.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { user, userRoles } from './accounts.table.server.ts';
import type { Viewer } from './find-viewer.server.ts';
import { browserInWords } from './own-sessions.server.ts';

const PASSWORD = 'correct horse';

forEachDatabase('how an account is entered', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });

  async function start(email: string) {
    const opened = await openAccounts(db);
    const headersOf = (cookies: string[]) => new Headers({ cookie: cookieHeader(cookies) });
    const headers = headersOf(await opened.signedIn(email));
    const viewerOf = async (of: Headers): Promise<Viewer> => {
      const viewer = await opened.accounts.viewerOf(of);
      if (!viewer) throw new Error('nobody is signed in');
      return viewer;
    };
    const login = (password = PASSWORD) =>
      opened.accounts.authenticate('login', { email, password }, opened.visitor());
    const { security } = opened.accounts;
    return { ...opened, security, headers, headersOf, viewerOf, login, viewer: await viewerOf(headers) };
  }

  /** Switches the second step on; the session's new headers. */
  async function switchedOn(email: string) {
    const opened = await start(email);
    const { security, viewer, headers } = opened;
    const begun = await security.startSecondStep({ viewer, headers, password: PASSWORD });
    if (!begun.ok) throw new Error(begun.reason);
    const { secret, backupCodes, uri } = begun.setup;
    const cookies = await security.confirmSecondStep({ viewer, headers, code: totp(secret) });
    if (!cookies) throw new Error('the code was refused');
    return { ...opened, secret, backupCodes, uri, headers: opened.headersOf(cookies) };
  }

  test('a second step counts once a code was entered, and the owner is told', async () => {
    const { security, viewer, headers, login } = await start('half@example.com');
    expect(await security.startSecondStep({ viewer, headers, password: 'not it' })).toEqual({
      ok: false,
      reason: 'password',
    });
    expect(await security.startSecondStep({ viewer, headers, password: PASSWORD })).toMatchObject({
      ok: true,
    });
    expect(await security.confirmSecondStep({ viewer, headers, code: '000000' })).toBeUndefined();
    expect(await login()).toMatchObject({ ok: true });
    expect(await login()).not.toHaveProperty('awaitsCode');

    const on = await switchedOn('whole@example.com');
    expect(on.uri).toMatch(/^otpauth:\/\/totp\/BioLife:whole/);
    expect(on.backupCodes).toHaveLength(10);
    expect(on.mails.at(-1)).toMatchObject({ template: 'second-step', to: 'whole@example.com', on: true });
    expect(await on.accounts.viewerOf(on.headers)).toMatchObject({ email: 'whole@example.com' });
  });

  test('with it the password alone signs nobody in; a code or a backup code does, each of these once', async () => {
    const { accounts, login, headersOf, secret, backupCodes, visitor } =
      await switchedOn('second@example.com');
    const first = await login();
    expect(first).toMatchObject({ ok: true, awaitsCode: true });
    if (!first.ok) return;
    expect(await accounts.viewerOf(headersOf(first.cookies))).toBeUndefined();
    const enter = (code: string, cookies = first.cookies) =>
      accounts.authenticate('code', { code }, visitor(cookies));
    expect(await enter('')).toMatchObject({ ok: false, refusal: { status: 422 } });
    expect(await enter('nonsense-1')).toMatchObject({ ok: false, refusal: { status: 401 } });
    expect(await enter(totp(secret), [])).toMatchObject({ ok: false, refusal: { status: 410 } });
    const done = await enter(totp(secret).replace(/^.../, '$& '));
    expect(done).toMatchObject({ ok: true });
    if (done.ok)
      expect(await accounts.viewerOf(headersOf(done.cookies))).toMatchObject({
        email: 'second@example.com',
      });
    // What signed in once does not do it again.
    expect(await enter(totp(secret))).toMatchObject({ ok: false, refusal: { status: 410 } });

    const again = await login();
    if (!again.ok) return expect.unreachable();
    expect(await enter(backupCodes[0] ?? '', again.cookies)).toMatchObject({ ok: true });
    const third = await login();
    if (!third.ok) return expect.unreachable();
    expect(await enter(backupCodes[0] ?? '', third.cookies)).toMatchObject({
      ok: false,
      refusal: { status: 401 },
    });
  });

  test('somebody signed in elsewhere cannot answer with a code of their own account', async () => {
    const victim = await switchedOn('victim@example.com');
    const other = await switchedOn('thief@example.com');
    const begun = await victim.login();
    if (!begun.ok) return expect.unreachable();
    const cookie = `${other.headers.get('cookie') ?? ''}; ${cookieHeader(begun.cookies)}`;
    const outcome = await victim.accounts.authenticate(
      'code',
      { code: totp(other.secret) },
      { address: 'thief', headers: new Headers({ cookie }) },
    );
    expect(outcome).toMatchObject({ ok: false, refusal: { status: 401 } });
  });

  test('it is switched off by the password, and new backup codes end the old ones', async () => {
    const { security, headers, login, viewerOf, mails } = await switchedOn('off@example.com');
    const viewer = await viewerOf(headers);
    expect(await security.newBackupCodes({ viewer, headers, password: PASSWORD })).toMatchObject({
      ok: true,
    });
    expect(await security.stopSecondStep({ viewer, headers, password: 'no' })).toMatchObject({ ok: false });
    expect(await security.stopSecondStep({ viewer, headers, password: PASSWORD })).toMatchObject({
      ok: true,
    });
    expect(mails.at(-1)).toMatchObject({ template: 'second-step', on: false });
    expect(await login()).not.toHaveProperty('awaitsCode');
  });

  test('where the owner demands it, a role counts for nothing without it', async () => {
    const { accounts, headers, viewer } = await start('admin@example.com');
    await db.insert(userRoles).values({ userId: viewer.id, role: 'owner' });
    const demand = (demanded: boolean) =>
      saveSecondStepDemanded(db, { demanded, actor: 'a test', now: new Date() });
    await demand(true);
    expect(await accounts.viewerOf(headers)).toMatchObject({ isAdmin: false, secondStepMissing: true });
    await db.update(user).set({ twoFactorEnabled: true });
    expect(await accounts.viewerOf(headers)).toMatchObject({ isAdmin: true, role: 'owner' });
    await db.update(user).set({ twoFactorEnabled: false });
    await demand(false);
    expect(await accounts.viewerOf(headers)).toMatchObject({ isAdmin: true });
  });

  test('a changed password ends the other sessions and is told by mail', async () => {
    const { accounts, security, headers, headersOf, signedIn, login, mails } =
      await start('pass@example.com');
    const elsewhere = headersOf(await signedIn('pass@example.com'));
    const change = (currentPassword: string) =>
      security.changePassword({ currentPassword, password: 'battery staple', headers });
    expect(await change('wrong')).toEqual({ ok: false, reason: 'password' });
    expect(await change(PASSWORD)).toEqual({ ok: true });
    expect(await accounts.viewerOf(headers)).toBeDefined();
    expect(await accounts.viewerOf(elsewhere)).toBeUndefined();
    expect(mails.at(-1)).toMatchObject({ template: 'password-changed', to: 'pass@example.com' });
    expect(await login()).toMatchObject({ ok: false });
    expect(await login('battery staple')).toMatchObject({ ok: true });
  });

  test('a new address counts once its mail is followed, and the old one is told', async () => {
    const { accounts, security, headers, viewer, mails, clock } = await start('old@example.com');
    const request = (email: string, password = PASSWORD) =>
      security.requestEmailChange({ viewer, email, password, address: 'here' });
    expect(await request('new@example.com', 'wrong')).toMatchObject({ ok: false, reason: 'password' });
    expect(await request(' New@Example.com ')).toEqual({ ok: true });
    const sent = mails.at(-1);
    expect(sent).toMatchObject({ template: 'change-email', to: 'new@example.com' });
    const token = new URL(sent && 'url' in sent ? sent.url : 'http://x').searchParams.get('email') ?? '';
    expect(await accounts.viewerOf(headers)).toMatchObject({ email: 'old@example.com' });
    expect(await security.findEmailChange(token)).toBe('new@example.com');
    clock.time += 86_400_000;
    expect(await security.changeEmail({ token, headers })).toMatchObject({ verified: false });
    clock.time -= 1;
    expect(await security.changeEmail({ token, headers })).toMatchObject({ verified: true });
    expect(await accounts.viewerOf(headers)).toMatchObject({
      email: 'new@example.com',
      emailVerified: true,
    });
    expect(mails.at(-1)).toMatchObject({
      template: 'email-changed',
      to: 'old@example.com',
      newAddress: 'new@example.com',
    });
    expect(await security.changeEmail({ token, headers })).toMatchObject({ verified: false });
    // The link that the sign-up mailed to the old address proves nothing of the new one.
    expect(await accounts.addressOfLink({ token: tokenOf(mails[0]) })).toBeUndefined();
  });

  test('an address that has an account is mailed nothing, and the answer does not tell', async () => {
    const { security, viewer, mails, signedIn } = await start('asks@example.com');
    await signedIn('taken@example.com');
    const before = mails.length;
    expect(
      await security.requestEmailChange({
        viewer,
        email: 'taken@example.com',
        password: PASSWORD,
        address: 'here',
      }),
    ).toEqual({ ok: true });
    expect(mails).toHaveLength(before);
  });

  test('one’s own sessions are listed, ended one by one and all at once', async () => {
    const { accounts, security, headers, headersOf, signedIn } = await start('many@example.com');
    const other = headersOf(await signedIn('many@example.com'));
    const third = headersOf(await signedIn('many@example.com'));
    const stranger = await start('stranger@example.com');
    const listed = (await security.read(headers))?.sessions ?? [];
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    const own = (await security.read(other))?.sessions.find(({ current }) => current);
    await security.endSession({ id: own?.id ?? '', headers: stranger.headers });
    expect(await accounts.viewerOf(other)).toBeDefined();
    await security.endSession({ id: own?.id ?? '', headers });
    expect(await accounts.viewerOf(other)).toBeUndefined();
    await security.endAllSessions(headers);
    expect(await accounts.viewerOf(headers)).toBeUndefined();
    expect(await accounts.viewerOf(third)).toBeUndefined();
    expect(await accounts.viewerOf(stranger.headers)).toBeDefined();
  });
});

test('a browser is named as people know it', () => {
  expect(
    browserInWords(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 Edg/120.0',
    ),
  ).toBe('Edge on Windows');
  expect(browserInWords('')).toBe('A browser');
});
