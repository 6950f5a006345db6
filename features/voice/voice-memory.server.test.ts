import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectedGarbage } from '#tests/support/collected-garbage.ts';
import { createVoiceMemory, type VoiceMemory } from './voice-memory.server.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'Date'] });
  // A process that has just begun to count: at 0 the cache takes a time for none.
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  vi.useRealTimers();
});

const said = (memory: VoiceMemory, id: string) => memory.of(id).turns.map(({ text }) => text);
const tell = (memory: VoiceMemory, id: string, text: string) => memory.of(id).add({ role: 'user', text });

test('a page that comes back within three minutes goes on, later it begins anew', () => {
  const memory = createVoiceMemory();
  tell(memory, 'page', 'My name is Ada');
  vi.advanceTimersByTime(2.9 * MINUTE);
  expect(said(memory, 'page')).toEqual(['My name is Ada']);
  vi.advanceTimersByTime(3.1 * MINUTE);
  expect(said(memory, 'page')).toEqual([]);
});

test('a conversation that goes on is kept, however long it lasts', () => {
  const memory = createVoiceMemory();
  const conversation = memory.of('page');
  for (let minute = 0; minute < 30; minute += 1) {
    conversation.add({ role: 'user', text: `Minute ${minute}` });
    vi.advanceTimersByTime(MINUTE);
  }
  expect(said(memory, 'page')).toEqual(Array.from({ length: 30 }, (_, minute) => `Minute ${minute}`));
});

test('of a long one the last 40 turns are kept, and of a turn 2,000 characters', () => {
  const memory = createVoiceMemory();
  for (let turn = 0; turn < 100; turn += 1) tell(memory, 'page', `${turn} ${'x'.repeat(5000)}`);
  const { turns } = memory.of('page');
  expect(turns).toHaveLength(40);
  expect(turns[0]?.text.slice(0, 3)).toBe('60 ');
  expect(Math.max(...turns.map(({ text }) => text.length))).toBe(2000);
});

test('the 501st conversation takes the place of the oldest', () => {
  const memory = createVoiceMemory();
  for (let page = 0; page <= 500; page += 1) tell(memory, `page-${page}`, 'Hello');
  expect(said(memory, 'page-1')).toEqual(['Hello']);
  expect(said(memory, 'page-500')).toEqual(['Hello']);
  expect(said(memory, 'page-0')).toEqual([]);
});

test('after three minutes nothing of it is in memory any more', async () => {
  const memory = createVoiceMemory();
  const kept = Array.from({ length: 20 }, (_, page) => {
    tell(memory, `page-${page}`, 'I take warfarin');
    return new WeakRef(memory.of(`page-${page}`));
  });
  vi.advanceTimersByTime(4 * MINUTE);
  await collectedGarbage();
  expect(kept.filter((reference) => reference.deref() !== undefined)).toEqual([]);
  expect(memory.of('page-0').turns).toEqual([]);
});
