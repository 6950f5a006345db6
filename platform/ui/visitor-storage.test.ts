import { afterEach, expect, test, vi } from 'vitest';
import { localStore } from './visitor-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** As a browser has it; `refuses` while it is full. */
function browserStorage() {
  const kept = new Map<string, string>();
  const state = { refuses: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.refuses) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return { kept, state };
}

test('where the browser mentions no storage at all, values last in memory', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(localStore.getItem('blocked')).toBeNull();
  expect(localStore.setItem('blocked', 'a')).toBe(false);
  expect(localStore.getItem('blocked')).toBe('a');
  localStore.removeItem('blocked');
  expect(localStore.getItem('blocked')).toBeNull();
});

test('a full storage keeps its old value, the newer one is read; once there is room, it is kept again', () => {
  const { kept, state } = browserStorage();
  expect(localStore.setItem('full', 'old')).toBe(true);
  state.refuses = true;
  expect(localStore.setItem('full', 'new')).toBe(false);
  expect(kept.get('full')).toBe('old');
  expect(localStore.getItem('full')).toBe('new');
  state.refuses = false;
  expect(localStore.setItem('full', 'newest')).toBe(true);
  expect(kept.get('full')).toBe('newest');
  // What another tab writes afterwards is read.
  kept.set('full', 'of another tab');
  expect(localStore.getItem('full')).toBe('of another tab');
});
