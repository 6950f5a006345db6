import type { Locator, Page } from '@playwright/test';

/** A part of an administrator's page, by its heading. */
export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The way to one of its pages, whatever waits there. */
export const desk = (page: Page, tab: string): Locator =>
  page
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: new RegExp(String.raw`^${tab}(\s*\d+ waiting)?$`) });
