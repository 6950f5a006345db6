import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { desk } from '../support/browser/desk.ts';
import { signInAsAdmin } from '../support/browser/people.ts';
import { preparedDataFolder } from '../../scripts/prepared-data.ts';

test('an administrator has each list read anew, and hears what it gave', async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/community');
  for (const [button, title, text] of [
    ['Update Events', 'Events Updated', /^Successfully fetched \d+ new health events and screenings\.$/],
    ['Update Resources', 'Resources Updated', /^Successfully fetched \d+ new caregiver resources\.$/],
    ['Update Groups', 'Groups Updated', /^Successfully fetched \d+ new support groups\.$/],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
  }
  await expect(
    page.getByRole('region', { name: 'Support groups' }).getByRole('article').first(),
  ).toBeVisible();
});

test('a dead source leaves an empty list; what failed is said, and a session that ended opens nothing', async ({
  page,
  startOwnStore,
  complaints,
}) => {
  // A store of its own and many steps.
  test.slow();
  complaints.allow(/status of (502|401|422)/);
  const store = await startOwnStore({ COMMUNITY_FEEDS: 'events=https://feeds.invalid/calendar.ics' });
  await visit(page, `${store.url}/community`);
  const events = page.getByRole('region', { name: 'Health events & screenings' });
  await expect(events.getByText('No upcoming events at the moment. Check back soon!')).toBeVisible();
  await expect(page.getByText('No support groups at the moment. Check back soon!')).toBeVisible();
  await expect(page.getByText('illustrative').filter({ hasText: 'events' })).toHaveCount(0);

  await signInAsAdmin(page, store);
  await visit(page, `${store.url}/community`);
  // Its answer is held, so that the button is seen at work.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/fetch-health-events', async (route) => {
    await held;
    await route.continue();
  });
  await events.getByRole('button', { name: 'Fetch Events' }).click();
  await expect(events.getByRole('button', { name: 'Updating…' })).toBeDisabled();
  release();
  await expect(page.getByText('Update Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('feeds.invalid: could not be found.')).toBeVisible();

  await page.getByRole('link', { name: 'Account', exact: true }).first().click();
  await desk(page, 'Sources').click();
  const main = page.getByRole('main');
  const dead = main.getByRole('row').filter({ hasText: 'https://feeds.invalid/calendar.ics' });
  await expect(dead.getByText('Failing')).toBeVisible();
  await expect(dead.getByText(/Last result: could not be found/)).toBeVisible();
  await checkAccessibility(page, { within: 'main' });

  await main.getByRole('link', { name: 'Add a source' }).click();
  await page.getByLabel('Name').fill('County calendar');
  await page.getByLabel('What is in it').selectOption('events');
  await page.getByLabel('Address').fill('http://10.0.0.1/calendar.ics');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter an address that starts with https://')).toBeVisible();
  await expect(page.getByLabel('Address')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('County calendar');
  await page.getByLabel('Address').fill('https://10.0.0.1/calendar.ics');
  await page.getByRole('button', { name: 'Save' }).click();
  const county = main.getByRole('row').filter({ hasText: 'County calendar' });
  await expect(county.getByText('Not fetched yet.')).toBeVisible();
  // Two who edit it: the second is told what the first one saved.
  await county.getByRole('link', { name: 'Edit: County calendar' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('https://10.0.0.1/calendar.ics');
  const other = await page.context().newPage();
  await visit(other, page.url());
  await other.getByLabel('Address').fill('https://10.0.0.2/calendar.ics');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Source saved')).toBeVisible();
  await other.close();
  await page.getByLabel('Name').fill('The county');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else saved this' })).toContainText(
    'Address: https://10.0.0.2/calendar.ics',
  );
  await page.getByLabel('Name').fill('County calendar');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Source saved')).toBeVisible();
  await county.getByRole('button', { name: 'Fetch now: County calendar' }).click();
  await expect(county.getByText(/Last result: leads to an address that is not public/)).toBeVisible();
  await county.getByRole('button', { name: 'Switch off: County calendar' }).click();
  await expect(county.getByText('Off', { exact: true })).toBeVisible();
  await county.getByLabel('Delete: County calendar').click();
  await county.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(county).toHaveCount(0);
  await page.goto(`${store.url}/account/activity`);
  for (const action of ['added the source', 'fetched', 'switched the source', 'deleted the source'])
    await expect(main.getByText(action).first()).toBeVisible();

  await visit(page, `${store.url}/community`);
  await expect(page.getByRole('button', { name: 'Update Groups' })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Update Groups' }).click();
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
  await expect(page.getByText('Only administrators can refresh support groups.')).toBeVisible();
});

test('when the stories cannot be loaded, the store is asked once to fetch them', async ({
  page,
  startOwnStore,
}) => {
  const store = await startOwnStore({ DATA_DIR: await folderWithoutStories() });
  let asked = 0;
  await page.route('**/functions/v1/fetch-aa-health-stories', async (route) => {
    asked += 1;
    await route.continue();
  });
  const answered = page.waitForResponse('**/functions/v1/fetch-aa-health-stories');
  await visit(page, `${store.url}/learn`);
  expect((await answered).status()).toBe(200);
  const stories = page.getByRole('region', { name: 'Health stories' });
  await expect(
    stories.getByText('No health stories available at the moment. Check back soon!'),
  ).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Community', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  await page.goBack();
  await expect(stories.getByRole('link', { name: 'Try again' })).toBeVisible();
  expect(asked).toBe(1);
});

const folders: string[] = [];
// After the stores that use them have been stopped.
test.afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A store whose table of stories is broken. */
async function folderWithoutStories(): Promise<string> {
  const folder = await preparedDataFolder();
  folders.push(folder);
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  await database.db.execute(sql`alter table aa_health_stories rename to aa_health_stories_away`);
  await database.close();
  return folder;
}
