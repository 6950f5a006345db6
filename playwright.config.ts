import { defineConfig } from '@playwright/test';
import { withoutPictures } from './tests/support/browser/launch-options.ts';

/** Browser journeys, against the built store with the embedded storefront and an empty database. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/support/browser/start-shared-store.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes only now and then is broken, or what it visits is.
  retries: 0,
  workers: 2,
  // Journeys that start a store of their own need it on a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    // Steps and requests: pictures of every step of every test would slow all of them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: withoutPictures,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.journey.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testIgnore: '**/*.desktop.journey.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
