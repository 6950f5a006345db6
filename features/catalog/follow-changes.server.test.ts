import { expect, test, vi } from 'vitest';
import { followChanges } from './follow-changes.server.ts';

test('a hundred changes at once are two readings, the last of them after the last change', async () => {
  let version = 0;
  const read: number[] = [];
  const changed = followChanges({
    refresh: async () => {
      await Promise.resolve();
      read.push(version);
    },
    onFailed: () => undefined,
    pauseMs: 0,
  });
  const all = Array.from({ length: 100 }, () => {
    version += 1;
    return changed();
  });
  await Promise.all(all);
  expect(read).toEqual([100, 100]);
  await changed();
  expect(read).toHaveLength(3);
});

test('a reading that failed is told, and the next change is read', async () => {
  const onFailed = vi.fn();
  const refresh = vi.fn(() => Promise.resolve());
  refresh.mockRejectedValueOnce(new Error('away'));
  const changed = followChanges({ refresh, onFailed, pauseMs: 0 });
  await changed();
  await changed();
  expect(onFailed).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledTimes(2);
});
