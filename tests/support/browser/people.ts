import { randomUUID } from 'node:crypto';
import type { Cookie, Page } from '@playwright/test';
import { leaveAdminCommand } from '#features/admin/admin-mailbox.server.ts';

export const PASSWORD = 'sorrel and ginger';
export const newEmail = () => `ada-${randomUUID()}@example.com`;

interface Store {
  /** Where it answers; left out for the shared store. */
  url?: string;
  dataDir?: string | undefined;
}

/** Makes an account and signs the page's browser in, by the forms' own posts. Gives its address. */
export async function signIn(page: Page, { url = '' }: Store = {}): Promise<string> {
  const email = newEmail();
  const form = { email, password: PASSWORD };
  await page.request.post(`${url}/auth?mode=signup`, {
    form: { ...form, mode: 'signup', confirmPassword: PASSWORD },
  });
  await page.request.post(`${url}/auth`, { form: { ...form, mode: 'login' } });
  return email;
}

/** Signs in as a new administrator. Gives the address. */
export async function signInAsAdmin(page: Page, store: Store = {}): Promise<string> {
  const email = await signIn(page, store);
  await makeAdmin(email, store);
  return email;
}

/** As the command line does it beside a running store. A process for the command would take more of the processor than most journeys. */
export async function makeAdmin(email: string, store: Store = {}): Promise<void> {
  const dataDir = store.dataDir ?? process.env['SHARED_STORE_DATA'] ?? '';
  const { ok, lines } = await leaveAdminCommand(dataDir, { command: 'grant', email, unverified: true });
  if (!ok) throw new Error(lines.join('\n'));
}

let cookiesOfAdmin: Cookie[] | undefined;

/** Signs in as an administrator of the shared store: one for all tests of a worker to which it is the same who that is. */
export async function becomeAdmin(page: Page): Promise<void> {
  if (cookiesOfAdmin) return page.context().addCookies(cookiesOfAdmin);
  await signInAsAdmin(page);
  // The toast of the login would come and go while the page is looked at.
  await page.context().clearCookies({ name: 'biolife-notice' });
  cookiesOfAdmin = await page.context().cookies();
}
