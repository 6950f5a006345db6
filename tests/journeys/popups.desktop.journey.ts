import type { Page } from '@playwright/test';
import { readMail } from '../support/browser/outbox.ts';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { long } from '../support/browser/long.ts';

/** What the windows left in the browser. */
const flags = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page.evaluate(() => [...Object.entries(sessionStorage), ...Object.entries(localStorage)]),
  );
const MINUTES_2 = '02:00';

/** Opens a page under a clock that only moves when it is told to. */
async function arrive(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await visit(page, url);
}
const leaveAtTheTop = (page: Page) =>
  page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));

test(
  'while both campaigns run: prayers on arrival, the giveaway after two minutes, then the exit window',
  long,
  async ({ page, startOwnStore }) => {
    const store = await startOwnStore({ STORE_DATE: '2025-12-10T23:00:00' });
    await arrive(page, `${store.url}/`);
    const prayers = page.getByRole('dialog', { name: 'Prayers for Jamaica' });
    await expect(prayers).toBeVisible();
    await page.clock.runFor(1000);
    await checkAccessibility(page, { within: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(prayers).toBeHidden();
    // A browser hides a closing dialog first and tells the page of it after.
    await expect.poll(() => flags(page)).toMatchObject({ jamaicaPrayerModalSeen: 'true' });

    await page.clock.runFor(MINUTES_2);
    const giveaway = page.getByRole('dialog', { name: 'Win a 2025 car' });
    await expect(giveaway).toBeVisible();
    await page.clock.runFor(1000);
    await checkAccessibility(page, { within: 'dialog[open]' });
    await giveaway.getByRole('button', { name: 'Not now' }).click();
    await expect(giveaway).toBeHidden();
    await expect.poll(() => flags(page)).toHaveProperty('kiaGiveawayDismissCount');
    const after = await flags(page);
    expect(after).toMatchObject({ firstLaunchShown: 'true', kiaGiveawayDismissCount: '1' });
    expect(after).toHaveProperty('kiaGiveawayLastDismissed', after['lastModalShown']);

    // Too soon after a window, even for somebody who leaves.
    await leaveAtTheTop(page);
    await page.clock.runFor('01:30');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor('00:31');
    await expect(page.getByRole('dialog', { name: 'Before you go: 10% off your first order' })).toBeVisible();
    await page.keyboard.press('Escape');

    // In this session nothing comes twice, after a reload neither.
    await visit(page, `${store.url}/`);
    await page.clock.runFor('10:00');
    await leaveAtTheTop(page);
    await page.clock.runFor(1000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a prayer signup asks for consent, closes the window and mails a confirmation',
  long,
  async ({ page, startOwnStore, complaints }) => {
    complaints.allow(/ERR_FAILED.*prayer-signup/);
    const store = await startOwnStore({ STORE_DATE: '2025-12-20' });
    await visit(page, `${store.url}/`);
    const prayers = page.getByRole('dialog', { name: 'Prayers for Jamaica' });
    await prayers.getByLabel('Name').fill('Ruth');
    await prayers.getByLabel('Email').fill('ruth@example.com');
    await prayers.getByLabel('Phone').fill('4045550123');
    await prayers.getByRole('button', { name: 'Pray with us' }).click();
    await expect(
      prayers.getByText('Opt-in Required: Please opt in to receive updates and prayers for Jamaica.'),
    ).toBeVisible();
    await prayers.getByRole('checkbox').check();

    // Once it fails, the button works again and nothing typed is gone.
    await page.route('**/api/prayer-signup', (route) => route.abort(), { times: 1 });
    await prayers.getByRole('button', { name: 'Pray with us' }).click();
    await expect(page.getByText('Failed to submit. Please try again.')).toBeVisible();
    await expect(prayers.getByLabel('Name')).toHaveValue('Ruth');
    await prayers.getByRole('button', { name: 'Pray with us' }).click();
    await expect(prayers).toBeHidden();
    await expect(
      page.getByText("You'll receive updates and prayers for Jamaica. Stay strong!"),
    ).toBeVisible();
    const asked = await readMail(page, { to: 'ruth@example.com', subject: 'Prayers for Jamaica' }, store.url);
    await visit(page, /http\S*\/newsletter\/confirm\S*/.exec(asked.text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('The next prayer or update comes to your inbox.')).toBeVisible();
  },
);

test(
  'after the cut-off no giveaway window shows, and none ever covers cart, checkout or contact',
  long,
  async ({ page, startOwnStore }) => {
    const store = await startOwnStore({ STORE_DATE: '2025-12-10T23:59:58' });
    for (const path of ['/cart', '/checkout', '/contact', '/auth', '/kia-giveaway']) {
      await arrive(page, `${store.url}${path}`);
      await page.clock.runFor('05:00');
      await leaveAtTheTop(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.evaluate(() => sessionStorage.setItem('jamaicaPrayerModalSeen', 'true'));
    // Meanwhile the store's own clock has passed midnight.
    await expect
      .poll(async () => (await page.request.get(`${store.url}/api/campaigns`)).text())
      .toContain('"popups":false');
    await visit(page, `${store.url}/`);
    // Two minutes from when the page began to count.
    await expect(async () => {
      await page.clock.runFor(MINUTES_2);
      await expect(page.getByRole('dialog', { name: /Before you go/ })).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await flags(page)).not.toHaveProperty('firstLaunchShown');
  },
);

test('while somebody is about to leave: the exit window, but not over another dialog', async ({ page }) => {
  await arrive(page, '/');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeVisible();
  await leaveAtTheTop(page);
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog', { name: /Before you go/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.clock.runFor(2000);
  const leaving = page.getByRole('dialog', { name: 'Before you go: 10% off your first order' });
  await expect(leaving).toBeVisible();
  await page.clock.runFor(1000);
  await checkAccessibility(page, { within: 'dialog[open]' });
  await leaving.getByRole('button', { name: 'Send me my code' }).click();
  await expect(leaving.getByText('Please enter a valid email address')).toBeVisible();
  expect(await flags(page)).toMatchObject({ exitIntentShown: 'true' });
  await leaving.getByLabel('Email').fill('leaving@example.com');
  await leaving.getByRole('button', { name: 'Send me my code' }).click();
  await expect(
    page.getByText('Welcome to the store! Check your email for your exclusive discount code.'),
  ).toBeVisible();
  await expect(leaving).toBeHidden();
});

test('a pointer on the topmost line of the page leaves nothing', long, async ({ page }) => {
  await arrive(page, '/');
  await page.mouse.move(200, 0);
  await page.mouse.move(900, 0, { steps: 5 });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.mouse.move(400, 0, { steps: 5 });
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Only then has anything been able to open.
  await leaveAtTheTop(page);
  await page.clock.runFor(2000);
  await expect(page.getByRole('dialog', { name: /^Before you go/ })).toBeVisible();
});

test('who subscribed is not asked for the same address again', long, async ({ page }) => {
  await arrive(page, '/');
  const block = page.getByRole('region', { name: /10% off your first order/ });
  await block.getByLabel('Email').fill('once-is-enough@example.com');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Welcome! Check your email for your 10% discount code!')).toBeVisible();
  expect(await flags(page)).toMatchObject({ 'biolife-address-given': 'newsletter' });
  await block.getByRole('button', { name: 'Subscribe' }).focus();
  await leaveAtTheTop(page);
  await page.clock.runFor('02:10');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await flags(page)).not.toHaveProperty('exitIntentShown');
});
