import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { long, longOneWidth } from '../support/browser/long.ts';

/** The prayer window has its own journey. */
const withoutPrayers = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('jamaicaPrayerModalSeen', 'true'));
const completed = (page: Page) => page.evaluate(() => localStorage.getItem('kiaGiveawayCompleted'));

const SUCCESS = 'You are entered to win a 2025 car. The drawing is on December 13th.';

test(
  'an entry on the page: what is wrong is named, nothing typed is lost, both sides get a mail',
  oneWidth,
  async ({ page, startOwnStore }) => {
    await withoutPrayers(page);
    const store = await startOwnStore({ STORE_DATE: '2025-11-20' });
    await visit(page, `${store.url}/kia-giveaway`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter to win a 2025 car');
    const main = page.getByRole('main');
    for (const text of ['A trip to Jamaica', 'Drawing', '18+. No purchase necessary.', 'Official rules'])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();

    await page.getByLabel('Full name').fill('Denise Carter');
    await page.getByLabel('Email').fill('denise@example');
    await page.getByLabel('Phone').fill('(404) 555-0123');
    await page.getByLabel('Full address').fill('12 Auburn Ave, Atlanta, GA 30303');
    await page.getByRole('button', { name: 'Submit entry' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    // Once: at the box.
    await expect(page.getByText('Opt-in Required')).toHaveCount(1);
    await checkAccessibility(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Denise Carter');
    expect(await completed(page)).toBeNull();

    await page.getByLabel('Email').fill('denise@example.com');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Submit entry' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`Entry Submitted! ${SUCCESS}`);
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect.poll(() => completed(page)).toBe('true');

    await expect(async () => {
      await visit(page, `${store.url}/dev/mail`);
      await expect(page.getByText('denise@example.com').first()).toBeVisible({ timeout: 1000 });
      await expect(page.getByText('care@biolife.example').first()).toBeVisible({ timeout: 1000 });
    }).toPass();
  },
);

test(
  'the dialog of the footer: two steps, and Back keeps what was typed',
  long,
  async ({ page, startOwnStore }) => {
    await withoutPrayers(page);
    const store = await startOwnStore({ STORE_DATE: '2025-12-12T23:00:00' });
    await visit(page, `${store.url}/faq`);
    await page.getByRole('link', { name: 'Enter Giveaway' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter to win a 2025 car' });
    await dialog.getByLabel('Email').fill('otis@example.com');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByLabel('Phone')).toBeFocused();
    await expect(
      dialog.getByText('Opt-in Required: Please agree to the terms to enter the giveaway.'),
    ).toBeVisible();
    await checkAccessibility(page, { within: 'dialog[open]' });

    await dialog.getByLabel('Phone').fill('4045550123');
    await dialog.getByRole('checkbox').check();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Full name').fill('Otis B.');
    await checkAccessibility(page, { within: 'dialog[open]' });
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('otis@example.com');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByLabel('Full name')).toHaveValue('Otis B.');
    await dialog.getByRole('button', { name: 'Submit entry' }).click();
    await expect(dialog.getByText('Enter your full address')).toBeVisible();
    await dialog.getByLabel('Full address').fill('1 Peachtree St, Atlanta, GA 30303');
    await dialog.getByRole('button', { name: 'Submit entry' }).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await completed(page)).toBe('true');
  },
);

test(
  'once ended, the page says so, keeps prizes and rules, and takes no entry',
  longOneWidth,
  async ({ page }) => {
    // The shared store has the real date, long after the drawing of 2025.
    await visit(page, '/kia-giveaway');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This giveaway has ended');
    await expect(page.getByText('The drawing was on December 13th, 2025.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Official rules' })).toBeVisible();
    const rules = page.locator('#rules');
    await expect(rules.getByText('No more entries are taken.')).toBeVisible();
    await expect(rules.getByText('From September 1st, 2025 at 12:00 AM, New York time, to')).toBeVisible();
    await expect(rules.getByText('Grand prize: a 2025 car, estimated value USD 28,000.')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/\bNow, and|Enter to win|Enter until/);
    await expect(page.getByRole('button', { name: 'Submit entry' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeVisible();
    const answer = await page.request.post('/kia-giveaway', {
      form: {
        name: 'Late',
        email: 'late@example.com',
        phone: '4045550123',
        address: '1 Main St',
        optedIn: 'on',
      },
    });
    expect(answer.status()).toBe(409);

    // The footer leads here instead of opening its dialog.
    await visit(page, '/faq');
    await expect(page.getByRole('link', { name: 'Enter Giveaway' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Giveaway has ended' }).click();
    await expect(page).toHaveURL(/\/kia-giveaway$/);
  },
);
