import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { drawingFile, verifyDrawing } from '#features/giveaway/drawing-file.ts';
import type { RunningStore } from '../../../scripts/store-process.ts';
import { checkAccessibility, expect, visit } from './journey.ts';
import { desk, region } from './desk.ts';
import { readMail } from './outbox.ts';

/** The giveaways of an owner's year, by the desk's own buttons. */
export const GIVEAWAY = 'Spring giveaway';

async function enter(page: Page, store: RunningStore, name: string) {
  const form = {
    name,
    email: `${name.toLowerCase()}@example.com`,
    phone: '4045550123',
    address: '1 Main St, Jackson, MS 39201',
    optedIn: 'on',
  };
  const answer = await page.request.post(`${store.url}/kia-giveaway`, { form });
  expect(answer.status(), name).toBe(200);
}

interface Dates {
  starts: string;
  ends: string;
  drawing: string;
}

async function saveCampaign(page: Page, name: string, { starts, ends, drawing }: Dates) {
  const form = region(page, name);
  await form.getByLabel('Starts').fill(starts);
  await form.getByLabel('Ends').fill(ends);
  await form.getByLabel('Drawing').fill(drawing);
  await form.getByRole('checkbox', { name: 'Switched on' }).check();
  await form.getByRole('checkbox', { name: /^Values and rules are confirmed/ }).check();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Saved. Visitors see it at once.')).toBeVisible();
}

export async function makeTheFirstGiveaway(page: Page, store: RunningStore) {
  await visit(page, `${store.url}/account`);
  await expect(region(page, 'What waits').getByText(/Failing sources/)).toHaveCount(0);
  await desk(page, 'Campaigns').click();
  await region(page, 'New campaign').getByLabel('Kind').selectOption({ label: 'Giveaway' });
  await region(page, 'New campaign').getByLabel('Name').fill(GIVEAWAY);
  await page.getByRole('button', { name: 'Create' }).click();
  const form = region(page, GIVEAWAY);
  await form.getByLabel('Grand prize', { exact: true }).fill('a juicer');
  await form.getByLabel('2nd prize', { exact: true }).fill('a basket of teas');
  await form.getByLabel('3rd prize', { exact: true }).fill('a cookbook');
  await form.getByLabel('Value of the grand prize').fill('300');
  await form.getByLabel('Value of the 2nd prize').fill('80');
  await form.getByLabel('Value of the 3rd prize').fill('30');
  await saveCampaign(page, GIVEAWAY, {
    starts: '2026-01-10T00:00:00',
    ends: '2026-03-20T12:00:00',
    drawing: '2026-03-21T12:00:00',
  });
  for (const name of ['Ada', 'Ben', 'Cy', 'Dee']) await enter(page, store, name);
  await visit(page, `${store.url}/account/campaigns`);
  await expect(region(page, `Winners: ${GIVEAWAY}`)).toContainText('4 entries so far.');
  await checkAccessibility(page);
}

/** Gives the winner of the grand prize, by first name. */
export async function drawTheWinners(page: Page, store: RunningStore): Promise<string> {
  await visit(page, `${store.url}/account`);
  await region(page, 'What waits').getByRole('link', { name: '1 Giveaways to draw' }).click();
  const winners = region(page, `Winners: ${GIVEAWAY}`);
  await expect(winners).toContainText('Entries are closed.');
  await winners.getByRole('checkbox').check();
  await winners.getByRole('button', { name: 'Draw the winners' }).click();
  await expect(winners.getByRole('listitem')).toHaveCount(3);
  const first = winners.getByRole('listitem').first();
  const name = (await first.locator('span').first().innerText()).trim();
  await first.getByRole('button', { name: /^Send the mail/ }).click();
  await expect(first).toContainText('Written to');
  const told = await readMail(
    page,
    { to: `${name.toLowerCase()}@example.com`, subject: 'You were drawn in our giveaway' },
    store.url,
  );
  expect(told.text).toContain('have won a juicer');
  await first.getByRole('button', { name: /^Has confirmed/ }).click();
  await expect(first).toContainText('Confirmed');
  await first.getByRole('button', { name: /^Prize is sent/ }).click();
  await expect(first).toContainText('Prize sent');
  await checkAccessibility(page);
  return name;
}

/** What was drawn in spring is drawn again from the published file, though one who took part is gone. */
export async function verifyTheOldDrawing(page: Page, store: RunningStore) {
  await visit(page, `${store.url}/account/campaigns`);
  const download = page.waitForEvent('download');
  await region(page, `Winners: ${GIVEAWAY}`)
    .getByRole('button', { name: 'Download the file to publish' })
    .click();
  const file: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  const drawing = drawingFile.parse(file);
  expect(drawing.entries).toHaveLength(4);
  expect(await verifyDrawing(drawing)).toEqual([]);
}

export async function holdASecondGiveaway(page: Page, store: RunningStore) {
  await visit(page, `${store.url}/account/campaigns`);
  await page.getByRole('button', { name: `Copy ${GIVEAWAY}` }).click();
  const copy = `Copy of ${GIVEAWAY}`;
  await saveCampaign(page, copy, {
    starts: '2026-09-01T00:00:00',
    ends: '2026-10-01T23:59:59',
    drawing: '2026-10-02T12:00:00',
  });
  await region(page, copy).getByLabel('Name', { exact: true }).fill('Fall giveaway');
  await region(page, copy).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Fall giveaway', exact: true })).toBeVisible();
  await enter(page, store, 'Eve');
  await visit(page, `${store.url}/account/campaigns`);
  await expect(region(page, 'Winners: Fall giveaway')).toContainText('1 entry so far.');
  await expect(region(page, `Winners: ${GIVEAWAY}`).getByRole('listitem')).toHaveCount(3);
}
