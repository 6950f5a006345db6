import type { Page } from '@playwright/test';
import { expect, test as base, visit } from '../support/browser/journey.ts';
import { makeAdmin, newEmail, PASSWORD } from '../support/browser/people.ts';
import { checkOut, fillAddress } from '../support/browser/shopping.ts';
import { startTlsProxy } from '../support/tls/start-tls-proxy.ts';
import { pages } from '../journeys/pages.ts';

/** A store as real shops run it: it hears http, its visitors see https. */
const test = base.extend<{ shop: { url: string; dataDir: string } }>({
  shop: async ({ startOwnStore }, provide) => {
    const proxy = await startTlsProxy();
    const { port, dataDir } = await startOwnStore({ STORE_URL: proxy.url, STORE_DATE: '2025-12-11' });
    proxy.passTo(port);
    await provide({ url: proxy.url, dataDir });
    await proxy.close();
  },
});

const fillPasswords = async (page: Page, ...labels: string[]) => {
  for (const label of labels) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
};

test('behind a proxy that ends TLS every form of the store reaches it', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  // A store of its own, and all that a shop has.
  test.slow();
  // Forms are sent empty, too.
  complaints.allow(/status of (401|403|404|409|410|422)/);
  await page.addInitScript(() => sessionStorage.setItem('jamaicaPrayerModalSeen', 'true'));
  const email = newEmail();

  await test.step('a visitor writes, enters, subscribes and signs up', async () => {
    await visit(page, `${shop.url}/contact`);
    await page.getByLabel('Your name').fill('Ruth Johnson');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('What is it about?').selectOption('Something else');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();

    await visit(page, `${shop.url}/kia-giveaway`);
    await page.getByLabel('Full name').fill('Ruth Johnson');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('4045550123');
    await page.getByLabel('Full address').fill('3 Main St, Jackson, MS 39201');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Submit entry' }).click();
    await expect(page.getByRole('main').getByText('Entry Submitted!')).toBeVisible();

    await visit(page, `${shop.url}/newsletter`);
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText(/^Welcome! Check your email/).first()).toBeVisible();

    await visit(page, `${shop.url}/auth?mode=signup`);
    await page.getByLabel('Email').fill(email);
    await fillPasswords(page, 'Password', 'Confirm password');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    await page.getByLabel('Email').fill(email);
    await fillPasswords(page, 'Password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.filter(({ httpOnly, secure }) => httpOnly && !secure)).toEqual([]);
  });

  await test.step('a shopper pays', async () => {
    await visit(page, `${shop.url}/product/biosilver`);
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    const checkout = await checkOut(page, context);
    expect(checkout.url()).toContain(`${shop.url}/checkouts/`);
    await fillAddress(checkout, email);
    await checkout.getByRole('button', { name: 'Place order' }).click();
    await expect(checkout.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
    await checkout.close();
  });

  await test.step('no form of any page is taken for another site’s', async () => {
    await makeAdmin(email, shop);
    const answers = await postEveryForm(
      page,
      pages.map(({ path }) => path),
    );
    for (const { to, status, answer } of answers) {
      expect([400, 500], `${to}: ${answer}`).not.toContain(status);
      expect(answer, to).not.toContain('cross-origin');
    }
    expect(answers.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['/newsletter', '/contact', '/kia-giveaway', '/account?index']),
    );
  });
});

/** Reads each page and sends its forms as they stand, as a browser does; each form once, however often it stands there. */
function postEveryForm(page: Page, paths: string[]) {
  return page.evaluate(async (all) => {
    const answers: { to: string; status: number; answer: string }[] = [];
    const sent = new Set(['/logout']);
    for (const path of all) {
      const html = await (await fetch(path)).text();
      const forms = new DOMParser()
        .parseFromString(html, 'text/html')
        .querySelectorAll<HTMLFormElement>('form[method="post"]');
      for (const form of forms) {
        const to = form.getAttribute('action') ?? path;
        const body = new FormData(form);
        const fields = [to, ...body.keys()].join(' ');
        if (sent.has(fields)) continue;
        sent.add(fields);
        const response = await fetch(to, { method: 'POST', body });
        answers.push({ to, status: response.status, answer: (await response.text()).slice(0, 200) });
      }
    }
    return answers;
  }, paths);
}
