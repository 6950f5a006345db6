import { linkTo, readMail } from '../support/browser/outbox.ts';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { oneWidth } from '../support/browser/one-width.ts';

const someone = () => `ruth-${Math.random().toString(36).slice(2)}@example.com`;
const CONFIRM = 'Confirm that you want our newsletter';
const WELCOME = 'Your 10% discount code';

/** The first address in a mail that leads to this page. */

test('from the home page to the code, and out again with one click', async ({ page, request }) => {
  const email = someone();
  await visit(page, '/');
  const block = page.getByRole('region', { name: /10% off your first order/ });
  await block.getByLabel('Email').fill('ruth');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(block.getByText('Please enter a valid email address')).toBeVisible();
  await expect(block.getByLabel('Email')).toBeFocused();
  await block.getByLabel('Email').fill(email);
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Welcome! Check your email for your 10% discount code!')).toBeVisible();

  const confirm = linkTo('/newsletter/confirm', await readMail(page, { to: email, subject: CONFIRM }));
  // Programs that look for viruses open every link before its reader does.
  expect((await request.get(confirm)).status()).toBe(200);
  await visit(page, confirm);
  await expect(page.getByRole('heading', { name: 'One press to go' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your code is WELCOME10.')).toBeVisible();

  const welcome = await readMail(page, { to: email, subject: WELCOME });
  expect(welcome.text).toContain('WELCOME10');
  expect(welcome.html).toContain('List-Unsubscribe=One-Click');
  const unsubscribe = linkTo('/newsletter/unsubscribe', welcome);
  await visit(page, unsubscribe);
  await expect(
    page.getByRole('button', { name: 'Unsubscribe' }),
    'looking unsubscribes nobody',
  ).toBeVisible();
  await checkAccessibility(page);
  // As a mail program does it (RFC 8058).
  const click = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(click.status()).toBe(200);
  expect(await click.text()).toContain('You are unsubscribed');
  expect((await request.get(confirm)).status(), 'the old link confirms nothing again').toBe(404);

  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign up again' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Welcome! Check your email for your 10% discount code!')).toBeVisible();
});

test(
  'a known address gets the answer of an unknown one, and what is none is refused',
  oneWidth,
  async ({ request }) => {
    const known = someone();
    const ask = (email: string) =>
      request.post('/api/newsletter', { data: { email, source: 'exit-intent' } });
    await ask(known);
    const [again, fresh] = [await ask(known), await ask(someone())];
    expect([again.status(), await again.text()]).toEqual([fresh.status(), await fresh.text()]);
    expect(again.status()).toBe(200);
    expect((await ask('nobody')).status()).toBe(422);
    expect((await request.post('/api/newsletter', { data: 'nothing' })).status()).toBe(422);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the newsletter’s box, the mailed link and unsubscribing work',
    oneWidth,
    async ({ page, complaints }) => {
      complaints.allow(/status of 422/);
      const email = someone();
      await page.goto('/');
      const block = page.getByRole('region', { name: /10% off your first order/ });
      await block.getByLabel('Email').fill('ruth at home');
      await block.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('ruth at home');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(
        page.getByRole('heading', { name: 'Welcome! Check your email for your 10% discount code!' }),
      ).toBeVisible();
      await page.goto(linkTo('/newsletter/confirm', await readMail(page, { to: email, subject: CONFIRM })));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('Your code is WELCOME10.')).toBeVisible();
      const welcome = await readMail(page, { to: email, subject: WELCOME });
      await page.goto(linkTo('/newsletter/unsubscribe', welcome));
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    },
  );
});
