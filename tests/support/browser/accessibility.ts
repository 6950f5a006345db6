import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA with all that came before it, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Fails with every violation that axe finds in the page as it stands: open dialogs included, contrast too.
 * `within` looks at one part only, `rules` applies these alone.
 */
export async function checkAccessibility(
  page: Page,
  options: { within?: string; rules?: string[] } = {},
): Promise<void> {
  // What fades in or changes its colour is judged when it has: half way no contrast holds.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  const axe = options.rules
    ? new AxeBuilder({ page }).withRules(options.rules)
    : new AxeBuilder({ page }).withTags(RULES);
  const { violations, passes } = await (options.within ? axe.include(options.within) : axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(0);
}
