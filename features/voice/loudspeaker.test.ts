import { afterEach, expect, test, vi } from 'vitest';
import { rms } from './echo-gate.ts';
import { toBase64, toPcm16 } from '#platform/audio/pcm.ts';
import { fakeAudio } from '#tests/support/fake-audio.ts';
import { Loudspeaker } from './loudspeaker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const tone = (seconds: number, hertz = 440) =>
  toBase64(
    toPcm16(
      Float32Array.from(
        { length: Math.round(24_000 * seconds) },
        (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / 24_000),
      ),
    ),
  );
const piece = (responseId = 'r1', seconds = 0.2) => ({
  delta: tone(seconds),
  responseId,
  itemId: `item-${responseId}`,
});

function playing(options: Parameters<typeof fakeAudio>[0] = {}) {
  const audio = fakeAudio(options);
  const changes: boolean[] = [];
  const loudspeaker = new Loudspeaker(audio.context, (plays) => changes.push(plays));
  return { audio, changes, loudspeaker };
}

test.each([16_000, 24_000, 44_100, 48_000])(
  'at %i Hz what came is played as long and as loud as it was, piece behind piece',
  (rate) => {
    const { audio, loudspeaker } = playing({ rate });
    for (let index = 0; index < 10; index += 1) loudspeaker.play(piece());
    const samples = Float32Array.from(audio.started.flatMap((one) => [...one.samples]));
    expect(samples.length / rate).toBeGreaterThan(2 - 0.01);
    expect(samples.length / rate).toBeLessThanOrEqual(2);
    expect(rms(samples)).toBeCloseTo(0.5 / Math.SQRT2, 2);
    for (const [index, { at }] of audio.started.entries()) {
      const before = audio.started[index - 1];
      if (before) expect(Math.abs(at - before.stopsAt)).toBeLessThan(1e-9);
    }
  },
);

test('an interruption stops every piece within a fiftieth of a second and tells what was heard', () => {
  const { audio, changes, loudspeaker } = playing({ rate: 24_000 });
  for (let index = 0; index < 5; index += 1) loudspeaker.play(piece());
  audio.at(0.35);
  // The first piece started 0.05 s in: it gives the next one time to come.
  expect(loudspeaker.interrupt()).toEqual({ itemId: 'item-r1', playedMs: 300 });
  expect(Math.max(...audio.started.map(({ stopsAt }) => stopsAt))).toBeLessThanOrEqual(0.35 + 0.02 + 1e-9);
  expect(changes).toEqual([true, false]);
  expect(loudspeaker.interrupt()).toBeUndefined();
});

test('what is still on its way to the ear was not heard', () => {
  const { audio, loudspeaker } = playing({ rate: 24_000, latency: 0.1 });
  loudspeaker.play(piece('r1', 1));
  audio.at(0.5);
  expect(loudspeaker.interrupt()).toEqual({ itemId: 'item-r1', playedMs: 350 });
});

test('late pieces of a reply that was cut are dropped; the next reply is counted from its own beginning', () => {
  const { audio, loudspeaker } = playing({ rate: 24_000 });
  loudspeaker.play(piece('r1', 1));
  audio.at(0.5);
  loudspeaker.interrupt();
  loudspeaker.play(piece('r1', 1));
  expect(audio.started).toHaveLength(1);
  loudspeaker.play(piece('r2', 1));
  expect(audio.started).toHaveLength(2);
  audio.at(0.75);
  expect(loudspeaker.interrupt()).toEqual({ itemId: 'item-r2', playedMs: 200 });
});

test('a line that stalls is not counted as heard', () => {
  const { audio, changes, loudspeaker } = playing({ rate: 24_000 });
  loudspeaker.play(piece('r1', 0.2));
  audio.at(3);
  loudspeaker.play(piece('r1', 1));
  audio.at(3.15);
  expect(changes).toEqual([true, false, true]);
  expect(loudspeaker.interrupt()).toEqual({ itemId: 'item-r1', playedMs: 300 });
});

test('it is silent until something plays, and then as loud as the meter shows', () => {
  const { audio, loudspeaker } = playing();
  audio.level = 0.25;
  expect(loudspeaker.level()).toBe(0);
  loudspeaker.play(piece());
  expect(loudspeaker.level()).toBeCloseTo(0.25);
});
