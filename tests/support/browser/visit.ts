import type { Page, Response } from '@playwright/test';

/** Opens a page and waits until React has taken it over: what is clicked before that does nothing. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Waits until a page that was reloaded reacts. React marks the elements that it has taken over. */
export async function hydrated(page: Page): Promise<void> {
  // Modules wait for the first touch, or for the first picture and a frame: nobody here needs to.
  await page.evaluate(() => dispatchEvent(new Event('focusin')));
  await page
    .waitForFunction(
      () => {
        const heading = document.querySelector('h1, main, header');
        return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
      },
      undefined,
      { timeout: 30_000 },
    )
    .catch(async (error: unknown) => {
      throw new Error(`The page never reacted. ${await scriptsOf(page)}`, { cause: error });
    });
  // Its effects (timers, listeners, what is remembered) come a moment later: then the browser has nothing to do.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  );
}

/** For who looks why: what became of the page's scripts. */
const scriptsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, duration }) => `${new URL(name).pathname} ${Math.round(duration)} ms`);
    const started = document.querySelectorAll('script[type="module"]').length;
    return `${document.readyState}, ${started} module scripts started, ${loaded.length} loaded: ${loaded.join(', ')}`;
  });
