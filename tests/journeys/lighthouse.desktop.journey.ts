import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/free-port.ts';
import { expect, test } from '../support/browser/journey.ts';

/** Lighthouse's own phone. Its speed figures are left out: on a busy machine they measure the machine (`npm run bench` measures speed). */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

const pages = [
  '/',
  '/shop',
  '/product/beet-nitric',
  '/conditions/blood-pressure',
  '/learn/eye-health',
  '/faq',
];

for (const page of pages) {
  test(`Lighthouse finds nothing to mend on ${page}`, async ({ baseURL, launchOptions }) => {
    const port = await freePort();
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(`${baseURL}${page}`, {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: CATEGORIES,
      });
      const report = result?.lhr;
      expect(report?.runtimeError).toBeUndefined();
      const categories = Object.values(report?.categories ?? {});
      expect(Object.fromEntries(categories.map(({ id, score }) => [id, score])), problemsIn(report)).toEqual(
        Object.fromEntries(CATEGORIES.map((id) => [id, 1])),
      );
    } finally {
      await browser.close();
    }
  });
}

/** The audits that cost points, with what they point at. */
function problemsIn(report: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'] | undefined): string {
  return Object.values(report?.audits ?? {})
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, details }) => `${id}: ${title} ${JSON.stringify(details ?? {}).slice(0, 1500)}`)
    .join('\n');
}
