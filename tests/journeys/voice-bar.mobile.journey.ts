import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, expect, overhang } from '../support/browser/journey.ts';
import { scriptSpeech } from '../support/browser/scripted-speech.ts';
import { connected, openVoice, test } from '../support/browser/voice-journey.ts';
import { long } from '../support/browser/long.ts';

/** On a phone the panel covers the page: what the assistant opens has to be seen all the same. */

const SHOW = { name: 'Show conversation' };

async function talk(page: Page): Promise<Locator> {
  await scriptSpeech(page, { recognition: true });
  const view = await openVoice(page, '/faq');
  await connected(view);
  return view;
}

const say = (page: Page, words: string) => page.evaluate((heard) => window.hearWords(heard), words);

/** True where nothing lies over the middle of it. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });

test(
  'a page that was opened by voice is seen, and the conversation goes on below it',
  long,
  async ({ page }) => {
    const view = await talk(page);
    await say(page, 'Go to the shop');
    await expect(page).toHaveURL(/\/shop$/);
    const show = view.getByRole('button', SHOW);
    await expect(show).toBeFocused();
    await expect(view.getByText('Connected - Speak anytime')).toBeVisible();
    await expect(view.getByText(/^The page is open/)).toHaveRole('status');
    await expect(view.getByRole('log')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect((await view.boundingBox())?.height).toBeLessThan(100);
    await checkAccessibility(page);
    expect(await overhang(page)).toBeLessThanOrEqual(0);

    await view.getByRole('button', { name: 'Click to pause' }).click();
    await view.getByRole('button', { name: 'Click to start talking' }).click();
    await say(page, 'Show me Deep Rest');
    await expect(page).toHaveURL(/\/product\/deep-rest/);
    await expect(show).toBeVisible();
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
    // The address changes a picture before the page does: the first button may still be one of the shelf.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Deep Rest');
    await add.focus();
    await expect.poll(() => isUncovered(add)).toBe(true);
    await add.click();
    const cart = page.getByRole('region', { name: 'Your cart' });
    await page.keyboard.press('Escape');
    await expect.poll(() => isUncovered(cart.getByRole('button', { name: 'View Cart' }))).toBe(true);
    await expect.poll(() => isUncovered(show)).toBe(true);

    await say(page, 'Go to the home page');
    await expect(page).toHaveURL(/\/$/);
    const bar = page.getByRole('navigation', { name: 'Quick' });
    for (const pressed of [
      bar.getByRole('link', { name: 'Quiz' }),
      bar.getByRole('button', { name: /^Cart/ }),
    ])
      await expect.poll(() => isUncovered(pressed)).toBe(true);
    // What opens over the page does not end the conversation.
    await bar.getByRole('link', { name: 'Quiz' }).click();
    const quiz = page.getByRole('dialog', { name: /Quiz/i });
    await expect(quiz).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(quiz).toBeHidden();
    await expect(view.getByText('Connected - Speak anytime')).toBeVisible();
    // Its Cart counts what the cart bar counts elsewhere.
    await expect(cart).toBeHidden();
    await expect(bar.getByRole('button', { name: /^Cart/ })).toContainText('1');
    await checkAccessibility(page, { within: '.voice-view' });
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await expect.poll(() => isUncovered(page.getByRole('contentinfo').getByRole('link').last())).toBe(true);

    await show.click();
    await expect(view.getByRole('log')).toContainText('Here is the home page.');
    await expect(view.getByRole('button', { name: 'Click to pause' })).toBeFocused();
    await expect(show).toBeHidden();
    // The home page has styles of its own by now.
    await checkAccessibility(page, { within: '.voice-view' });
  },
);

test(
  'what waits for the visitor comes back by itself; Escape and the cross end it',
  long,
  async ({ page }) => {
    const view = await talk(page);
    const show = view.getByRole('button', SHOW);
    await say(page, 'Go to the shop');
    await expect(show).toBeVisible();
    await say(page, 'Email me about Deep Rest to ada@example.com');
    await expect(view.getByRole('form', { name: 'Confirm the mail' })).toBeVisible();
    await expect(show).toBeHidden();
    await view.getByRole('button', { name: 'Don’t send' }).click();

    await say(page, 'Go to the about page');
    await expect(show).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    const open = page.getByRole('button', { name: 'Open chat' });
    await expect(open).toBeFocused();

    await open.click();
    await page.getByRole('button', { name: 'Switch to voice' }).click();
    await connected(view);
    await say(page, 'Go to the shop');
    await view.getByRole('button', { name: 'Close Voice Mode' }).click();
    await expect(view).toBeHidden();
    await expect(open).toBeFocused();
  },
);

test('who types sees the opened page as well', long, async ({ page }) => {
  await scriptSpeech(page, { recognition: false });
  const view = await openVoice(page, '/faq');
  await connected(view);
  await view.getByRole('textbox', { name: 'Your question' }).fill('Search for honey');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\?q=honey$/);
  await expect(view.getByRole('button', SHOW)).toBeFocused();
  await expect(view.getByRole('textbox')).toBeHidden();
  await view.getByRole('button', SHOW).click();
  await expect(view.getByRole('textbox', { name: 'Your question' })).toBeVisible();
});
