import { expect, test, visit } from '../support/browser/journey.ts';

test('over midnight the season ends without a restart', async ({ page, startOwnStore }) => {
  const store = await startOwnStore({ STORE_DATE: '2025-10-31T23:59:40' });
  await visit(page, `${store.url}/`);
  await expect(page.locator('html')).toHaveAttribute('data-season', 'awareness');
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`${store.url}/`)).text()).includes('<html lang="en" data-season'),
      {
        timeout: 60_000,
      },
    )
    .toBe(false);
});
