import { expect } from 'vitest';
import { runAdminCommand } from '#features/admin/admin-commands.server.ts';
import { cookieHeader } from '../support/accounts.ts';
import type { startStoreInProcess } from '../support/store-in-process.ts';

export const WHO = ['visitor', 'user A', 'user B', 'admin', 'editor', 'support'] as const;
export type Who = (typeof WHO)[number];

const PASSWORD = 'sorrel and ginger';

/** Accounts for everybody but the visitor, signed in: what each one's browser sends as its cookies. */
export async function signInAll(
  store: Awaited<ReturnType<typeof startStoreInProcess>>,
): Promise<Record<Who, string>> {
  const cookies: Record<Who, string> = {
    visitor: '',
    'user A': '',
    'user B': '',
    admin: '',
    editor: '',
    support: '',
  };
  for (const who of WHO) {
    if (who === 'visitor') continue;
    const email = `${who.replace(' ', '-').toLowerCase()}@example.com`;
    const form = { email, password: PASSWORD, confirmPassword: PASSWORD };
    const visitor = { address: who, headers: new Headers() };
    await store.services.accounts.authenticate('signup', form, visitor);
    const outcome = await store.services.accounts.authenticate('login', form, visitor);
    if (outcome.ok) cookies[who] = cookieHeader(outcome.cookies);
  }
  for (const [who, role] of [
    ['admin', 'owner'],
    ['editor', 'editor'],
    ['support', 'support'],
  ] as const) {
    const email = `${who}@example.com`;
    const granted = await runAdminCommand(store.db, { command: 'grant', email, unverified: true, role });
    expect(granted.ok).toBe(true);
  }
  return cookies;
}
