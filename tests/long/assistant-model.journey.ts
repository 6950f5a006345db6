import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/browser/journey.ts';
import { type FakeChatModel, startFakeChatModel } from '../support/fake-chat-model.ts';

/** The store with a language model at the network's edge. */
let model: FakeChatModel;
test.beforeEach(async () => {
  model = await startFakeChatModel();
});
test.afterEach(() => model.close());

const connected = () => ({
  AI_BASE_URL: model.url,
  AI_API_KEY: 'a-secret-key',
  AI_MODEL: 'small',
  METRICS_TOKEN: 'a-token-of-sixteen',
  CHAT_RETENTION_DAYS: '14',
});

const panel = (page: Page) => page.getByRole('dialog', { name: 'BioLife Guide' });
const replies = (page: Page) => panel(page).getByRole('listitem').filter({ hasText: 'BioLife Guide:' });

async function send(page: Page, question: string) {
  const field = panel(page).getByRole('textbox', { name: 'Your message' });
  await field.fill(question);
  await field.press('Enter');
}

test('a model writes from the store’s material, behind the gate, and what goes wrong with it is told', async ({
  page,
  startOwnStore,
  complaints,
}) => {
  // It starts a store of its own and goes through every way a model can fail.
  test.slow();
  complaints.allow(/health-chat/);
  const store = await startOwnStore(connected());
  expect(store.output()).toContain('live: small at 127.0.0.1');
  await visit(page, `${store.url}/shop`);
  await page.getByRole('button', { name: 'Open chat' }).click();

  // The texts name the days that this store keeps chats.
  await expect(panel(page)).toContainText('deleted after 14 days');
  const privacy = await (await page.request.get(`${store.url}/privacy`)).text();
  expect(privacy).toContain('Chats are deleted after 14 days.');
  expect(privacy).not.toMatch(/Chats[^.]* 90 days/);

  // An emergency is answered before the model is asked.
  await send(page, 'I have crushing chest pain and my left arm is numb');
  await expect(replies(page)).toContainText('911');
  await expect(panel(page).getByRole('button', { name: 'Helpful', exact: true })).toBeVisible();
  expect(model.calls).toHaveLength(0);
  await panel(page).getByRole('button', { name: 'Delete this conversation' }).click();
  await panel(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(replies(page)).toHaveCount(0);

  // Slow: whole sentences appear while the rest is awaited; what breaks a rule or leads elsewhere never does.
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  model.next({
    kind: 'slow',
    goOn,
    pieces: [
      'Magnesium helps support muscles. And',
      ' it cures diabetes. Read more [here](https://evil.example/). ',
      'See [Magnesium Glycinate](/product/magnesium-glycinate).',
    ],
  });
  await send(page, 'What does magnesium do?');
  await expect(replies(page)).toContainText('Magnesium helps support muscles.');
  await expect(panel(page).getByRole('button', { name: 'Helpful', exact: true })).toBeHidden();
  resolve();
  await expect(panel(page).getByRole('button', { name: 'Helpful', exact: true })).toBeVisible();
  await expect(
    replies(page).getByRole('paragraph').getByRole('link', { name: 'Magnesium Glycinate' }),
  ).toBeVisible();
  await expect(
    replies(page).getByRole('list', { name: 'Products in this reply' }).getByRole('link'),
  ).toHaveText(['Magnesium Glycinate']);
  await expect(replies(page)).not.toContainText('cures diabetes');
  await expect(panel(page).getByRole('link', { name: 'here' })).toBeHidden();
  const [system] = model.calls[0]?.messages ?? [];
  expect(system?.content).toContain('USD 199.99');

  for (const [answer, reason] of [
    [{ kind: 'cut', pieces: ['Zinc is a mineral. And '] }, 'Failed to get response. Please try again.'],
    [{ kind: 'fail', status: 429 }, 'Too many requests. Please wait a moment and try again.'],
    [{ kind: 'fail', status: 402 }, 'Service temporarily unavailable. Please try again later.'],
  ] as const) {
    model.next(answer);
    await send(page, 'What does zinc do?');
    await expect(replies(page).last()).toContainText(`I apologize, but I encountered an error: ${reason}`);
    await expect(replies(page).last()).not.toContainText(/try again.*try again/);
  }

  // What came before the line broke stays in the thread, with the error.
  await expect(replies(page).filter({ hasText: 'Zinc is a mineral.' })).toHaveCount(1);

  // It breaks off at the next try too: our own pages answer, and that is the reply that can be voted on.
  model.next({ kind: 'cut', pieces: ['Zinc is a mineral, half a reply. And '] });
  await panel(page).getByRole('button', { name: 'Try again' }).last().click();
  await expect(replies(page).last()).toContainText('answer comes straight from our own pages');
  await expect(replies(page).last()).not.toContainText('half a reply');
  await expect(replies(page).last().getByRole('button', { name: 'Helpful', exact: true })).toBeEnabled();

  // Away from the start.
  model.next({ kind: 'fail', status: 500 }, { kind: 'garbage' });
  const complete = panel(page).getByRole('button', { name: 'Helpful', exact: true });
  const completed = await complete.count();
  await send(page, 'Tell me about zinc once more');
  await expect(complete).toHaveCount(completed + 1);
  await expect(replies(page).last()).toContainText('answer comes straight from our own pages');
  await expect(
    replies(page)
      .last()
      .getByRole('link', { name: /^Zinc: fact sheet/ }),
  ).toBeVisible();

  // Stopped: the model hears of it.
  model.next({ kind: 'silence', pieces: ['People with low iron on a blood test need it. And '] });
  const before = model.calls.length;
  await send(page, 'What does iron do?');
  await expect(replies(page).last()).toContainText('People with low iron on a blood test need it.');
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect(panel(page).getByText('This reply was stopped.').last()).toBeVisible();
  await model.calls[before]?.closed;

  const metrics = await page.request.get(`${store.url}/metrics`, {
    headers: { authorization: 'Bearer a-token-of-sixteen' },
  });
  const counted = await metrics.text();
  expect(counted).toMatch(/biolife_chat_model_calls_total\{outcome="away"[^}]*\} 1/);
  expect(counted).toMatch(/biolife_chat_model_calls_total\{outcome="broken"[^}]*\} 2/);
  expect(store.output()).not.toContain('a-secret-key');
  expect(store.output()).not.toContain('What does');
});
