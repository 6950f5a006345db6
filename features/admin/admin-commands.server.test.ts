import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { desc } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { totp } from '#tests/support/totp.ts';
import { cookieHeader, openAccounts, tokenOf } from '#tests/support/accounts.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { runAdminCommand } from './admin-commands.server.ts';
import { answerAdminCommands, leaveAdminCommand } from './admin-mailbox.server.ts';
import { listActivity } from '#features/activity/list-activity.server.ts';

forEachDatabase('administrators', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });

  test('only a verified account becomes an administrator, unless one insists', async () => {
    const { accounts, mails, signedIn } = await openAccounts(db);
    const grant = (email: string, unverified = false) =>
      runAdminCommand(db, { command: 'grant', email, unverified });
    expect(await grant('nobody@example.com')).toMatchObject({ ok: false });
    const cookies = await signedIn('owner@example.com');
    const headers = new Headers({ cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') });
    const isAdmin = async () => (await accounts.viewerOf(headers))?.isAdmin;

    expect(await grant('owner@example.com')).toMatchObject({ ok: false });
    expect(await isAdmin()).toBe(false);
    await accounts.verifyEmail({ token: tokenOf(mails[0]), headers });
    expect(await grant(' Owner@Example.com ')).toEqual({
      ok: true,
      lines: ['owner@example.com is an administrator now.'],
    });
    expect(await isAdmin()).toBe(true);
    expect(await grant('owner@example.com')).toMatchObject({ ok: true });
    expect(await runAdminCommand(db, { command: 'list' })).toEqual({
      ok: true,
      lines: ['owner@example.com (owner)'],
    });

    expect(await runAdminCommand(db, { command: 'revoke', email: 'owner@example.com' })).toMatchObject({
      ok: true,
    });
    expect(await isAdmin()).toBe(false);
    await signedIn('second@example.com');
    expect(await grant('second@example.com', true)).toMatchObject({ ok: true });
    const logged = await db.select().from(activityLog).orderBy(desc(activityLog.at));
    expect(logged.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'admin.grant second@example.com',
      'admin.revoke owner@example.com',
      'admin.grant owner@example.com',
    ]);
  });

  test('a second step whose phone is lost is forgotten on the command line, and every session ends', async () => {
    const { accounts, signedIn, visitor } = await openAccounts(db);
    const email = 'lost@example.com';
    const password = 'correct horse';
    const forget = (of: string) => runAdminCommand(db, { command: 'forget-second-step', email: of });
    const headers = new Headers({ cookie: cookieHeader(await signedIn(email)) });
    expect(await forget('nobody@example.com')).toMatchObject({ ok: false });
    expect(await forget(email)).toEqual({ ok: true, lines: ['lost@example.com has no second step.'] });

    const viewer = await accounts.viewerOf(headers);
    if (!viewer) throw new Error('nobody is signed in');
    const begun = await accounts.security.startSecondStep({ viewer, headers, password });
    const secret = begun.ok ? begun.setup.secret : '';
    const cookies = await accounts.security.confirmSecondStep({ viewer, headers, code: totp(secret) });
    const login = () => accounts.authenticate('login', { email, password }, visitor());
    expect(await login()).toMatchObject({ awaitsCode: true });
    const ownHeaders = new Headers({ cookie: cookieHeader(cookies ?? []) });
    expect(await accounts.viewerOf(ownHeaders)).toMatchObject({ email });

    expect(await forget(' Lost@Example.com')).toMatchObject({ ok: true });
    expect(await accounts.viewerOf(ownHeaders)).toBeUndefined();
    expect(await login()).not.toHaveProperty('awaitsCode');
    const [logged] = await db.select().from(activityLog).orderBy(desc(activityLog.at)).limit(1);
    expect(logged).toMatchObject({ action: 'admin.forget-second-step', subject: email });
    await db.delete(activityLog);
  });

  test('the activity is listed in pages, newest first', async () => {
    const at = (n: number) => new Date(Date.parse('2030-01-01T00:00:00Z') + n * 1000);
    await db
      .insert(activityLog)
      .values(
        [1, 2, 3].map((n) => ({ at: at(n), actor: 'a@example.com', action: 'test', subject: String(n) })),
      );
    const first = await listActivity(db, { page: 1, size: 2 });
    expect(first.activities.map(({ subject }) => subject)).toEqual(['3', '2']);
    const second = await listActivity(db, { page: 2, size: 2 });
    expect(second.activities[0]?.subject).toBe('1');
    expect(second.total).toBe(first.total);
    expect(first.total).toBeGreaterThanOrEqual(3);
  });
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a running store answers a command that was left in its folder, and nothing stays there', async () => {
  const folder = await temporaryFolder();
  const run = vi.fn(() => Promise.resolve({ ok: true, lines: ['done'] }));
  const mailbox = await answerAdminCommands(folder, { run, log: { error: expect.unreachable } });
  onTestFinished(() => mailbox.stop());
  const asked = { command: 'grant', email: 'ada@example.com', unverified: false, role: 'editor' } as const;
  expect(await leaveAdminCommand(folder, asked)).toEqual({ ok: true, lines: ['done'] });
  expect(run).toHaveBeenCalledExactlyOnceWith(asked);
  expect(await readdir(path.join(folder, 'admin-commands'))).toEqual([]);
});

test('a command that nobody waits for any more is not run', async () => {
  const folder = await temporaryFolder();
  const run = vi.fn(() => Promise.resolve({ ok: true, lines: ['ran'] }));
  const mailbox = await answerAdminCommands(folder, { run, log: { error: expect.unreachable } });
  onTestFinished(() => mailbox.stop());
  const old = path.join(folder, 'admin-commands', 'old.command.json');
  await writeFile(`${old}.part`, '{"command":"grant","email":"ada@example.com"}');
  await utimes(`${old}.part`, new Date(0), new Date(0));
  await rename(`${old}.part`, old);
  await leaveAdminCommand(folder, { command: 'list' });
  await expect.poll(() => readdir(path.join(folder, 'admin-commands'))).toEqual([]);
  expect(run).toHaveBeenCalledExactlyOnceWith({ command: 'list' });
});
