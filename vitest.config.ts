import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{app,content,domain,integrations,server,scripts,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/unit-setup.ts'],
    // For two cores: some files wait for processes of their own, but the databases in the process are heavy.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
