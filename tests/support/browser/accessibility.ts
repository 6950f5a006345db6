import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { layOutWhole } from './lay-out-whole.ts';

/** Its short form, because each document has to read it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA with all that came before it. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** axe's best practices are about whole pages: headings, landmarks. */
const PAGE_RULES = [...WCAG, 'best-practice'];

/**
 * Fails with every violation that axe finds in the page as it stands: open dialogs and frames included, contrast too.
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
  await layOutWhole(page);
  const { violations, passes } = await analyse(page.mainFrame(), options, PAGE_RULES);
  const inner = options.within ? [] : page.frames().filter((frame) => frame !== page.mainFrame());
  for (const frame of inner) violations.push(...(await analyse(frame, options, WCAG)).violations);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(0);
}

/** axe is brought once to each document: reading it again takes longer than most of its checks. */
async function analyse(
  frame: Frame,
  { within, rules }: { within?: string; rules?: string[] },
  tags: string[],
): Promise<AxeResults> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
    iframes: false,
  };
  return frame.evaluate(
    async ([context, given]) => {
      // A toast whose time is up while axe looks is judged as it stood, not half gone.
      const steady = new CSSStyleSheet();
      steady.replaceSync('[data-sonner-toast] { opacity: 1 !important; transition: none !important; }');
      document.adoptedStyleSheets.push(steady);
      const results = await window.axe.run(context ?? document, given);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== steady);
      return results;
    },
    [within, options] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
