import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '#tests/support/browser/journey.ts';
import { becomeAdmin } from '#tests/support/browser/people.ts';

const TRAINING = '/account/training';
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Messages/ }).getByText(text, { exact: true });
/** Without the heads. */
const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Entries' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

async function write(page: Page, category: string, question: string) {
  await page.request.post(TRAINING, {
    form: { intent: 'save', category, question, answer: `The first answer of ${question}`, isActive: 'on' },
  });
}

test('many entries get one change, and an edit is taken back from the history', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const category = `Test ${crypto.randomUUID().slice(0, 8)}`;
  await becomeAdmin(page);
  await write(page, category, 'Which one is this?');
  await write(page, category, 'Which other one is this?');
  await visit(page, `${TRAINING}?${new URLSearchParams({ category })}`);
  await expect(rows(page)).toHaveCount(2);

  await expect(page.getByText('0 of 2 ticked')).toBeVisible();
  await page.getByText('Change several entries at once').click();
  await page.getByText('Export and import').click();
  await checkAccessibility(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported.split('\r\n')).toHaveLength(4);
  const upload = async (text: string) => {
    await page
      .getByLabel('A file as it was exported')
      .setInputFiles({ name: 'knowledge.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
  };
  await upload(exported.replace('The first answer of Which one is this?', ''));
  await expect(page.getByRole('list', { name: 'What is wrong with the file' })).toContainText(
    /Line [23], answer: Enter an answer\./,
  );
  await upload(exported);
  await expect(page.getByText('Imported: 0 added, 0 changed, 2 as before.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(toast(page, 'Tick the entries that are to be changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Tick all of this page' }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(toast(page, '2 entries changed')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Inactive' })).toHaveCount(2);
  // What is done is no longer ticked.
  await expect(page.getByRole('checkbox', { name: 'Choose: Which other one is this?' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Choose: Which one is this?' }).check();
  await page.getByLabel('Next review due').fill('2026-01-31');
  await page.getByRole('button', { name: 'Set review' }).click();
  await expect(rows(page).filter({ hasText: 'Jan 31, 2026' })).toHaveCount(1);
  await page.getByLabel('Review', { exact: true }).selectOption('Due by now');
  await page
    .getByRole('search', { name: 'Knowledge' })
    .getByRole('button', { name: 'Search', exact: true })
    .click();
  await expect(rows(page)).toHaveCount(1);

  await rows(page).getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Answer', { exact: true }).fill('A second answer.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Knowledge updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Edit: Which one is this?' }).click();
  await page.getByText(/^History/).click();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Bring back version 1' }).click();
  await expect(toast(page, 'Knowledge brought back')).toBeVisible();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(
    'The first answer of Which one is this?',
  );

  await visit(page, `${TRAINING}?${new URLSearchParams({ category })}`);
  await expect(page.getByText('0 of 2 ticked')).toBeVisible();
  await page.getByText('Change several entries at once').click();
  await page.getByRole('button', { name: 'Tick all of this page' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No entry is like that.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
});
