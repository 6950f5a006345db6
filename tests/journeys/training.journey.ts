import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  hydrated,
  overhang,
  test,
  visit,
} from '#tests/support/browser/journey.ts';
import { becomeAdmin } from '#tests/support/browser/people.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { long, longOneWidth } from '../support/browser/long.ts';

const TRAINING = '/account/training';
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Messages/ }).getByText(text, { exact: true });
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
/** Without the heads. */
const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Entries' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const entry = (page: Page, question: string) => rows(page).filter({ hasText: question });

/** Something that no entry and no other test speaks of: so unlike each other that none is read as another, misspelt; short enough for a phone. */
const newHerb = () =>
  `zan${crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/./g, (digit) => 'bdfgklmnoprstuvz'.charAt(Number.parseInt(digit, 16)))}um`;

async function addEntry(page: Page, herb: string) {
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add knowledge' })).toBeFocused();
  await field(page, 'Category').fill('Herbs');
  await field(page, 'Question').fill(`What is ${herb}?`);
  await field(page, 'Answer').fill(`${herb} is a herb of this test. Ask your doctor before you take it.`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Knowledge added successfully')).toBeVisible();
  await expect(entry(page, herb)).toBeVisible();
}

test(
  'an administrator adds an entry by keyboard, tries it, edits it, deletes it and takes that back',
  long,
  async ({ page, complaints }) => {
    complaints.allow(/status of 422/);
    const herb = newHerb();
    await becomeAdmin(page);
    await visit(page, TRAINING);
    await checkAccessibility(page);
    expect(await overhang(page)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: 'Add', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Add knowledge' })).toBeFocused();
    await field(page, 'Question').fill(`What is ${herb}?`);
    for (const keyword of [' bark of the test ', 'bark of the test', ' ', 'test root']) {
      await field(page, 'Keywords').fill(keyword);
      await field(page, 'Keywords').press('Enter');
    }
    const chips = page.getByRole('list', { name: 'Keywords of this entry' }).getByRole('listitem');
    await expect(chips).toHaveText(['bark of the test', 'test root']);
    await page.getByRole('button', { name: 'Remove keyword test root' }).press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
    await expect(field(page, 'Category')).toBeFocused();
    await expect(page.getByText('Enter an answer.')).toBeVisible();
    await expect(field(page, 'Question')).toHaveValue(`What is ${herb}?`);
    await expect(chips).toHaveText(['bark of the test']);
    await checkAccessibility(page);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await field(page, 'Category').fill('Herbs');
    await field(page, 'Answer').fill(`${herb} is a herb of this test.`);
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(toast(page, 'Knowledge added successfully')).toBeVisible();

    await page.getByLabel('A visitor asks').fill(`what is ${herb}`);
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(page.getByText('The knowledge has an answer.')).toBeVisible();
    await expect(page.getByRole('blockquote')).toContainText(`${herb} is a herb of this test.`);
    // As the panel shows it, with its links.
    await page.getByLabel('A visitor asks').fill('what does magnesium do');
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(
      page.getByRole('blockquote').getByRole('link', { name: /^Magnesium: fact sheet/ }),
    ).toHaveAttribute('href', 'https://ods.od.nih.gov/factsheets/Magnesium-Consumer/');
    await expect(page.getByRole('blockquote')).not.toContainText('](');

    await entry(page, herb).getByRole('link', { name: /^Edit/ }).click();
    await field(page, 'Answer').fill(`${herb} has a better answer.`);
    const further = `Can ${herb} be dried and kept? Dried, ${herb} keeps for a year in a closed jar.`;
    await field(page, 'Further questions').fill(`${further}\nIt has no smell.`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Begin line 2 with the question')).toBeVisible();
    await expect(field(page, 'Further questions')).toHaveValue(`${further}\nIt has no smell.`);
    await field(page, 'Further questions').fill(further);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Knowledge updated successfully')).toBeVisible();
    await page.getByLabel('A visitor asks').fill(`can I keep ${herb} dried in a jar`);
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(page.getByRole('blockquote')).toContainText('keeps for a year in a closed jar.');
    await page.getByRole('searchbox', { name: 'Search the knowledge' }).fill(`better ${herb}`);
    await page.getByRole('searchbox', { name: 'Search the knowledge' }).press('Enter');
    await expect(rows(page)).toHaveCount(1);

    await entry(page, herb)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(toast(page, 'Knowledge deleted successfully')).toBeVisible();
    await expect(page.getByText(`Nothing in the knowledge has "better ${herb}".`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Knowledge restored')).toBeVisible();
    await expect(entry(page, herb)).toBeVisible();
  },
);

test('words that are not saved are not left without a question', longOneWidth, async ({ page }) => {
  const herb = newHerb();
  await becomeAdmin(page);
  await visit(page, `${TRAINING}?add`);
  // Nothing typed yet: nothing is asked.
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expect(page).toHaveURL(/\/account\/orders$/);
  await page.goBack();

  await field(page, 'Question').fill(`What is ${herb}?`);
  const asks = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expect(asks.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await checkAccessibility(page, { within: 'dialog[open]' });
  await asks.getByRole('button', { name: 'Keep editing' }).click();
  await expect(asks).toBeHidden();
  await expect(field(page, 'Question')).toHaveValue(`What is ${herb}?`);

  // Closing the window asks in the browser's own words.
  const closing = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await closing;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Add knowledge' })).toBeVisible();

  await field(page, 'Keywords').fill('test root');
  await field(page, 'Keywords').press('Enter');
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await asks.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/account\/orders$/);

  // Cancel is meant.
  await visit(page, `${TRAINING}?add`);
  await field(page, 'Question').fill(`What is ${herb}?`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Entries' })).toBeVisible();
  await expect(asks).toBeHidden();
});

test(
  'a knowledge base that cannot be read says so, and can be tried again',
  longOneWidth,
  async ({ page, complaints }) => {
    complaints.allow(/training\.data/);
    await becomeAdmin(page);
    await visit(page, '/account/orders');
    const address = /\/account\/training\.data.*training\.admin/;
    await page.route(address, (route) => route.abort());
    await page.getByRole('link', { name: 'Chatbot Training' }).first().click();
    await expect(page.getByRole('region', { name: 'Entries' })).toContainText(
      'Failed to load knowledge base',
    );
    await expect(toast(page, 'Failed to load knowledge base')).toBeVisible();
    await page.unroute(address);
    await page.getByRole('region', { name: 'Entries' }).getByRole('link', { name: 'Try again' }).click();
    await expect(rows(page).first()).toBeVisible();
  },
);

test(
  'of two editors the second is told, nothing is overwritten unasked, and nothing typed is lost',
  longOneWidth,
  async ({ page, complaints }) => {
    complaints.allow(/status of 422/);
    const herb = newHerb();
    await becomeAdmin(page);
    await visit(page, TRAINING);
    await addEntry(page, herb);
    await entry(page, herb).getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByRole('heading', { name: 'Edit knowledge' })).toBeFocused();
    const second = await page.context().newPage();
    await visit(second, page.url());
    await field(page, 'Answer').fill('The first editor wrote this.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Knowledge updated successfully')).toBeVisible();

    await field(second, 'Answer').fill('The second editor wrote this.');
    // Pressed twice: the second press must not overwrite either.
    for (const press of ['first', 'again']) {
      await second.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(second.getByRole('alert'), press).toContainText('The first editor wrote this.');
      await expect(field(second, 'Answer')).toHaveValue('The second editor wrote this.');
    }
    await expect(second.getByRole('heading', { name: 'Edit knowledge' })).toBeFocused();
    await checkAccessibility(second);
    await visit(page, TRAINING);
    await expect(entry(page, herb)).toContainText('The first editor wrote this.');
    await second.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(toast(second, 'Knowledge updated successfully')).toBeVisible();
    await expect(entry(second, herb)).toContainText('The second editor wrote this.');
  },
);

test(
  'a reply is voted down, an administrator teaches the answer, and the next visitor gets it',
  oneWidth,
  async ({ page, browser }) => {
    const herb = newHerb();
    const asked = `what is ${herb}`;
    await visit(page, '/shop');
    await vote(page, asked);

    await becomeAdmin(page);
    await visit(page, TRAINING);
    await page.getByRole('link', { name: `Teach the answer: ${asked}` }).click();
    await expect(field(page, 'Question')).toHaveValue(asked);
    await field(page, 'Category').fill('Herbs');
    await field(page, 'Answer').fill(`${herb} is a herb that this store learned about today.`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Knowledge added successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: `Teach the answer: ${asked}` })).toHaveCount(0);

    const next = await browser.newContext({ baseURL: process.env['SHARED_STORE_URL'] });
    const visitor = await next.newPage();
    await visit(visitor, '/shop');
    await askGuide(visitor, asked);
    await expect(visitor.getByRole('dialog', { name: 'BioLife Guide' })).toContainText(
      `${herb} is a herb that this store learned about today.`,
    );
    await next.close();

    // What it did not know stands there without a vote, until somebody puts it aside.
    const unknown = `who planted ${newHerb()}`;
    await page.request.post('/functions/v1/health-chat', {
      data: { messages: [{ role: 'user', content: unknown }], sessionId: randomUUID() },
    });
    await visit(page, TRAINING);
    await page.getByRole('button', { name: `Put aside: ${unknown}` }).click();
    await expect(page.getByRole('button', { name: `Put aside: ${unknown}` })).toHaveCount(0);
  },
);

async function askGuide(page: Page, question: string) {
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog', { name: 'BioLife Guide' });
  await panel.getByRole('textbox', { name: 'Your message' }).fill(question);
  await panel.getByRole('textbox', { name: 'Your message' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Not helpful' })).toBeVisible();
  return panel;
}

async function vote(page: Page, question: string) {
  const panel = await askGuide(page, question);
  await panel.getByRole('button', { name: 'Not helpful' }).click();
  await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
}

test(
  'without scripts the form still saves, and says what is missing',
  longOneWidth,
  async ({ page, browser }) => {
    const herb = newHerb();
    await becomeAdmin(page);
    const context = await browser.newContext({
      baseURL: process.env['SHARED_STORE_URL'],
      javaScriptEnabled: false,
    });
    await context.addCookies(await page.context().cookies());
    const plain = await context.newPage();
    await plain.goto(`${TRAINING}?add`);
    await field(plain, 'Category').fill('Herbs');
    await field(plain, 'Question').fill(`What is ${herb}?`);
    await plain.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(plain.getByText('Enter an answer.')).toBeVisible();
    await field(plain, 'Answer').fill(`${herb} was written without scripts.`);
    await plain.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(entry(plain, herb)).toContainText('was written without scripts.');
    await context.close();
  },
);
