import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { preparedDataFolder } from '../../scripts/prepared-data.ts';
import { startStore, type RunningStore } from '../../scripts/store-process.ts';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { desk, region } from '../support/browser/desk.ts';
import {
  drawTheWinners,
  GIVEAWAY,
  holdASecondGiveaway,
  makeTheFirstGiveaway,
  verifyTheOldDrawing,
} from '../support/browser/hold-giveaways.ts';
import { linkTo, readMail, subscribe } from '../support/browser/outbox.ts';
import { calendar, event } from '../support/feed-documents.ts';
import { reachingPublicFeeds, startPublicFeed } from '../support/public-feed.ts';
import { PASSWORD, signInAsAdmin } from '../support/browser/people.ts';

/**
 * An owner's year on one folder: what is begun in one season is found in the next, by a store that was started anew meanwhile.
 * Everything is done by the desk's own buttons; only what visitors do elsewhere is posted.
 */

/** The store on one folder, on ever later days. */
class Years {
  readonly #dataDir: string;
  readonly #feed: string;
  #store: RunningStore | undefined;

  constructor({ dataDir, feed }: { dataDir: string; feed: string }) {
    this.#dataDir = dataDir;
    this.#feed = feed;
  }

  /** Ends the store and starts it on a later day. */
  async goOn(day: string): Promise<RunningStore> {
    await this.end();
    this.#store = await startStore({
      DATA_DIR: this.#dataDir,
      STORE_DATE: day,
      COMMUNITY_FEEDS: `events=${this.#feed}`,
      ...reachingPublicFeeds,
    });
    return this.#store;
  }

  async end(): Promise<void> {
    await this.#store?.stop();
    this.#store = undefined;
  }
}

async function writeANewsletter(page: Page, store: RunningStore) {
  for (const name of ['ruth', 'cy']) await subscribe(page, `${name}@example.com`, store.url);
  await visit(page, `${store.url}/account`);
  await desk(page, 'Letters').click();
  await page.getByLabel('Goes to').selectOption({ label: 'Newsletter' });
  await page.getByLabel('Subject').fill('News in June');
  await page.getByRole('button', { name: 'Write it' }).click();
  const letter = region(page, 'News in June');
  await letter.getByLabel('Text').fill('## Juneteenth\n\nWe are [open](/shop) all day.');
  await letter.getByRole('button', { name: 'Save and preview' }).click();
  await expect(letter.getByText('The letter is saved.')).toBeVisible();
  await letter.getByRole('checkbox').check();
  await letter.getByRole('button', { name: 'Send to the list' }).click();
  await expect(letter.getByText('The letter is on its way.')).toBeVisible();
  for (const to of ['ruth@example.com', 'cy@example.com'])
    await readMail(page, { to, subject: 'News in June' }, store.url);
  await expect(async () => {
    await visit(page, page.url());
    await expect(letter.getByText('Sent', { exact: true }).locator('+ dd')).toHaveText('2', {
      timeout: 1000,
    });
  }).toPass();
}

/** Somebody who entered, reads the newsletter and wrote a message asks to be forgotten. */
async function eraseWhoAsks(page: Page, store: RunningStore) {
  await page.request.post(`${store.url}/contact`, {
    form: {
      name: 'Cy',
      email: 'cy@example.com',
      topic: 'other',
      message: 'Please delete all you have of me.',
    },
  });
  await visit(page, `${store.url}/account`);
  await desk(page, 'People').click();
  const people = region(page, 'People');
  await people.getByLabel('Email address').fill('cy@example.com');
  await people.getByRole('button', { name: 'Find' }).click();
  for (const held of ['Giveaways and prayer list', 'Newsletter and prayer updates', 'Letters', 'Messages'])
    await expect(people.getByRole('heading', { level: 3, name: new RegExp(held) })).toBeVisible();
  await checkAccessibility(page);
  await people.getByRole('checkbox', { name: /^Erase everything under cy@example.com/ }).check();
  await people.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(people.getByText('cy@example.com was erased')).toBeVisible();
  await people.getByRole('button', { name: 'Find' }).click();
  await expect(people.getByText('The store holds nothing under cy@example.com.')).toBeVisible();
}

async function inviteAnEditor(page: Page, store: RunningStore) {
  await visit(page, `${store.url}/account/administrators`);
  const invite = region(page, 'Invite somebody');
  await invite.getByLabel('Email address').fill('editor@example.com');
  await invite.getByLabel('Role').selectOption({ label: 'Editor' });
  await invite.getByRole('button', { name: 'Invite by mail' }).click();
  await expect(page.getByText('The invitation to editor@example.com is on its way.')).toBeVisible();
  await checkAccessibility(page);
  const mail = await readMail(
    page,
    { to: 'editor@example.com', subject: 'Help to look after BioLife' },
    store.url,
  );
  return linkTo('/account/invitation', mail);
}

/** In a browser of her own: she makes an account on the way, and may read and write but take nothing out. */
async function becomeTheEditor(page: Page, store: RunningStore, invitation: string) {
  await visit(page, invitation);
  await expect(page.getByText(/as Editor\..*May not export or erase/)).toBeVisible();
  await page.getByRole('link', { name: 'Make an account' }).click();
  await page.getByLabel('Email').fill('editor@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await page.getByLabel('Email').fill('editor@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Editor', { exact: true }).first()).toBeVisible();
  await expect(desk(page, 'Campaigns')).toBeVisible();
  for (const tab of ['Settings', 'Administrators', 'Activity']) await expect(desk(page, tab)).toHaveCount(0);
  await desk(page, 'People').click();
  await page.getByLabel('Email address').fill('ben@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { level: 3, name: /^Giveaways/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export as a file' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase', exact: true })).toHaveCount(0);
  // Not only is nothing shown: nothing is given.
  for (const [path, form] of [
    ['/account/people/export', { email: 'ben@example.com' }],
    ['/account/people', { intent: 'erase', email: 'ben@example.com', confirm: 'on' }],
    ['/account/messages/export', { list: 'entries' }],
    ['/account/training/export', { format: 'csv' }],
    ['/account/activity/export', {}],
  ] as const) {
    const answer = await page.request.post(`${store.url}${path}`, { form });
    expect(answer.status(), path).toBe(403);
  }
}

const SCREENING = 'Blood pressure day';
const CALENDAR = calendar(event(SCREENING, '20261205T150000Z'));
const announced = async (page: Page, store: RunningStore) =>
  (await (await page.request.get(`${store.url}/community`)).text()).includes(SCREENING);

async function readTheFeed(page: Page, store: RunningStore, feed: string) {
  await visit(page, `${store.url}/account/sources`);
  const source = page.getByRole('row').filter({ hasText: feed });
  await source.getByRole('button', { name: /^Fetch now/ }).click();
  await expect(source.getByText(/Last result: 1 found, 1 new/)).toBeVisible();
  await expect.poll(() => announced(page, store)).toBe(true);
}

async function findTheDeadFeed(page: Page, store: RunningStore, feed: string) {
  await visit(page, `${store.url}/account/sources`);
  const dead = page.getByRole('row').filter({ hasText: feed });
  await dead.getByRole('button', { name: /^Fetch now/ }).click();
  await expect(dead.getByText('Failing')).toBeVisible();
  await expect(dead.getByText(/Last result: refused the connection/)).toBeVisible();
  expect(await announced(page, store), 'what it gave while it lived stays').toBe(true);
  await desk(page, 'Overview').click();
  await region(page, 'What waits').getByRole('link', { name: '1 Failing sources' }).click();
  await dead.getByRole('button', { name: /^Switch off/ }).click();
  await expect(dead.getByText('Off', { exact: true })).toBeVisible();
  await desk(page, 'Overview').click();
  await expect(region(page, 'What waits').getByText(/Failing sources/)).toHaveCount(0);
  await expect.poll(() => announced(page, store), 'a source that is off is not shown').toBe(false);
}

async function readTheYear(page: Page) {
  await desk(page, 'Activity').click();
  await page.getByLabel('Rows').selectOption('100');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/size=100/);
  const main = page.getByRole('main');
  for (const done of [
    `made the campaign ${GIVEAWAY}`,
    'drew the winners of',
    'looked at the winners of',
    'wrote to a winner of',
    'marked a prize of',
    'had the letter',
    'looked up what the store holds of',
    'erased',
    'copied a campaign to',
    'invited editor@example.com',
    'accepted the invitation to look after the store',
    'switched the source',
  ])
    await expect(main.getByText(new RegExp(done)).first(), done).toBeVisible();
  await expect(main, 'who was erased is named nowhere').not.toContainText('cy@example.com');
}

test('a year of an owner: two giveaways, a newsletter, a request to be erased, an editor, a feed that dies', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of (403|409|422|502)/);
  complaints.allow(/Blocked script execution in 'about:srcdoc'/);
  const dataDir = await preparedDataFolder();
  const feed = await startPublicFeed(CALENDAR);
  const years = new Years({ dataDir, feed: feed.url });
  try {
    let store = await years.goOn('2026-01-15');
    await signInAsAdmin(page, store);
    await test.step('January: the first giveaway', () => makeTheFirstGiveaway(page, store));
    await test.step('and a feed of the county', () => readTheFeed(page, store, feed.url));
    store = await years.goOn('2026-03-22');
    await test.step('March: the drawing', () => drawTheWinners(page, store));
    store = await years.goOn('2026-06-10');
    await test.step('June: a newsletter', () => writeANewsletter(page, store));
    await test.step('and a request to be erased', () => eraseWhoAsks(page, store));
    store = await years.goOn('2026-09-02');
    await test.step('September: the first drawing still holds', () => verifyTheOldDrawing(page, store));
    await test.step('and a second giveaway', () => holdASecondGiveaway(page, store));
    const invitation = await test.step('an editor is invited', () => inviteAnEditor(page, store));
    await test.step('and takes nothing out', async () => {
      const context = await browser.newContext();
      await becomeTheEditor(await context.newPage(), store, invitation);
      await context.close();
    });
    await test.step('a feed dies', async () => {
      await feed.close();
      await findTheDeadFeed(page, store, feed.url);
    });
    await test.step('and all of it can be read', () => readTheYear(page));
  } finally {
    await years.end();
    await feed.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
