import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** React Router's own handle on the page. */
    __reactRouterDataRouter?: { navigate: (to: string) => Promise<void> };
  }
}

/** Goes on to a page as a link does, without loading the document anew; resolves when it stands. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), path);
  await page.waitForURL((url) => url.pathname + url.search === path);
}
