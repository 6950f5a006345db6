import { defineConfig } from 'vitest/config';

/** What takes longer than `npm test` may: `npm run test:long`. */
export default defineConfig({
  test: {
    // The fuzzing of `npm test` as well: FUZZ_SHARE makes it whole.
    include: ['tests/long/*.long.ts', 'tests/fuzz/*.test.ts'],
    setupFiles: ['tests/support/unit-setup.ts'],
    maxWorkers: 1,
    testTimeout: 30 * 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
