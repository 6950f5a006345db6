import type { Page } from '@playwright/test';

/** Pixels by which the page stands out of its window. Less than the window where a scrollbar has its place reserved; a phone shrinks the whole page to what stands out. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
