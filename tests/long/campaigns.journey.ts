import { readFile } from 'node:fs/promises';
import { drawingFile, verifyDrawing } from '#features/giveaway/drawing-file.ts';
import { readMail } from '../support/browser/outbox.ts';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { signInAsAdmin } from '../support/browser/people.ts';

test('an administrator ends a giveaway, visitors see it at once, and the winners are drawn', async ({
  page,
  startOwnStore,
  complaints,
}) => {
  complaints.allow(/status of (422|409)/);
  const store = await startOwnStore({ STORE_DATE: '2025-12-11' });
  await page.addInitScript(() => sessionStorage.setItem('jamaicaPrayerModalSeen', 'true'));
  for (const name of ['Ada', 'Ben', 'Cy', 'Dee']) {
    const form = {
      name,
      email: `${name}@example.com`,
      phone: '4045550123',
      address: '1 Main St',
      optedIn: 'on',
    };
    expect((await page.request.post(`${store.url}/kia-giveaway`, { form })).status()).toBe(200);
  }
  await signInAsAdmin(page, store);
  await visit(page, `${store.url}/account/campaigns`);
  const giveaway = page.getByRole('region', { name: '2025 giveaway', exact: true });
  const winners = page.getByRole('region', { name: 'Winners: 2025 giveaway' });
  await expect(winners).toContainText('4 entries so far.');
  await checkAccessibility(page);

  // What is wrong is named, and the preview follows what is typed.
  await giveaway.getByLabel('Ends').fill('2025-12-10T12:00:00');
  await giveaway.getByRole('button', { name: 'Save' }).click();
  await expect(
    giveaway.getByText('Windows cannot ask for longer than entries are taken', { exact: true }),
  ).toBeVisible();
  await giveaway.getByLabel('Windows ask until').fill('');
  await expect(giveaway.getByText('This giveaway has ended')).toBeVisible();
  await giveaway.getByRole('button', { name: 'Show on a phone and a desktop' }).click();
  for (const screen of ['Phone, 390 pixels wide', 'Desktop, 1440 pixels wide'])
    await expect(giveaway.frameLocator(`iframe[title="${screen}"]`).locator('h1')).toHaveText(
      'This giveaway has ended',
    );
  // The frames are of this page: the bar at the foot of a phone's home page is not on it.
  await expect(
    giveaway.frameLocator('iframe[title^="Phone"]').getByRole('navigation', { name: 'Quick' }),
  ).toHaveCount(0);
  const season = page.getByRole('region', { name: 'Breast cancer awareness month', exact: true });
  await season.getByLabel('On (New York time)').fill('2025-10-15T12:00:00');
  await season.getByRole('button', { name: 'Show on a phone and a desktop' }).click();
  await expect(
    season.frameLocator('iframe[title^="Phone"]').getByRole('complementary', { name: 'Announcement' }),
  ).toHaveText('October is breast cancer awareness month. Book your mammogram, and take a sister along.');
  await giveaway.getByLabel('Value of the 2nd prize').fill('5,500');
  await giveaway.getByRole('checkbox', { name: /^Values and rules are confirmed/ }).check();
  await giveaway.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Visitors see it at once.').first()).toBeVisible();
  await expect(giveaway.getByLabel('Value of the 2nd prize')).toHaveValue('5500');
  const seen = await (await page.request.get(`${store.url}/kia-giveaway`)).text();
  expect(seen).toContain('This giveaway has ended');
  expect(seen).toContain('Entries are closed. The drawing is on December 13th, 2025.');
  expect(seen).toContain('2nd prize: a trip to Jamaica, value USD 5,500.');
  expect(seen).not.toMatch(/estimated value|Now, and/);
  // The list is committed to for everybody.
  expect(seen).toMatch(/4 entries were taken.*[0-9a-f]{64}/s);

  // A prize that people entered for changes only with a mail to them.
  await giveaway.getByLabel('2nd prize', { exact: true }).fill('a trip to Ghana');
  await giveaway.getByRole('button', { name: 'Save' }).click();
  await expect(giveaway.getByText(/^4 people have entered/)).toBeVisible();
  await giveaway.getByRole('checkbox', { name: /^Write to everybody who has entered/ }).check();
  await giveaway.getByRole('checkbox', { name: /^Publish winners/ }).check();
  await giveaway
    .getByLabel('Picture')
    .selectOption({ label: 'Six neighbors side by side in front of their block' });
  await giveaway.getByRole('button', { name: 'Save' }).click();
  await expect(giveaway.getByText('Saved. Visitors see it at once.')).toBeVisible();
  const news = { to: 'Ada@example.com', subject: 'The prizes of our giveaway have changed' };
  const told = await readMail(page, news, store.url);
  expect(told.text).toContain('They are now: a 2025 car, a trip to Ghana, and one year of products.');

  // Before its start it is announced, and takes nothing.
  await giveaway.getByLabel('Starts').fill('2025-12-12T00:00:00');
  await giveaway.getByLabel('Ends').fill('2025-12-12T23:59:59');
  await giveaway.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Giveaway opens soon' })).toBeVisible();
  const coming = await (await page.request.get(`${store.url}/kia-giveaway`)).text();
  expect(coming).toContain('It opens on December 12th, 2025 at 12:00 AM, New York time.');
  expect(coming).not.toMatch(/Enter to win|Submit entry/);
  await giveaway.getByLabel('Starts').fill('2025-09-01T00:00:00');
  await giveaway.getByLabel('Ends').fill('2025-12-10T12:00:00');
  await giveaway.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Giveaway has ended' })).toBeVisible();

  // Not before the announced time.
  await expect(winners.getByText('Winners can be drawn from December 13th, 2025')).toBeVisible();
  await giveaway.getByLabel('Drawing').fill('2025-12-10T13:00:00');
  await giveaway.getByRole('button', { name: 'Save' }).click();
  await winners.getByRole('checkbox').check();
  await winners.getByRole('button', { name: 'Draw the winners' }).click();
  await expect(winners.getByRole('listitem')).toHaveCount(3);
  await expect(winners.getByRole('button', { name: 'Draw the winners' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await winners.getByRole('button', { name: 'Download the list of entries' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('place,entry_id,sha256');
  await winners.getByRole('button', { name: /^Has confirmed: a trip to Ghana/ }).click();
  await expect(winners.getByRole('listitem').nth(1)).toContainText('Confirmed');
  const published = await (await page.request.get(`${store.url}/kia-giveaway`)).text();
  expect(published).toMatch(/(Ada|Ben|Cy|Dee)<\/strong>.{0,40}has won.{0,20}a trip to Ghana/s);
  expect(published).toContain('/art/heroes/block.svg');
  const file = await page.request.get(`${store.url}/kia-giveaway/drawing.json`);
  expect(await verifyDrawing(drawingFile.parse(await file.json()))).toEqual([]);
  await winners.getByRole('button', { name: /^Has declined: a 2025 car/ }).click();
  await expect(winners.getByRole('listitem')).toHaveCount(4);
  await expect(winners.getByRole('listitem').first()).toContainText('Declined');
  await expect(winners.getByRole('listitem').first()).toContainText(lines[1]?.split(',')[1] ?? 'no winner');
});

test('a second editor is told what the first one changed, and loses nothing typed', async ({
  page,
  startOwnStore,
  complaints,
}) => {
  complaints.allow(/status of (422|409)/);
  const store = await startOwnStore({ STORE_DATE: '2026-02-01' });
  await signInAsAdmin(page, store);
  await visit(page, `${store.url}/account/campaigns`);
  const other = await page.context().newPage();
  await visit(other, `${store.url}/account/campaigns`);
  await other.getByRole('region', { name: 'Prayers for Jamaica' }).getByLabel('Name').fill('Prayers');
  await other
    .getByRole('region', { name: 'Prayers for Jamaica' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(other.getByRole('heading', { name: 'Prayers', exact: true })).toBeVisible();

  const mine = page.getByRole('region', { name: 'Prayers for Jamaica' });
  await mine.getByLabel('Name').fill('Prayers and help');
  await mine.getByRole('button', { name: 'Save' }).click();
  const told = page.getByRole('region', { name: 'Prayers', exact: true });
  await expect(told.getByRole('alert')).toContainText('Name: Prayers');
  await expect(told.getByLabel('Name')).toHaveValue('Prayers and help');
  await told.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Prayers and help' })).toBeVisible();
});
