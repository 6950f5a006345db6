import { test as base, type BrowserContext } from '@playwright/test';
import { type RunningStore, startStore } from '../../../scripts/store-process.ts';

export { expect } from '@playwright/test';
export { checkAccessibility } from './accessibility.ts';
export { overhang } from './overhang.ts';
export { hydrated, visit } from './visit.ts';

/** What the browser complained about: console errors, errors that nobody caught, and what the security policy refused. */
class BrowserComplaints {
  readonly #all: string[] = [];
  readonly #allowed: RegExp[] = [];
  #listening = true;

  note(complaint: string): void {
    if (this.#listening) this.#all.push(complaint);
  }

  /** The test is over: from now on stores go away under pages that may still load a picture. */
  stopListening(): void {
    this.#listening = false;
  }

  /** A complaint that this test means to cause, such as the 404 of a page that is not there. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#all.filter((complaint) => !this.#allowed.some((pattern) => pattern.test(complaint)));
  }
}

interface JourneyFixtures {
  complaints: BrowserComplaints;
  /**
   * Starts a second store with an environment of its own (STORE_DATE, a live shop, …), for tests that cannot share one.
   * It is stopped after the test. Use its `url`; `baseURL` is the shared store's.
   */
  startOwnStore: (env?: Record<string, string>) => Promise<RunningStore>;
}

/** Playwright's test on the shared store. An unexpected complaint of the browser fails it. */
export const test = base.extend<JourneyFixtures>({
  baseURL: ({}, provide) => provide(process.env['SHARED_STORE_URL']),

  complaints: [
    async ({ context }, provide) => {
      const complaints = new BrowserComplaints();
      listen(context, complaints);
      await provide(complaints);
      base.expect(complaints.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],

  startOwnStore: async ({ complaints }, provide, info) => {
    const stores: RunningStore[] = [];
    await provide(async (env = {}) => {
      const store = await startStore(env);
      stores.push(store);
      return store;
    });
    complaints.stopListening();
    await Promise.all(stores.map((store) => store.stop()));
    // What the store itself wrote says more of a failure than what the browser saw of it.
    if (info.status !== info.expectedStatus) for (const store of stores) process.stdout.write(store.output());
  },
});

function listen(context: BrowserContext, complaints: BrowserComplaints): void {
  // What the security policy refuses is reported on the console as well.
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.note(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.note(`uncaught: ${String(error.error())}`));
}
