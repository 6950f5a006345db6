import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { checkAccessibility, expect, overhang, test, visit } from '../support/browser/journey.ts';
import { desk, region } from '../support/browser/desk.ts';
import { becomeAdmin, makeAdmin, signIn } from '../support/browser/people.ts';
import { long, longOneWidth } from '../support/browser/long.ts';

const rows = (page: Page, table: string) =>
  region(page, table)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** The labels of the columns that stand there, on phones before each value. */
const labels = (page: Page, table: string) =>
  rows(page, table)
    .first()
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.dataset['label']));

const show = (page: Page) => page.getByRole('button', { name: 'Show', exact: true }).click();

async function leaveOut(page: Page, column: string) {
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: column, exact: true }).check();
  await show(page);
}

const writeLetter = (page: Page, subject: string) =>
  page.request.post('/account/letters', { form: { list: 'newsletter', subject } });

test(
  'letters are sorted, columns left out and rows counted, and the address keeps it',
  long,
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8);
    await becomeAdmin(page);
    for (const name of ['Bread', 'amaranth']) await writeLetter(page, `${name} ${mark}`);
    await visit(page, '/account/letters');
    const mine = region(page, 'All letters').getByRole('link', { name: mark });
    await page.getByLabel('Sort by').selectOption('Subject');
    await page.getByLabel('Rows').selectOption('100');
    await show(page);
    await expect(page).toHaveURL(/sort=Subject&size=100$/);
    await expect(mine).toHaveText([`amaranth ${mark}`, `Bread ${mark}`]);
    await leaveOut(page, 'Mails');
    await expect(page).toHaveURL(/sort=Subject&size=100&without=Mails$/);
    await expect.poll(() => labels(page, 'All letters')).toEqual(['Subject', 'List', 'State', 'When']);
    await page.reload();
    await expect.poll(() => labels(page, 'All letters')).not.toContain('Mails');
    await expect(page.getByLabel('Sort by')).toHaveValue('Subject');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await checkAccessibility(page);
    await mine.first().click();
    await expect(page.getByRole('heading', { level: 2, name: `amaranth ${mark}` })).toBeVisible();
  },
);

test('listings keep their view over editing, hiding and ticking', long, async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await becomeAdmin(page);
  const group = { description: 'We walk.', conditionFocus: 'Diabetes', meetingFormat: 'virtual' };
  for (const title of [`Bakers ${mark}`, `actors ${mark}`])
    await page.request.post('/account/listings?list=groups', {
      form: { intent: 'save', list: 'groups', title, ...group },
    });
  await visit(page, '/account/listings?list=groups&sort=Title&size=100');
  const titles = region(page, 'Support groups').getByRole('heading', { level: 3, name: mark });
  await expect(titles).toHaveText([`actors ${mark}`, `Bakers ${mark}`]);
  await leaveOut(page, 'Description');
  await expect(page).toHaveURL(/list=groups&sort=Title&size=100.*without=Description/);
  await expect.poll(() => labels(page, 'Support groups')).not.toContain('Description');
  await checkAccessibility(page);

  const bakers = rows(page, 'Support groups').filter({ hasText: `Bakers ${mark}` });
  await bakers.getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Title').fill(`Zither ${mark}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(titles).toHaveText([`actors ${mark}`, `Zither ${mark}`]);
  await expect(page).toHaveURL(/sort=Title&size=100.*without=Description/);
  for (const name of [`Choose: actors ${mark}`, `Choose: Zither ${mark}`])
    await page.getByRole('checkbox', { name }).check();
  await expect(page.getByText(/^2 of \d+ ticked$/)).toBeVisible();
  await page.getByRole('button', { name: 'Hide the ticked ones' }).click();
  const hidden = rows(page, 'Support groups').filter({ hasText: mark }).getByText('Hidden', { exact: true });
  await expect(hidden).toHaveCount(2);
  await expect(page.getByText(/^0 of \d+ ticked$/)).toBeVisible();
  await expect(page).toHaveURL(/sort=Title&size=100.*without=Description/);
  expect(await overhang(page)).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: 'From feeds' }).click();
  await expect.poll(() => labels(page, 'Support groups')).toContain('Source');
  await checkAccessibility(page);
});

test(
  'sources and administrators are sorted by their heads, or on phones by the field',
  long,
  async ({ page, isMobile }) => {
    const helper = await page.context().browser()?.newContext({ baseURL: process.env['SHARED_STORE_URL'] });
    if (!helper) throw new Error('There is no browser.');
    const email = await signIn(await helper.newPage());
    await makeAdmin(email);
    await helper.close();
    await becomeAdmin(page);
    await visit(page, '/account/sources');
    const names = region(page, 'All sources').getByRole('heading', { level: 3 });
    const sortBackwards = async (column: string) => {
      if (isMobile) {
        await page.getByLabel('Sort by').selectOption(`-${column}`);
        await show(page);
      } else {
        const head = page.getByRole('columnheader', { name: column });
        if ((await head.getAttribute('aria-sort')) === null) await head.getByRole('link').click();
        await expect(head).toHaveAttribute('aria-sort', 'ascending');
        await head.getByRole('link').click();
      }
      await expect(page).toHaveURL(new RegExp(`sort=-${column}`));
    };
    await sortBackwards('Name');
    await expect
      .poll(async () => {
        const shown = await names.allTextContents();
        return shown.length > 4 && shown.join() === shown.toSorted((a, b) => b.localeCompare(a, 'en')).join();
      })
      .toBe(true);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await checkAccessibility(page);

    await desk(page, 'Administrators').click();
    await expect(rows(page, 'All administrators').first()).toBeVisible();
    await page.getByLabel('Rows').selectOption('100');
    await show(page);
    await expect(page).toHaveURL(/size=100/);
    await sortBackwards('Status');
    const row = rows(page, 'All administrators').filter({ hasText: email });
    await row.getByRole('combobox').selectOption('Support');
    await row.getByRole('button', { name: 'Change role' }).click();
    await expect(page.getByText('The role is changed.')).toBeVisible();
    await expect(page).toHaveURL(/sort=-Status&size=100/);
    await expect(row).toContainText('Support since');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await checkAccessibility(page);
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await expect(row).toHaveCount(0);
  },
);

test(
  'what is chosen while the list is on its way is kept, and the keyboard stays where it is',
  long,
  async ({ page }) => {
    await becomeAdmin(page);
    await visit(page, '/account/training');
    const answer = Promise.withResolvers<undefined>();
    await page.route(/training\.data/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/training\.data\?.*size=250/);
    await page.getByLabel('Rows').selectOption('250');
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
    await asked;
    await page.getByLabel('Sort by').focus();
    await page.getByLabel('Sort by').selectOption('-Question');
    answer.resolve(undefined);
    await expect(page).toHaveURL(/size=250/);
    await expect(page.getByLabel('Sort by')).toHaveValue('-Question');
    await expect(page.getByLabel('Rows')).toHaveValue('250');
    await expect(page.getByLabel('Sort by')).toBeFocused();
    await page.unroute(/training\.data/);
    await show(page);
    await expect(page).toHaveURL(/sort=-Question/);
    await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/sort=-Added/);
    await expect(page.getByLabel('Sort by')).toHaveValue('-Added');
  },
);

test(
  'without scripts the lists are whole, and heads and buttons work',
  longOneWidth,
  async ({ page, browser }) => {
    const subject = `Plain ${randomUUID().slice(0, 8)}`;
    await becomeAdmin(page);
    await writeLetter(page, subject);
    const context = await browser.newContext({
      baseURL: process.env['SHARED_STORE_URL'],
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled: false,
    });
    await context.addCookies(await page.context().cookies());
    const plain = await context.newPage();
    await plain.goto('/account/letters?size=100');
    await plain.getByRole('columnheader', { name: 'Subject' }).getByRole('link').click();
    await expect(plain).toHaveURL(/sort=Subject&size=100/);
    await expect(plain.getByRole('link', { name: subject })).toBeVisible();

    await plain.goto('/account/sources');
    await plain.getByRole('columnheader', { name: 'State' }).getByRole('link').click();
    const source = rows(plain, 'All sources').filter({ hasText: 'know-your-numbers.atom' });
    await source.getByRole('button', { name: /^Switch off/ }).click();
    await expect(source.getByText('Off', { exact: true })).toBeVisible();
    await expect(plain).toHaveURL(/sort=State/);
    await source.getByRole('button', { name: /^Switch on/ }).click();
    await expect(source.getByText('On', { exact: true })).toBeVisible();

    await plain.goto('/account/administrators?sort=Who&size=100');
    await expect(rows(plain, 'All administrators').filter({ hasText: 'You' })).toHaveCount(1);
    await plain.goto('/account/listings?list=stories&feeds&sort=Title');
    await expect(rows(plain, 'Health stories').first()).toBeVisible();
    // A button that does nothing is not offered.
    await expect(plain.getByRole('button', { name: /^Tick all/ })).toHaveCount(0);
    await context.close();
  },
);
