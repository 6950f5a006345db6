import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../support/browser/people.ts';
import { checkAccessibility, expect, overhang, test, visit } from '../support/browser/journey.ts';
import { long } from '../support/browser/long.ts';

/** Steps within one frame would be one: each is waited for. */
async function scrollThreeSteps(page: Page): Promise<void> {
  for (const top of [250, 500, 750]) {
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true });
          scrollTo({ top: y, behavior: 'instant' });
        }),
      top,
    );
    await page.clock.runFor(100);
  }
}

const gapBelowHeader = (page: Page) =>
  page.evaluate(() => {
    const box = (of: string) => document.querySelector(of)?.getBoundingClientRect();
    return (box('.popup-slide-in')?.top ?? 0) - (box('.header')?.bottom ?? Infinity);
  });

test(
  'on a phone the small notice comes after three steps, covers no task, and stays away once closed',
  long,
  async ({ page, startOwnStore }) => {
    const store = await startOwnStore({ STORE_DATE: '2025-11-20' });
    await page.addInitScript(() => sessionStorage.setItem('jamaicaPrayerModalSeen', 'true'));
    await page.clock.install();
    await visit(page, `${store.url}/`);
    const notice = page.getByRole('complementary', { name: 'Giveaway' });
    // Half a second after them, and what it takes to load. Steps before the page counts are none: then they are made again.
    await expect(async () => {
      await scrollThreeSteps(page);
      await page.clock.runFor(500);
      await expect(notice).toContainText('Win a 2025 car', { timeout: 500 });
    }).toPass();
    await page.clock.runFor(1000);
    await checkAccessibility(page);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    // At the very top the announcement pushes the header down, and the notice with it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => gapBelowHeader(page)).toBeGreaterThan(0);

    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('kiaSlideInDismissed'))).toBe('true');
    await visit(page, `${store.url}/shop`);
    await scrollThreeSteps(page);
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(0);

    // Who has entered sees the owner's own notice in its place.
    await signInAsAdmin(page, store);
    const campaigns = `${store.url}/account/campaigns`;
    await page.request.post(campaigns, { form: { intent: 'create', kind: 'slide-in', name: 'Tea week' } });
    const id = /tea-week-[0-9a-f]{6}/.exec(await (await page.request.get(campaigns)).text())?.[0] ?? '';
    const saved = await page.request.post(campaigns, {
      form: {
        intent: 'save',
        id,
        version: '1',
        name: 'Tea week',
        enabled: 'on',
        text: 'All our teas.',
        button: 'See them',
        link: '/shop?q=tea',
      },
    });
    expect(saved.status()).toBe(200);
    await page.evaluate(() => localStorage.setItem('kiaGiveawayCompleted', 'true'));
    await visit(page, `${store.url}/community`);
    const own = page.getByRole('complementary', { name: 'News' });
    await page.clock.runFor(121_000);
    await expect(async () => {
      await scrollThreeSteps(page);
      await page.clock.runFor(500);
      await expect(own).toContainText('All our teas.', { timeout: 500 });
    }).toPass();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await own.getByRole('link', { name: 'See them' }).click();
    await expect(page).toHaveURL(/\/shop\?q=tea$/);
    await expect(own).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('biolife-slide-in-of'))).toBe(id);
  },
);
