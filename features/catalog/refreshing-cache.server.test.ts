import { beforeEach, expect, test, vi } from 'vitest';
import { createRefreshingCache } from './refreshing-cache.server.ts';

const MINUTE = 60_000;
let time: number;
let loads: string[];
/** What the next loads come to. */
let source: (key: string) => Promise<string | undefined>;
const failed = vi.fn();

beforeEach(() => {
  time = 1000;
  loads = [];
  source = () => Promise.resolve(`loaded at ${time}`);
  failed.mockClear();
});

const open = (maxEntries = 10) =>
  createRefreshingCache<string>({
    load: (key) => {
      loads.push(key);
      return source(key);
    },
    staleAfterMs: 5 * MINUTE,
    dropAfterMs: 10 * MINUTE,
    noneForMs: MINUTE / 2,
    maxEntries,
    onRefreshFailed: failed,
    now: () => time,
  });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a fresh value is not loaded again', async () => {
  const cache = open();
  await cache.read('a');
  time += 5 * MINUTE;
  expect(await cache.read('a')).toBe('loaded at 1000');
  expect(loads).toEqual(['a']);
});

test('a stale value is served at once and loaded again behind the reader', async () => {
  const cache = open();
  await cache.read('a');
  time += 5 * MINUTE + 1;
  const { promise, resolve } = Promise.withResolvers<string>();
  source = () => promise;
  expect(await cache.read('a')).toBe('loaded at 1000');
  expect(await cache.read('a')).toBe('loaded at 1000');
  resolve('new');
  await settled();
  expect(await cache.read('a')).toBe('new');
  expect(loads).toEqual(['a', 'a']);
});

test('a value past its time is waited for', async () => {
  const cache = open();
  await cache.read('a');
  time += 10 * MINUTE;
  expect(await cache.read('a')).toBe(`loaded at ${time}`);
});

test('a refresh under way is waited for once the kept value is past its time', async () => {
  const cache = open();
  await cache.read('a');
  time += 6 * MINUTE;
  const { promise, resolve } = Promise.withResolvers<string>();
  source = () => promise;
  await cache.read('a');
  time += 4 * MINUTE;
  const waiting = cache.read('a');
  resolve('new');
  expect(await waiting).toBe('new');
  expect(loads).toHaveLength(2);
});

test('many readers are one load', async () => {
  const cache = open();
  const values = await Promise.all(Array.from({ length: 50 }, () => cache.read('a')));
  expect(new Set(values).size).toBe(1);
  expect(loads).toEqual(['a']);
});

test('a failure reaches every reader and is not kept', async () => {
  const cache = open();
  source = () => Promise.reject(new Error('down'));
  const results = await Promise.allSettled([cache.read('a'), cache.read('a')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  source = () => Promise.resolve('up');
  expect(await cache.read('a')).toBe('up');
  expect(loads).toHaveLength(2);
});

test('when a refresh fails the kept value goes on, and the next try waits a little', async () => {
  const cache = open();
  await cache.read('a');
  source = () => Promise.reject(new Error('down'));
  time += 6 * MINUTE;
  for (let i = 0; i < 5; i += 1) {
    expect(await cache.read('a')).toBe('loaded at 1000');
    await settled();
  }
  expect(loads).toHaveLength(2);
  expect(failed).toHaveBeenCalledOnce();
  time += 15_001;
  await cache.read('a');
  await settled();
  expect(loads).toHaveLength(3);
});

test('past its time a value is not served, however often its refresh failed', async () => {
  const cache = open();
  await cache.read('a');
  source = () => Promise.reject(new Error('down'));
  time += 10 * MINUTE - 5000;
  await cache.read('a');
  await settled();
  time += 5000;
  await expect(cache.read('a')).rejects.toThrow('down');
  source = () => Promise.resolve('up');
  expect(await cache.read('a')).toBe('up');
});

test('that there is no such thing is believed for a short while', async () => {
  const cache = open();
  source = () => Promise.resolve(undefined);
  expect(await cache.read('a')).toBeUndefined();
  time += MINUTE / 2 - 1;
  expect(await cache.read('a')).toBeUndefined();
  expect(loads).toHaveLength(1);
  source = () => Promise.resolve('published');
  time += 1;
  expect(await cache.read('a')).toBe('published');
});

test('a thing that was taken away is gone after the refresh', async () => {
  const cache = open();
  await cache.read('a');
  source = () => Promise.resolve(undefined);
  time += 6 * MINUTE;
  await cache.read('a');
  await settled();
  expect(await cache.read('a')).toBeUndefined();
});

test('no more is kept than allowed: the longest unread goes', async () => {
  const cache = open(2);
  await cache.read('a');
  await cache.read('b');
  await cache.read('a');
  await cache.read('c');
  await cache.read('a');
  await cache.read('b');
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});

test('more keys at once than are kept all get their values', async () => {
  const cache = open(2);
  source = (key) => settled().then(() => key);
  expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => cache.read(key)))).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ]);
});

test('what is known to be old is read anew, and goes on where that fails', async () => {
  let value = 'old';
  let broken = false;
  let time = 0;
  const cache = createRefreshingCache<string>({
    load: () => (broken ? Promise.reject(new Error('away')) : Promise.resolve(value)),
    staleAfterMs: 1000,
    dropAfterMs: 2000,
    noneForMs: 10,
    maxEntries: 5,
    onRefreshFailed: () => undefined,
    now: () => time,
  });
  expect(await cache.read('a')).toBe('old');
  value = 'new';
  expect(await cache.read('a')).toBe('old');
  time = 1;
  cache.outdate();
  expect(await cache.read('a')).toBe('new');
  time = 2;
  broken = true;
  cache.outdate();
  expect(await cache.read('a')).toBe('new');
  broken = false;
  value = 'newest';
  await cache.renew('a');
  expect(await cache.read('a')).toBe('newest');
});

test('a loading that began before the change is not taken for what is true after it', async () => {
  let time = 0;
  const answers: ((value: string) => void)[] = [];
  const cache = createRefreshingCache<string>({
    load: () => new Promise<string>((resolve) => void answers.push(resolve)),
    staleAfterMs: 1000,
    dropAfterMs: 2000,
    noneForMs: 10,
    maxEntries: 5,
    onRefreshFailed: () => undefined,
    now: () => time,
  });
  const first = cache.read('a');
  time = 5;
  cache.outdate();
  const second = cache.read('a');
  answers[0]?.('before');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('after');
  expect(await second).toBe('after');
  expect(await first).toBe('after');
});
