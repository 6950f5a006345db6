import type { Page } from '@playwright/test';

/** What a visit lays out only when somebody comes near it (platform/ui/first-look-script.ts) is judged with the rest. */
export const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.removeAttribute('data-first-look'));
