import { beforeEach, expect, test, vi } from 'vitest';
import { LiveCut } from './live-cut.server.ts';

let sent: object[] = [];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

const cut = (itemId: string, audioEndMs: number) => ({
  type: 'conversation.item.truncate',
  item_id: itemId,
  audio_end_ms: audioEndMs,
});
const gone = (itemId: string) => ({ type: 'conversation.item.delete', item_id: itemId });

const makeCut = () => new LiveCut((request) => sent.push(request));

/** Two replies of a second each, the second behind the first. */
function twoReplies(): LiveCut {
  const sound = makeCut();
  sound.sent('first', 1000);
  sound.sent('second', 1000);
  return sound;
}

test('an interruption in the moment in which a later reply begins cuts that one', () => {
  const sound = makeCut();
  sound.sent('first', 1000);
  vi.advanceTimersByTime(30_000);
  sound.sent('second', 1000);
  sound.begin([]);
  sound.told('second', 40);
  expect(sent).toMatchObject([cut('second', 40)]);
});

test('a browser that is behind the clock is believed: of the reply behind nothing was heard', () => {
  const sound = twoReplies();
  vi.advanceTimersByTime(150 + 1100);
  sound.begin([]);
  sound.told('first', 900);
  expect(sent).toMatchObject([cut('first', 900), gone('second')]);
});

test('a browser that is before the clock is believed: the first reply was heard whole', () => {
  const sound = twoReplies();
  vi.advanceTimersByTime(1000);
  sound.begin([]);
  sound.told('second', 100);
  expect(sent).toMatchObject([cut('second', 100)]);
});

test('an item that is gone is not cut as well, and one that nobody knows not at all', () => {
  const sound = twoReplies();
  vi.advanceTimersByTime(1000);
  sound.begin(['second']);
  expect(sent).toMatchObject([gone('second')]);
  sound.told('second', 100);
  sound.told('another', 100);
  sound.settle();
  sound.settle();
  expect(sent).toMatchObject([gone('second'), cut('first', 850)]);
});
