import { defineConfig } from 'vitest/config';

/** What takes longer than `npm test` may: `npm run test:long`. */
export default defineConfig({
  test: {
    // Those of `npm test` of which it takes a part: TEST_SHARE makes them whole.
    include: [
      'tests/long/*.long.ts',
      'tests/fuzz/*.test.ts',
      'tests/evaluation/label-forbids*.test.ts',
      'assistant/rules/rules.test.ts',
    ],
    setupFiles: ['tests/support/unit-setup.ts'],
    maxWorkers: 1,
    testTimeout: 30 * 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
