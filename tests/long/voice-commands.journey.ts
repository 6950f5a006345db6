import type { Page } from '@playwright/test';
import { expect } from '../support/browser/journey.ts';
import { readMail } from '../support/browser/outbox.ts';
import { microphoneIsOpen } from '../support/browser/sound-record.ts';
import { connected, openVoice, test } from '../support/browser/voice-journey.ts';
import type { FakeRealtimeSession } from '../support/fake-realtime-session.ts';

/** What the assistant does in the store when a voice model asks for it, and what happens when the line is cut. */

// Each starts a store of its own, and walks through all that a voice can do in it.
test.describe.configure({ timeout: 150_000 });

/** The model calls a tool; what the browser answers. */
async function callTool(
  session: FakeRealtimeSession,
  id: string,
  name: string,
  args: object,
): Promise<() => Promise<string>> {
  const asked = session.count('response.create');
  session.hear(`Please, ${id}`);
  await session.request('response.create', asked + 1);
  session.begin();
  session.call(id, name, args);
  session.end();
  return async () => {
    for (let number = 1; ; number += 1) {
      const { item } = await session.request('conversation.item.create', number);
      if (item?.call_id !== id) continue;
      // The model takes the result and says nothing: the next call may come.
      await session.request('response.create', asked + 2);
      session.begin();
      session.end();
      return item.output ?? '';
    }
  };
}

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });

test('the assistant opens pages, searches, fills the cart, asks which one, and mails only what was confirmed', async ({
  page,
  model,
  storeUrl,
}) => {
  const view = await openVoice(page, storeUrl);
  await connected(view);
  const session = await model.session();
  const call = async (id: string, name: string, args: object) => (await callTool(session, id, name, args))();

  expect(await call('c1', 'navigate_to_page', { page: 'about' })).toContain('"ok":true');
  await expect(page).toHaveURL(`${storeUrl}/about`);
  await call('c2', 'search_products', { query: 'magnesium & zinc' });
  await expect(page).toHaveURL(`${storeUrl}/shop?q=magnesium%20%26%20zinc`);
  await call('c3', 'view_product', { product_handle: 'deep-rest' });
  await expect(page).toHaveURL(`${storeUrl}/product/deep-rest`);
  expect(await call('c4', 'view_product', { product_handle: 'lawn mower' })).toContain(
    'Product not available',
  );

  expect(await call('c5', 'add_to_cart', { product_name: 'deep rest' })).toContain(
    'Deep Rest Magnesium Drink added to cart!',
  );
  await expect(page.getByText('Click the cart icon in the header to checkout')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName(/1/);
  expect(await call('c6', 'add_to_cart', { product_name: 'strength' })).toContain('Which one do you mean');
  await expect(cartButton(page)).toHaveAccessibleName(/1/);
  const choice = view.getByRole('group', { name: 'Which one do you mean?' });
  await choice.getByRole('button', { name: /Strength of a Woman/ }).click();
  await expect(cartButton(page)).toHaveAccessibleName(/2/);

  expect(await call('c7', 'send_email', { email: 'nobody', content: '' })).toContain(
    'Invalid email address format',
  );
  await expect(page.getByText('Please provide a valid email address')).toBeVisible();
  const dropped = await callTool(session, 'c8', 'send_email', {
    email: 'ada@example.com',
    content: 'For you',
    productInfo: 'Deep Rest',
  });
  const card = view.getByRole('form', { name: 'Confirm the mail' });
  await expect(card).toContainText('ada@example.com');
  await card.getByRole('button', { name: 'Don’t send' }).click();
  expect(await dropped()).toContain('I did not send it');
  const sent = await callTool(session, 'c9', 'send_email', {
    email: 'ada@example.com',
    content: 'For you',
    productInfo: 'Deep Rest',
  });
  await card.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await sent()).toContain('Email sent!');

  expect(await call('c10', 'format_disk', {})).toContain('Unknown command');
  expect(await call('c11', 'navigate_to_page', { page: 'moon' })).toContain('Command failed');
  expect(model.breaches()).toEqual([]);

  await view.getByRole('button', { name: 'Close Voice Mode' }).click();
  const mail = await readMail(page, { to: 'ada@example.com', subject: '' }, storeUrl);
  expect(mail.text).toContain('Deep Rest');
  expect(mail.text).toContain('For you');
});

test('a cut line comes back and says so; a refusal for good ends it, and gives the microphone back', async ({
  page,
  model,
  storeUrl,
  complaints,
}) => {
  // The store sends on an open socket alone (voice-line.ts). What stands between it and the server here is told of the cut a moment after its own end was closed.
  complaints.allow(/^WebSocket is already in CLOSING or CLOSED state/);
  const cuts: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/voice-chat/, (route) => {
    route.connectToServer();
    cuts.push(() => route.close({ code: 4999 }));
  });
  const view = await openVoice(page, storeUrl);
  await connected(view);
  await (await model.session()).request('input_audio_buffer.append');

  await cuts[0]?.();
  await expect(view.getByText(/^Connection lost\. Trying again in \d s\.$/)).toBeVisible();
  await expect(view.getByText('Recording')).toBeHidden();
  await connected(view);
  await expect(view.getByText('Recording')).toBeVisible();
  await (await model.session(2)).request('input_audio_buffer.append');

  model.refuse(429, '{"error":{"code":"insufficient_quota"}}');
  const tries = model.handshakes.length;
  await cuts[1]?.();
  await expect(view.getByRole('alert')).toContainText('is used up');
  await expect.poll(() => microphoneIsOpen(page)).toBe(false);
  expect(model.handshakes.length).toBe(tries + 1);

  model.accept();
  await view.getByRole('button', { name: 'Try again' }).click();
  await connected(view);
});
