import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';

test('the awareness season dresses the store while its campaign runs', async ({ page, startOwnStore }) => {
  const store = await startOwnStore({ STORE_DATE: '2025-10-15' });
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await visit(page, `${store.url}/`);
    await expect(page.locator('html')).toHaveAttribute('data-season', 'awareness');
    await expect(page.getByText('October is breast cancer awareness month.')).toBeVisible();
    await expect(page.getByLabel('Announcement').locator('use')).toHaveAttribute('href', /#heart$/);
    await checkAccessibility(page);
    await visit(page, `${store.url}/shop`);
    await checkAccessibility(page);
  }
});
