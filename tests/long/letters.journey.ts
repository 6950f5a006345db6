import { linkTo, readMail, subscribe } from '../support/browser/outbox.ts';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { signInAsAdmin } from '../support/browser/people.ts';

test('a newsletter from the first word to its numbers, and a reader who leaves gets no second one', async ({
  page,
  startOwnStore,
  complaints,
}) => {
  complaints.allow(/status of (409|422)/);
  // The frame of the preview runs nothing, not even what a test's browser puts into each page.
  complaints.allow(/Blocked script execution in 'about:srcdoc'/);
  const store = await startOwnStore({ STORE_DATE: '2026-02-03' });
  for (const name of ['ruth', 'ada']) await subscribe(page, `${name}@example.com`, store.url);
  await page.request.post(`${store.url}/api/newsletter`, {
    data: { email: 'undecided@example.com', source: 'home' },
  });
  const owner = await signInAsAdmin(page, store);
  await visit(page, `${store.url}/account/letters`);
  await expect(
    page.getByText('Newsletter: 2 confirmed readers. Prayer updates: 0 confirmed readers.'),
  ).toBeVisible();
  await page.getByLabel('Goes to').selectOption({ label: 'Newsletter' });
  await page.getByRole('button', { name: 'Write it' }).click();
  await expect(page.getByText('Enter a subject')).toBeVisible();
  await page.getByLabel('Subject').fill('News in February');
  await page.getByRole('button', { name: 'Write it' }).click();

  const letter = page.getByRole('region', { name: 'News in February' });
  await letter.getByLabel('Text').fill('## Tea is back\n\nRead [about it](/learn).');
  await letter.getByLabel('Picture').selectOption({ index: 1 });
  await letter.getByLabel('First product').selectOption({ index: 1 });
  await letter.getByRole('button', { name: 'Save and preview' }).click();
  await expect(letter.getByText('The letter is saved.')).toBeVisible();
  const preview = letter.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Tea is back' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'See it in the store' })).toBeVisible();
  await checkAccessibility(page, { within: '.letters' });

  // Of two who write one letter the second is told, and loses nothing typed.
  const other = await page.context().newPage();
  await visit(other, page.url());
  await other.getByLabel('Text').fill('## Tea is here\n\nRead [about it](/learn).');
  await other.getByRole('button', { name: 'Save and preview' }).click();
  await expect(other.getByText('The letter is saved.')).toBeVisible();
  await other.close();
  await letter.getByLabel('Text').fill('## Tea is back again\n\nRead [about it](/learn).');
  await letter.getByRole('button', { name: 'Save and preview' }).click();
  const told = letter.getByRole('alert').filter({ hasText: 'Somebody else saved this meanwhile' });
  await expect(told).toContainText('Text: ## Tea is here');
  await expect(preview.getByRole('heading', { name: 'Tea is here' })).toBeVisible();
  await expect(letter.getByLabel('Text')).toHaveValue(/Tea is back again/);
  await letter.getByRole('button', { name: 'Save and preview' }).click();
  await expect(letter.getByText('The letter is saved.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Tea is back again' })).toBeVisible();

  await letter.getByRole('button', { name: 'Send me a test' }).click();
  await expect(letter.getByText(/a test is on its way/)).toBeVisible();
  const tried = await readMail(page, { to: owner, subject: 'Test: News in February' }, store.url);
  expect(tried.html).not.toContain('List-Unsubscribe');

  await letter.getByRole('button', { name: 'Send to the list' }).click();
  await expect(letter.getByText(/^Tick this before you send/)).toBeVisible();
  await letter.getByRole('checkbox').check();
  await letter.getByRole('button', { name: 'Send to the list' }).click();
  await expect(letter.getByText('The letter is on its way.')).toBeVisible();
  const received = await readMail(page, { to: 'ruth@example.com', subject: 'News in February' }, store.url);
  expect(received.text).toContain(`${store.url}/learn`);
  expect(received.html).toContain('List-Unsubscribe=One-Click');
  await readMail(page, { to: 'ada@example.com', subject: 'News in February' }, store.url);
  await page.request.post(linkTo('/newsletter/unsubscribe', received), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });

  await expect(async () => {
    await visit(page, page.url());
    await expect(letter.getByText('Sent', { exact: true }).locator('+ dd')).toHaveText('2', {
      timeout: 1000,
    });
  }).toPass();
  await checkAccessibility(page, { within: '.letters' });
  await letter.getByRole('button', { name: 'Copy as a new letter' }).click();
  await expect(letter.getByText('Newsletter, to 1 confirmed reader as it is now.')).toBeVisible();
  await letter.getByLabel('Send at').fill('2026-02-02T09:00');
  await letter.getByRole('checkbox').check();
  await letter.getByRole('button', { name: 'Send to the list' }).click();
  await expect(letter.getByText('Choose a time that is still to come, or none')).toBeVisible();
  await letter.getByLabel('Send at').fill('2026-03-02T09:00');
  await letter.getByRole('button', { name: 'Send to the list' }).click();
  await expect(letter.getByText('The letter waits for its time.')).toBeVisible();
  await letter.getByRole('button', { name: 'Call it back' }).click();
  await expect(letter.getByText('The letter is a draft again. Nobody was sent it.')).toBeVisible();
  await visit(page, `${store.url}/dev/mail`);
  const mails = page.getByRole('link', { name: 'News in February' });
  await expect(mails, 'two readers and a test').toHaveCount(3);
});
