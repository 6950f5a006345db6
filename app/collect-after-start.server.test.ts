import { expect, test, vi } from 'vitest';
import { collectAfterStart } from './collect-after-start.server.ts';

test('what nothing holds any more is gone after the start', async () => {
  const left = new WeakRef({ of: 'the start' });
  collectAfterStart({ afterMs: 0 });
  await vi.waitFor(() => expect(left.deref() === undefined).toBe(true));
});
