import { defineConfig } from '@playwright/test';
import everyday, { everyWidth, WINDOW } from './playwright.config.ts';

/** All journeys of `npm test` at every width, those that it leaves out, and those of `tests/long`: `npm run test:long`. */
export default defineConfig({
  ...everyday,
  testDir: 'tests',
  projects: [
    ...everyWidth.map((project) => ({ ...project, testDir: 'tests/journeys' })),
    {
      name: 'long',
      testDir: 'tests/long',
      // Whole years and real sound.
      timeout: 10 * 60_000,
      // What cannot be pressed is told at once, not when all the time is over.
      use: { ...WINDOW, actionTimeout: 20_000 },
    },
  ],
});
