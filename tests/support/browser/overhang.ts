import type { Page } from '@playwright/test';
import { layOutWhole } from './lay-out-whole.ts';

/** Pixels by which the page stands out of its window. Less than the window where a scrollbar has its place reserved; a phone shrinks the whole page to what stands out. */
export async function overhang(page: Page): Promise<number> {
  await layOutWhole(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
