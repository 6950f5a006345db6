import { beforeAll, expect, test } from 'vitest';
import { isAdminRole } from '#features/accounts/permissions.ts';
import { recordedActivity } from '#tests/support/recorded-activity.ts';
import { cookieHeader, openAccounts, tokenOf } from '#tests/support/accounts.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import type { Mail } from '#features/mail/mail.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { runAdminCommand } from './admin-commands.server.ts';
import { createAdministrators } from './administrators-service.server.ts';

forEachDatabase('roles', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });

  async function start() {
    const people = await openAccounts(db);
    const invited: Mail[] = [];
    const administrators = createAdministrators(db, {
      clock: { now: () => new Date(people.clock.time) },
      mail: { send: (_tx, mail) => Promise.resolve(void invited.push(mail)) },
      storeUrl: 'http://store.example',
    });
    const headersOf = async (email: string) =>
      new Headers({ cookie: cookieHeader(await people.signedIn(email)) });
    return { ...people, administrators, invited, headersOf };
  }

  test('an invitation is of one address, works once and for seven days, and can be withdrawn', async () => {
    const { accounts, administrators, clock, invited, headersOf } = await start();
    const actor = 'boss@example.com';
    const email = 'new-editor@example.com';
    const invite = () => administrators.invite({ email, role: 'editor', actor });
    expect(await invite()).toEqual({ ok: true });
    const first = tokenOf(invited[0]);
    expect(await accounts.findInvitation(first)).toEqual({ email, role: 'editor', invitedBy: actor });
    // A second mail ends the first one's link.
    expect(await invite()).toEqual({ ok: true });
    expect(await accounts.findInvitation(first)).toBeUndefined();
    const token = tokenOf(invited[1]);

    const stranger = await headersOf('stranger@example.com');
    expect(await accounts.acceptInvitation({ token, headers: stranger })).toBe(false);
    expect(await accounts.acceptInvitation({ token, headers: new Headers() })).toBe(false);
    const headers = await headersOf(email);
    const elsewhere = await headersOf(email);
    clock.time += 7 * 86_400_000;
    expect(await accounts.acceptInvitation({ token, headers })).toBe(false);
    clock.time -= 1000;
    expect(await accounts.acceptInvitation({ token, headers })).toBe(true);
    expect(await accounts.viewerOf(headers)).toMatchObject({ role: 'editor', emailVerified: true });
    // Somebody else may have signed up with the address before it was proven.
    expect(await accounts.viewerOf(elsewhere)).toBeUndefined();
    expect(await accounts.acceptInvitation({ token, headers })).toBe(false);
    expect(await invite()).toEqual({ ok: false, reason: 'already' });

    await administrators.invite({ email: 'other@example.com', role: 'support', actor });
    expect(await administrators.withdraw({ email: 'other@example.com', actor })).toBe(true);
    expect(await administrators.withdraw({ email: 'other@example.com', actor })).toBe(false);
    expect(await accounts.findInvitation(tokenOf(invited[2]))).toBeUndefined();
  });

  test('there is always an owner left, also when two revoke each other at once', async () => {
    const { accounts, administrators, headersOf } = await start();
    for (const { id } of (await administrators.list()).administrators)
      await administrators.change({ id, role: 'support', actor: 'a test' });
    const owners = ['one@example.com', 'two@example.com'];
    const headers = await Promise.all(owners.map(headersOf));
    for (const email of owners)
      await runAdminCommand(db, { command: 'grant', email, unverified: true, role: 'owner' });
    const ids = await Promise.all(headers.map(async (own) => (await accounts.viewerOf(own))?.id ?? ''));
    const revoked = await Promise.all(
      ids.map((id) => administrators.change({ id, role: null, actor: 'a test' })),
    );
    expect(revoked.filter(({ ok }) => ok)).toHaveLength(1);
    const last = ids[revoked.findIndex(({ ok }) => !ok)] ?? '';
    const change = (role: unknown) =>
      administrators.change({ id: last, role: isAdminRole(role) ? role : null, actor: 'a test' });
    expect(await change('editor')).toEqual({ ok: false, reason: 'last-owner' });
    const lastHeaders = headers[ids.indexOf(last)] ?? new Headers();
    const viewer = await accounts.viewerOf(lastHeaders);
    if (!viewer) throw new Error('the last owner is not signed in');
    expect(await accounts.deleteAccount({ viewer, password: 'correct horse', headers: lastHeaders })).toEqual(
      { ok: false, reason: 'last-owner' },
    );
    expect(await accounts.viewerOf(lastHeaders)).toMatchObject({ role: 'owner' });
  });

  test('who changes a role that somebody else changed meanwhile is told, and may save again', async () => {
    const { accounts, administrators, headersOf } = await start();
    const email = 'two-owners-edit@example.com';
    const headers = await headersOf(email);
    await runAdminCommand(db, { command: 'grant', email, unverified: true, role: 'support' });
    const id = (await accounts.viewerOf(headers))?.id ?? '';
    const change = (role: 'owner' | 'editor' | 'support' | null, seen: 'editor' | 'support') =>
      administrators.change({ id, role, seen, actor: 'boss@example.com' });
    expect(await change('editor', 'support')).toEqual({ ok: true });
    expect(await change(null, 'support')).toEqual({ ok: false, reason: 'changed', now: 'editor' });
    expect(await change('owner', 'support')).toEqual({ ok: false, reason: 'changed', now: 'editor' });
    expect(await accounts.viewerOf(headers)).toMatchObject({ role: 'editor' });
    // Both want the same.
    expect(await change('editor', 'support')).toEqual({ ok: true });
    expect(await change('support', 'editor')).toEqual({ ok: true });
  });

  test('what is changed stands in the activity, and takes effect at once', async () => {
    const { accounts, administrators, headersOf } = await start();
    const email = 'helper@example.com';
    const headers = await headersOf(email);
    await runAdminCommand(db, { command: 'grant', email, unverified: true, role: 'editor' });
    const id = (await accounts.viewerOf(headers))?.id ?? '';
    const actor = 'boss@example.com';
    expect(await administrators.change({ id, role: 'support', actor })).toEqual({ ok: true });
    expect(await accounts.viewerOf(headers)).toMatchObject({ role: 'support' });
    expect(await administrators.change({ id, role: null, actor })).toEqual({ ok: true });
    expect(await accounts.viewerOf(headers)).toMatchObject({ isAdmin: false, role: undefined });
    expect(await administrators.change({ id, role: 'owner', actor })).toEqual({
      ok: false,
      reason: 'unknown',
    });
    const said = (await recordedActivity(db)).filter(({ subject }) => subject === email);
    expect(said.map(({ action }) => action)).toEqual(['admin.grant', 'admin.role', 'admin.revoke']);
  });
});
