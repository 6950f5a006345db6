import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: [
      '{app,assistant,content,features,illustrations,integrations,platform,scripts,tests}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/support/unit-setup.ts'],
    // One more than two cores: a sixth of the time of two workers is waiting for servers that come up and for queues that look again.
    maxWorkers: Math.max(3, availableParallelism()),
    // Files of a worker share its modules: loading them anew for each took two fifths of the processor time.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    // Some start four stores at once, on a machine that does other things as well.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // What is waited for comes when it comes: one second is short where three workers share two processors.
    expect: { poll: { timeout: 30_000 } },
  },
});
