import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Cookie, Page } from '@playwright/test';
import { projectRoot } from '../../../scripts/run-step.ts';

const run = promisify(execFile);

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

/** Signs in as a new administrator, made so by the command line as an owner does it. Gives the address. */
export async function signInAsAdmin(page: Page, store: Store = {}): Promise<string> {
  const email = await signIn(page, store);
  await makeAdmin(email, store);
  return email;
}

/** As an owner does it, on the store's machine. */
export async function makeAdmin(email: string, store: Store = {}): Promise<void> {
  await run(process.execPath, ['scripts/admin.ts', 'grant', email, '--unverified'], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: store.dataDir ?? process.env['SHARED_STORE_DATA'] },
  });
}

let cookiesOfAdmin: Cookie[] | undefined;

/** Signs in as an administrator of the shared store: one for all tests of a worker that only look. */
export async function becomeAdmin(page: Page): Promise<void> {
  if (cookiesOfAdmin) return page.context().addCookies(cookiesOfAdmin);
  await signInAsAdmin(page);
  // The toast of the login would come and go while the page is looked at.
  await page.context().clearCookies({ name: 'biolife-notice' });
  cookiesOfAdmin = await page.context().cookies();
}
