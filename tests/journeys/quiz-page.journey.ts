import type { Page } from '@playwright/test';
import { checkAccessibility, expect, hydrated, overhang, test, visit } from '../support/browser/journey.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { startRecordingProxy } from '../support/recording-proxy.ts';

const FRAGMENT = '#a=50-64&g=female&c=weight&c=energy&s=fatigue';

const main = (page: Page) => page.getByRole('main');
const next = (page: Page) => main(page).getByRole('button', { name: 'Next' });
const question = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 2, name });

async function expectResult(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/quiz${FRAGMENT}$`));
  await expect(question(page, 'Your Personalized Recommendations')).toBeVisible();
  const supreme = main(page).getByRole('listitem').filter({ hasText: 'Biolife Plus Supreme' });
  await expect(supreme).toContainText('Because you chose: Energy, Tired most days');
  await expect(supreme).toContainText('USD 199.99');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Strength of a Woman' })).toContainText(
    'Because you chose: Female',
  );
  await expect(main(page).getByRole('region', { name: /^From our shelf: Weight/ })).toContainText(
    'Because you chose: Weight',
  );
  await expect(main(page).getByText('These statements have not been evaluated')).toBeVisible();
  await expect(main(page).getByText('A browser sends that part to no website')).toBeVisible();
}

/** All four steps, from the first one on. */
async function takeQuiz(page: Page): Promise<void> {
  await main(page).getByRole('radio', { name: '50-64 years' }).check();
  await next(page).click();
  await expect(question(page, 'How do you identify?')).toBeFocused();
  await main(page).getByRole('radio', { name: 'Female', exact: true }).check();
  await next(page).click();
  for (const name of ['Weight', 'Energy']) await main(page).getByRole('checkbox', { name }).check();
  await next(page).click();
  await main(page).getByRole('checkbox', { name: 'Tired most days' }).check();
  await main(page).getByRole('button', { name: 'Get My Recommendations' }).click();
}

test('the quiz on its page leads to a result that its address keeps, and no request carries an answer', async ({
  page,
  browser,
  baseURL,
  viewport,
  isMobile,
}) => {
  const proxy = await startRecordingProxy(baseURL ?? '');
  await visit(page, `${proxy.url}/quiz`);
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness quiz' })).toBeVisible();
  await expect(question(page, "What's your age group?")).toBeVisible();
  await checkAccessibility(page);
  await next(page).click();
  await expect(main(page).getByText('Choose your age group to go on.')).toBeVisible();
  await takeQuiz(page);
  await expectResult(page);
  await expect(question(page, 'Your Personalized Recommendations')).toBeFocused();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await checkAccessibility(page);

  await page.reload();
  await hydrated(page);
  await expectResult(page);

  await test.step('somebody else opens the address', async () => {
    const other = await browser.newContext({ viewport, isMobile });
    const opened = await other.newPage();
    await visit(opened, page.url());
    await expectResult(opened);
    await other.close();
  });

  await test.step('Back leads to the last question, Forward to the result', async () => {
    await page.goBack();
    await expect(page).toHaveURL(`${proxy.url}/quiz`);
    await expect(question(page, /^Are you experiencing any of these/)).toBeVisible();
    await expect(main(page).getByRole('checkbox', { name: 'Tired most days' })).toBeChecked();
    await page.goForward();
    await expectResult(page);
  });

  await test.step('a product and Back', async () => {
    await main(page).getByRole('link', { name: 'View Product Biolife Plus Supreme' }).click();
    await expect(page).toHaveURL(/\/product\/biolife-plus-supreme$/);
    await page.goBack();
    await expectResult(page);
  });

  await test.step('Retake begins anew, and Back finds the result', async () => {
    await main(page).getByRole('button', { name: 'Retake Quiz' }).click();
    await expect(question(page, "What's your age group?")).toBeFocused();
    await expect(page).toHaveURL(`${proxy.url}/quiz`);
    await expect(main(page).getByRole('radio', { name: '50-64 years' })).not.toBeChecked();
    await page.goBack();
    await expectResult(page);
  });

  await page.goto('about:blank');
  expect(proxy.sent()).toContain('GET /quiz HTTP/1.1');
  expect(proxy.sent()).toContain('GET /api/quiz-products HTTP/1.1');
  expect(proxy.sent()).not.toMatch(/50-64|female|fatigue|[?&#%](a|23a)(=|%3D)/i);
  await proxy.close();
});

test('an address without a result shows the steps with what it holds, and says so', async ({ page }) => {
  const said = main(page).getByRole('alert').filter({ hasText: 'This address' });

  await test.step('an answer is missing', async () => {
    await visit(page, '/quiz#a=50-64&s=fatigue');
    await expect(said).toContainText('This address lacks something that a result needs.');
    await expect(said).toContainText('Choose how you identify to go on.');
    await expect(question(page, 'How do you identify?')).toBeVisible();
    await expect(page).toHaveURL('/quiz');
    await checkAccessibility(page);
    await main(page).getByRole('button', { name: 'Back' }).click();
    await expect(said).toBeHidden();
    await expect(main(page).getByRole('radio', { name: '50-64 years' })).toBeChecked();
  });

  await test.step('an answer is unknown', async () => {
    await page.goto('about:blank');
    await visit(page, `/quiz${FRAGMENT}&c=dragons`);
    await expect(said).toContainText('One of the health concerns is none that we know.');
    await expect(main(page).getByRole('checkbox', { name: 'Energy' })).toBeChecked();
    await next(page).click();
    await main(page).getByRole('button', { name: 'Get My Recommendations' }).click();
    await expectResult(page);
  });

  await test.step('nothing is known, typed over a result', async () => {
    await page.evaluate(() => location.assign('#dragons'));
    await expect(said).toContainText('This address holds no answers that the quiz knows.');
    await expect(page).toHaveURL('/quiz');
    await page.goBack();
    await expectResult(page);
  });
});

test('a link within the page leaves the result and its address as they are', async ({ page }) => {
  await visit(page, `/quiz${FRAGMENT}`);
  await expectResult(page);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(main(page)).toBeFocused();
  await expectResult(page);
});

test('without script the page says why there is no quiz, and leads on', async ({
  browser,
  baseURL,
  isMobile,
  viewport,
}) => {
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport,
    isMobile,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await plain.newPage();
  await page.goto('/shop');
  await page.getByRole('link', { name: 'Not sure? Take the quiz' }).click();
  await expect(page).toHaveURL('/quiz');
  // `getByText` looks everywhere but there.
  const why = main(page).locator('noscript > p');
  await expect(why).toContainText('For that it needs JavaScript');
  await expect(why).toBeVisible();
  await expect(main(page).getByText('the quiz is on its way')).toBeHidden();
  const concerns = main(page).getByRole('region', { name: 'What the quiz leads to' }).getByRole('link');
  await expect(concerns).toHaveCount(11);
  await concerns.filter({ hasText: 'Heart and blood pressure' }).click();
  await expect(page).toHaveURL('/conditions/heart-health');
  await plain.close();
});

test('the page is one for everybody, and for search engines', oneWidth, async ({ request }) => {
  const answer = await request.get('/quiz');
  expect(answer.headers()['cache-control']).toContain('public');
  expect(answer.headers()).toHaveProperty('etag');
  const html = await answer.text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/quiz"/);
  expect(html).not.toContain('noindex');
  expect(await (await request.get('/quiz?c=dragons')).text()).toBe(html);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/quiz</loc>');
});
