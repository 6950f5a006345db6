import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { withoutPictures } from './tests/support/browser/launch-options.ts';
import { long } from './tests/support/browser/long.ts';
import { oneWidth } from './tests/support/browser/one-width.ts';

export const WINDOW = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const OF_ONE_WIDTH = new RegExp(oneWidth.tag);
const LONG = new RegExp(long.tag);

const mobile = {
  name: 'mobile',
  testIgnore: '**/*.desktop.journey.ts',
  grepInvert: OF_ONE_WIDTH,
  use: PHONE,
};

/** Every journey at every width that it is meant for. */
export const everyWidth = [{ name: 'desktop', testIgnore: '**/*.mobile.journey.ts', use: WINDOW }, mobile];

/**
 * Browser journeys, against the built store with the embedded storefront and an empty database: each once, on the phone that most shoppers
 * hold where both widths share it. At the other width they run by `npm run test:long`, like those that are tagged `long`.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  // Node.js reads these itself. To write them anew for itself, the built store above all, takes Playwright half a minute on a new machine.
  build: {
    external: [
      '**/build/server/**',
      '**/{app,assistant,content,features,integrations,platform,scripts}/**/*.ts',
    ],
  },
  globalSetup: './tests/support/browser/start-shared-store.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes only now and then is broken, or what it visits is.
  retries: 0,
  // A third on two cores made it no quicker.
  workers: Math.max(2, availableParallelism()),
  // Journeys that start a store of their own need it on a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    // Recording every journey for the few that fail took a twentieth of the time of all: `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: withoutPictures,
  },
  projects: [
    // File names belong to what `grep` reads.
    { name: 'desktop', grep: [/\.desktop\.journey\.ts/, OF_ONE_WIDTH], grepInvert: LONG, use: WINDOW },
    { ...mobile, grepInvert: [OF_ONE_WIDTH, LONG] },
  ],
});
