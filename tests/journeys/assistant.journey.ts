import type { Page } from '@playwright/test';
import { checkAccessibility, expect, hydrated, overhang, test, visit } from '../support/browser/journey.ts';
import { oneWidth } from '../support/browser/one-width.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'BioLife Guide' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
const replies = (page: Page) => panel(page).getByRole('listitem').filter({ hasText: 'BioLife Guide:' });

async function openChat(page: Page, path = '/shop') {
  await visit(page, path);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(panel(page)).toBeVisible();
}

async function askAndWait(page: Page, question: string) {
  const before = await replies(page).count();
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Helpful', exact: true })).toHaveCount(before + 1);
}

test('a question gets a grounded answer with its source, takes one vote, and a product link closes the panel', async ({
  page,
}) => {
  await openChat(page);
  await expect(panel(page).getByText('Educational info only. Not medical advice.')).toBeVisible();
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask about supplements, health...');
  await askAndWait(page, 'What does magnesium do?');
  const reply = replies(page).last();
  await expect(reply.getByRole('link', { name: /^Magnesium: fact sheet/ })).toHaveAttribute(
    'href',
    'https://ods.od.nih.gov/factsheets/Magnesium-Consumer/',
  );
  await expect(panel(page).getByRole('status')).toContainText('Magnesium');
  await checkAccessibility(page, { within: 'dialog[open]' });
  expect(await overhang(page)).toBeLessThanOrEqual(0);

  await reply.getByRole('button', { name: 'Helpful', exact: true }).click();
  await expect(page.getByText('Thanks for the positive feedback!')).toBeVisible();
  await expect(reply.getByRole('button', { name: 'Not helpful' })).toBeDisabled();
  // The pressed button keeps the focus: Escape still closes the panel.
  await expect(reply.getByRole('button', { name: 'Helpful', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(replies(page)).toHaveCount(1);

  await askAndWait(page, 'Which one is cheaper?');
  // What it names stands below with picture and price, and goes into the cart from there.
  const cards = replies(page).last().getByRole('list', { name: 'Products in this reply' });
  await cards.getByRole('button', { name: 'Add to Cart: Pressure Balance' }).click();
  await expect(page.getByText('Pressure Balance added to cart!')).toBeVisible();
  await checkAccessibility(page, { within: 'dialog[open]' });
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await cards.getByRole('link', { name: 'Pressure Balance' }).click();
  await expect(page).toHaveURL(/\/product\/pressure-balance$/);
  await expect(panel(page)).toBeHidden();

  // The conversation goes on, and 'it' is what was spoken of.
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(replies(page)).toHaveCount(2);
  // What nothing answers comes with questions to press, however long they are.
  await askAndWait(page, 'Who was the president when magnesium was discovered?');
  const next = replies(page).last().getByRole('list', { name: 'You can also ask' }).getByRole('button');
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await next.first().click();
  await expect(replies(page)).toHaveCount(4);
  await expect(panel(page).getByRole('button', { name: 'Stop' })).toBeHidden();

  // It lasts as long as the tab, through a reload, and no longer.
  await page.reload();
  // The bar of the cart takes its place first: a button that moves under a press gets none.
  await hydrated(page);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(replies(page)).toHaveCount(4);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /chat|conversation/i.test(key))).toEqual([]);
});

test('on a product page "it" is that product; Shift+Enter begins a line; Escape closes and gives the focus back', async ({
  page,
}) => {
  await openChat(page, '/product/iron-gentle');
  await field(page).fill('How much is it?');
  await field(page).press('Shift+Enter');
  await expect(field(page)).toHaveValue('How much is it?\n');
  await field(page).press('Enter');
  await expect(replies(page).last()).toContainText('Iron Gentle is USD 14.99');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
});

test('a pressed thing that goes leaves the keyboard in the panel', async ({ page }) => {
  await openChat(page);
  await panel(page).getByRole('button', { name: 'What does magnesium do?' }).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Helpful', exact: true })).toHaveCount(1);
  await expect(panel(page).locator(':focus')).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Delete this conversation' }).press('Enter');
  await panel(page).getByRole('button', { name: 'Keep' }).press('Enter');
  await expect(panel(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('the visitor deletes the conversation', oneWidth, async ({ page }) => {
  await openChat(page);
  await askAndWait(page, 'What does zinc do?');
  await panel(page).getByRole('button', { name: 'Delete this conversation' }).click();
  await panel(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Conversation deleted')).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await askAndWait(page, 'And for my mother?');
  await expect(replies(page).last()).not.toContainText('zinc');
});

test('errors stand in the thread in their words, and trying again loses nothing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/health-chat/);
  await openChat(page);
  const apology = (reason: string) => `I apologize, but I encountered an error: ${reason}`;
  const answers: [number | 'lost', string][] = [
    [429, 'Too many requests. Please wait a moment and try again.'],
    [402, 'Service temporarily unavailable. Please try again later.'],
    [500, 'Failed to get response. Please try again.'],
    ['lost', 'Failed to get response. Please try again.'],
  ];
  await field(page).fill('What does iron do?');
  for (const [answer, reason] of answers) {
    await page.route('**/functions/v1/health-chat', (route) =>
      answer === 'lost' ? route.abort() : route.fulfill({ status: answer, body: '{}' }),
    );
    const again = panel(page).getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    else await field(page).press('Enter');
    await expect(replies(page)).toHaveText([new RegExp(apology(reason).replace(/[.]/g, '\\.'))]);
    await expect(replies(page)).not.toHaveText([/try again.*try again/]);
    await page.unroute('**/functions/v1/health-chat');
  }
  await field(page).fill('typed meanwhile');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(replies(page)).toHaveText([/Iron/]);
  await expect(field(page)).toHaveValue('typed meanwhile');
});

test(
  'a reply that is cut off keeps what came, and can be stopped while it grows',
  oneWidth,
  async ({ page }) => {
    await openChat(page);
    await page.route('**/functions/v1/health-chat', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: ': hello\n\ndata: {"choices":[{"delta":{"content":"Iron carries "}}]}\n\ndata: garbage\n\n',
      }),
    );
    await field(page).fill('What does iron do?');
    await field(page).press('Enter');
    await expect(replies(page).first()).toContainText('Iron carries');
    await expect(replies(page).last()).toContainText('Failed to get response');
    await page.unroute('**/functions/v1/health-chat');

    await page.route('**/functions/v1/health-chat', () => undefined);
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await panel(page).getByRole('button', { name: 'Stop' }).click();
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeVisible();
  },
);
