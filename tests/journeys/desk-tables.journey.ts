import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { checkAccessibility, expect, overhang, test, visit } from '../support/browser/journey.ts';
import { becomeAdmin } from '../support/browser/people.ts';
import { long, longOneWidth } from '../support/browser/long.ts';

const TRAINING = '/account/training';
const entries = (page: Page) => page.getByRole('region', { name: 'Entries' });
const rows = (page: Page) =>
  entries(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const questions = async (page: Page) => {
  const texts = await entries(page).getByRole('heading', { level: 3 }).allTextContents();
  return texts.map((text) => text.toLowerCase());
};

test(
  'a table is sorted and its columns are chosen, and the address keeps the view',
  long,
  async ({ page }) => {
    await becomeAdmin(page);
    await visit(page, TRAINING);
    await expect(rows(page).first()).toBeVisible();
    await expect(entries(page).getByText('Added', { exact: true })).toHaveCount(0);

    await page.getByLabel('Sort by').selectOption('Question');
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Added', exact: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Answer', exact: true }).check();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/sort=Question&.*without=Answer/);
    const inOrder = async () => {
      const shown = await questions(page);
      return shown.length > 20 && shown.join() === [...shown].sort().join();
    };
    await expect.poll(inOrder).toBe(true);
    const labels = () =>
      rows(page)
        .first()
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => cell.dataset['label']));
    await expect.poll(labels).toContain('Added');
    await expect.poll(labels).not.toContain('Answer');
    await page.reload();
    await expect.poll(labels).not.toContain('Answer');
    await expect(page.getByLabel('Sort by')).toHaveValue('Question');
    expect(await overhang(page)).toBeLessThanOrEqual(0);

    // The filter keeps the view, and the view keeps the filter.
    await page.getByLabel('In category').selectOption('Herbs');
    await page
      .getByRole('search', { name: 'Knowledge' })
      .getByRole('button', { name: 'Search', exact: true })
      .click();
    await expect(page).toHaveURL(/sort=Question&.*category=Herbs/);
    await expect.poll(labels).not.toContain('Answer');
    await expect(rows(page).filter({ hasNotText: 'Herbs' })).toHaveCount(0);
    await page.getByLabel('Rows').selectOption('250');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/category=Herbs.*size=250/);
    await checkAccessibility(page);
  },
);

test('heads sort, and say how', longOneWidth, async ({ page }) => {
  await becomeAdmin(page);
  await visit(page, TRAINING);
  const head = page.getByRole('columnheader', { name: 'Question' });
  await head.getByRole('link').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('link').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const backwards = await questions(page);
  expect(backwards).toEqual([...backwards].sort().reverse());
  // Of what is counted the most come first.
  await page.getByRole('columnheader', { name: 'Found' }).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/sort=-Found/);
});

test('what is ticked is counted, and Shift ticks all between', longOneWidth, async ({ page }) => {
  await becomeAdmin(page);
  await visit(page, TRAINING);
  const boxes = entries(page).getByRole('checkbox');
  await expect(page.getByText('0 of 100 ticked')).toBeVisible();
  await boxes.nth(1).check();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 of 100 ticked')).toBeVisible();
  await page.getByRole('button', { name: 'Tick all of this page' }).click();
  await expect(page.getByText('100 of 100 ticked')).toBeVisible();
  await page.getByRole('button', { name: 'Tick none of this page' }).click();
  await expect(boxes.nth(1)).not.toBeChecked();
});

test(
  'the list and its links stay while the table’s program is on its way, and when it never comes',
  longOneWidth,
  async ({ page, complaints }) => {
    complaints.allow(/headless-table/);
    await becomeAdmin(page);
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      void page.route(/headless-table/, async (route) => {
        resolve();
        await new Promise<void>((go) => (answer = go));
        await route.continue();
      });
    });
    await visit(page, TRAINING);
    await asked;
    await expect(rows(page)).toHaveCount(100);
    await entries(page).getByRole('checkbox').nth(2).check();
    await expect(page.getByText('of 100 ticked')).toHaveCount(0);
    answer();
    await expect(page.getByText('of 100 ticked')).toBeVisible();

    await page.unroute(/headless-table/);
    let isRefused = true;
    await page.route(/headless-table/, (route) => (isRefused ? route.abort() : route.continue()));
    await visit(page, `${TRAINING}?sort=Question`);
    await expect(rows(page)).toHaveCount(100);
    await page.getByRole('columnheader', { name: 'Question' }).getByRole('link').click();
    await expect(page).toHaveURL(/sort=-Question/);
    await expect(rows(page)).toHaveCount(100);
    // From another page there is no such HTML: the page is to be loaded as a whole.
    await visit(page, '/account/security');
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('headless-table'));
    await page.getByRole('link', { name: 'Chatbot Training' }).click();
    await lost;
    // Refused until a document is asked for: what is still on its way may not come, or the link goes before it is pressed.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isRefused = false;
    });
    await page.getByRole('link', { name: 'Load the whole page' }).click();
    await expect(rows(page)).toHaveCount(100);
  },
);

test(
  'without scripts heads, pages and columns work as links and forms',
  longOneWidth,
  async ({ page, browser }) => {
    await becomeAdmin(page);
    const context = await browser.newContext({
      baseURL: process.env['SHARED_STORE_URL'],
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled: false,
    });
    await context.addCookies(await page.context().cookies());
    const plain = await context.newPage();
    await plain.goto(TRAINING);
    await plain.getByRole('columnheader', { name: 'Question' }).getByRole('link').click();
    await expect(plain.getByRole('columnheader', { name: 'Question' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const first = await questions(plain);
    await plain.getByRole('link', { name: 'Next' }).click();
    await expect(plain).toHaveURL(/page=2/);
    const second = await questions(plain);
    expect(second[0]?.localeCompare(first.at(-1) ?? '', 'en')).toBeGreaterThanOrEqual(0);
    await plain.getByText('Columns', { exact: true }).click();
    await plain.getByRole('checkbox', { name: 'Category', exact: true }).check();
    await plain.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(plain.getByRole('columnheader', { name: 'Category' })).toHaveCount(0);
    // A button that does nothing is not offered.
    await expect(plain.getByRole('button', { name: /^Tick all/ })).toHaveCount(0);
    await context.close();
  },
);

test('chats are found by words and by days', longOneWidth, async ({ page }) => {
  const word = `zanthum${randomUUID().slice(0, 8)}`;
  await page.request.post('/functions/v1/health-chat', {
    data: { messages: [{ role: 'user', content: `who planted ${word}` }], sessionId: randomUUID() },
  });
  await becomeAdmin(page);
  await visit(page, '/account/chats');
  const search = page.getByRole('search', { name: 'Chats' });
  const turns = page.getByRole('region', { name: 'Turns' }).getByRole('heading', { level: 3 });
  await search.getByRole('searchbox', { name: 'Search the chats' }).fill(word);
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/q=zan/);
  await expect(turns).toHaveText([`who planted ${word}`]);
  await search.getByLabel('To', { exact: true }).fill('2020-01-01');
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No turn is like that.')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Show all turns' }).click();
  await expect(turns.filter({ hasText: word })).toBeVisible();
  await checkAccessibility(page);
});
