import { checkAccessibility, expect, overhang } from '../support/browser/journey.ts';
import { scriptSpeech } from '../support/browser/scripted-speech.ts';
import { microphoneIsOpen } from '../support/browser/sound-record.ts';
import { connected, openVoice, test } from '../support/browser/voice-journey.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { longOneWidth } from '../support/browser/long.ts';

/** No voice model is connected: the browser understands and speaks. */

test('talking to the store: an answer, an order, an emergency, an interruption', async ({
  page,
  isMobile,
}) => {
  await scriptSpeech(page, { recognition: true });
  const view = await openVoice(page, '/faq');
  await connected(view);
  await expect(view.getByText('Recording')).toBeVisible();
  // The browser's recognition opens a microphone of its own.
  await expect.poll(() => microphoneIsOpen(page)).toBe(false);
  await expect(view.getByText(/may send it to its maker/)).toBeVisible();
  await view.getByRole('button', { name: 'Got it' }).click();
  await expect(view.getByText(/may send it to its maker/)).toBeHidden();

  await page.evaluate(() => window.hearWords('What does magnesium do?'));
  await expect(view.getByRole('log')).toContainText('What does magnesium do?');
  await expect(view.getByText('AI Speaking')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.spoken[0])).toMatch(/magnesium/i);
  await checkAccessibility(page, { within: '.voice-view' });
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  // Its own voice, heard by the microphone, is nobody's question.
  await page.evaluate(() => window.hearWords(window.spoken[0] ?? ''));
  expect(await page.evaluate(() => window.silenced)).toBe(0);

  await page.evaluate(() => window.hearWords('Go to the shop'));
  await expect(page).toHaveURL(/\/shop$/);
  expect(await page.evaluate(() => window.silenced)).toBeGreaterThan(0);
  // A phone shows the page, and the conversation below it as a bar.
  const show = view.getByRole('button', { name: 'Show conversation' });
  if (isMobile) await expect(show).toBeVisible();
  else await expect(view.getByRole('log')).toContainText('Here is the shop page.');

  await page.evaluate(() => window.hearWords('I have chest pain and my arm is numb'));
  // Whom to call is seen as well as heard.
  await expect(view.getByRole('log')).toContainText('911');
  await expect(show).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.spoken.join(' '))).toContain('Call 9 1 1');
  await expect(page).toHaveURL(/\/shop$/);

  await view.getByRole('button', { name: 'Click to pause' }).click();
  await expect(view.getByRole('button', { name: 'Click to start talking' })).toBeVisible();
  const said = await page.evaluate(() => window.spoken.length);
  await page.evaluate(() => window.hearWords('Nobody listens'));
  await expect(view.getByRole('log')).not.toContainText('Nobody listens');
  expect(await page.evaluate(() => window.spoken.length)).toBe(said);
});

test(
  'without recognition it says so, and typed questions are answered aloud',
  longOneWidth,
  async ({ page }) => {
    await scriptSpeech(page, { recognition: false });
    const view = await openVoice(page, '/faq');
    await connected(view);
    await expect(view.getByText(/cannot turn speech into words/)).toBeVisible();
    await expect.poll(() => microphoneIsOpen(page)).toBe(false);
    await view.getByRole('textbox', { name: 'Your question' }).fill('Add Deep Rest to my cart');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Deep Rest Magnesium Drink added to cart!').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => window.spoken))
      .toEqual(['Deep Rest Magnesium Drink added to cart!']);
  },
);

test(
  'what is wrong with the microphone is told apart, and typing is always open',
  oneWidth,
  async ({ page }) => {
    await scriptSpeech(page, { recognition: true });
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('no', sessionStorage.getItem('microphone') ?? ''));
    });
    const view = await openVoice(page, '/faq');
    const problems: [name: string, words: string][] = [
      ['NotAllowedError', 'Microphone access was not allowed.'],
      ['NotFoundError', 'No microphone was found.'],
      ['NotReadableError', 'Another program uses the microphone.'],
      ['SecurityError', 'switched off by a policy'],
    ];
    for (const [name, words] of problems) {
      await page.evaluate((problem) => sessionStorage.setItem('microphone', problem), name);
      await view.getByRole('button', { name: 'Try again' }).click();
      await expect(view.getByRole('alert')).toContainText(words);
    }
    await expect(view.getByRole('alert')).toContainText(
      'Failed to start voice chat. Please check microphone permissions.',
    );
    await page.evaluate(() =>
      Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true }),
    );
    await view.getByRole('button', { name: 'Try again' }).click();
    await expect(view.getByRole('alert')).toContainText('only on secure pages (https)');

    await view.getByRole('button', { name: 'Type instead' }).click();
    await connected(view);
    await expect(view.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  },
);
