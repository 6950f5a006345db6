import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{app,content,domain,integrations,server,scripts,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/unit-setup.ts'],
    // Two cores: the databases in the process are heavy, a third worker only makes the others wait (tried).
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
