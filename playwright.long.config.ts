import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

/** Journeys that take longer than `npm test` may: `npm run test:long`. */
export default defineConfig({
  ...everyday,
  testDir: 'tests/long',
  // Whole years and real sound: one at a time, so that none takes the processor from another.
  workers: 1,
  timeout: 10 * 60_000,
  // What cannot be pressed is told at once, not when all the time is over.
  use: { ...everyday.use, actionTimeout: 20_000 },
  projects: [{ name: 'long', use: { viewport: { width: 1440, height: 900 } } }],
});
