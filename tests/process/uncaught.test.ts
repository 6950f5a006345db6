import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { startStore } from '../../scripts/store-process.ts';

const failing = pathToFileURL(path.resolve(import.meta.dirname, '../support/process/fail-uncaught.ts'));

test.each([
  ['thrown', 'SIGUSR2', 'uncaughtException'],
  ['rejected', 'SIGHUP', 'unhandledRejection'],
] as const)(
  'an error %s where nothing catches it is one line of the log without what it carried, and ends the store',
  async (_how, signal, origin) => {
    const store = await startStore({ NODE_OPTIONS: `--import=${failing.href}` });
    const before = store.output().length;
    store.child.kill(signal);
    expect(await store.exited).toBe(1);
    const lines = store.output().slice(before).trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 60,
      origin,
      err: { type: 'Error', message: 'no mail to [address]' },
    });
    expect(store.output()).not.toContain('planted@example.com');
  },
);
