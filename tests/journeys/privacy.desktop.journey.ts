import { expect, test, visit } from '../support/browser/journey.ts';

test('the privacy page tells a browser with Global Privacy Control that it was heard', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await visit(page, '/privacy');
  await expect(page.getByText('Your browser sends Global Privacy Control. We honor it')).toBeVisible();
  const support = await page.request.get('/.well-known/gpc.json');
  expect(await support.json()).toMatchObject({ gpc: true });
});
