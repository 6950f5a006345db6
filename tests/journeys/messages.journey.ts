import { readFile } from 'node:fs/promises';
import { checkAccessibility, expect, overhang, test, visit } from '../support/browser/journey.ts';
import { signIn, signInAsAdmin } from '../support/browser/people.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { longOneWidth } from '../support/browser/long.ts';

const LISTS = '/account/messages';

test(
  'an administrator finds a message, and takes the list as a file that no spreadsheet computes',
  longOneWidth,
  async ({ page, complaints }) => {
    // An empty answer is refused.
    complaints.allow(/account\/messages/);
    const name = `Ruth ${Math.random().toString(36).slice(2)}`;
    const sent = await page.request.post('/contact', {
      form: { name, email: 'ruth@example.com', topic: 'other', message: '=HYPERLINK("http://evil.example")' },
      maxRedirects: 0,
    });
    expect(sent.status()).toBe(303);
    const admin = await signInAsAdmin(page);

    await visit(page, LISTS);
    await page.getByLabel('Search this list').fill(name);
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(page.getByText(`1 entry with “${name}”`)).toBeVisible();
    expect(page.url()).not.toContain(encodeURIComponent(name).slice(0, 4));
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await checkAccessibility(page);

    await page.getByLabel('Sort by').selectOption('Name');
    await page.getByLabel('Rows').selectOption('50');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/sort=Name&size=50/);
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Topic' }).check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/without=Topic/);
    await expect(page.getByRole('cell', { name: 'Something else' })).toHaveCount(0);
    await expect(page.getByText(`1 entry with “${name}”`)).toBeVisible();
    await page.getByRole('button', { name: 'Mark as open' }).click();
    await expect(page.getByText('Tick at least one message first.')).toBeVisible();
    await page.getByRole('button', { name: 'Export the ticked ones' }).click();
    await expect(page.getByText('Tick at least one message first.')).toBeVisible();
    await page.getByRole('checkbox', { name: `Choose the message of ${name}` }).check();
    await page.getByRole('button', { name: 'Mark as open' }).click();
    await expect(page.getByText('One message is now open.')).toBeVisible();
    await page.getByRole('button', { name: 'Tick all of this page' }).click();
    await expect(page.getByText('1 of 1 ticked')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByText('One message is now done.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Done', { exact: true })).toBeVisible();
    await checkAccessibility(page);

    const some = page.waitForEvent('download');
    await page.getByRole('checkbox', { name: `Choose the message of ${name}` }).check();
    await page.getByRole('button', { name: 'Export the ticked ones' }).click();
    expect((await readFile(await (await some).path(), 'utf8')).trim().split('\r\n')).toHaveLength(2);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await (await download).path();
    expect(await readFile(file, 'utf8')).toContain(
      `${name},ruth@example.com,Something else,"'=HYPERLINK(""http://evil.example"")",Done\r\n`,
    );
    await page.getByRole('link', { name: /^Open the message of/ }).click();
    await expect(page.getByRole('heading', { name: `${name}: Something else` })).toBeVisible();
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Write something first')).toBeVisible();
    await expect(page.getByLabel('Answer or note')).toBeFocused();
    await page.getByLabel('Answer or note').fill('We look into it.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('The answer is on its way.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: `Answer by ${admin}` })).toContainText(
      'We look into it.',
    );
    await expect(page.getByLabel('State')).toHaveValue('done');
    // Somebody else answered from another window: nothing is sent unasked, and nothing typed is lost.
    const other = await page.context().newPage();
    await visit(other, page.url());
    await other.getByLabel('Answer or note').fill('It is solved.');
    await other.getByRole('button', { name: 'Keep as note' }).click();
    await expect(other.getByText('The note is kept.')).toBeVisible();
    await other.close();
    await page.getByLabel('Answer or note').fill('Here is more.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Somebody else wrote here meanwhile')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'It is solved.' })).toBeVisible();
    await expect(page.getByLabel('Answer or note')).toHaveValue('Here is more.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('The answer is on its way.')).toBeVisible();
    await page.getByLabel('Who deals with it').selectOption(admin);
    await page.getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText('Who deals with it is changed.')).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await checkAccessibility(page);

    await visit(page, '/account/activity');
    await expect(page.getByRole('main')).toContainText('answered the message');
    await expect(page.getByRole('main')).toContainText('exported the list of contact messages');
    await expect(page.getByRole('main')).toContainText('looked at the list of contact messages');
    await expect(page.getByRole('main')).toContainText('opened the message');
    await expect(page.getByRole('main')).toContainText(admin);

    await visit(page, `${LISTS}?list=subscribers`);
    await page.getByLabel('Search this list').fill('nobody-has-this-address@example.com');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(page.getByText('Nothing here contains these words.')).toBeVisible();
    expect(page.url()).not.toContain('nobody');
    await visit(page, `${LISTS}?list=mail`);
    await expect(page.getByText('Every mail has left the store.')).toBeVisible();
  },
);

test('visitors and customers neither see nor take the lists', oneWidth, async ({ page }) => {
  const calls = () =>
    Promise.all([
      page.request.get(LISTS, { maxRedirects: 0 }),
      page.request.get(`${LISTS}.data`, { maxRedirects: 0 }),
      page.request.post(LISTS, { form: { mail: 'any' }, maxRedirects: 0 }),
      page.request.post(`${LISTS}/export`, { form: { list: 'contact' }, maxRedirects: 0 }),
    ]);
  for (const answer of await calls()) {
    // A page's data says a redirect in its body.
    expect([202, 302]).toContain(answer.status());
    expect(await answer.text()).not.toContain('Received');
  }
  await signIn(page);
  for (const answer of await calls()) expect(answer.status()).toBe(403);
});
