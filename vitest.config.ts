import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{app,content,domain,integrations,server,scripts,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/unit-setup.ts'],
    // Two cores: the databases in the process are heavy, more workers only wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
