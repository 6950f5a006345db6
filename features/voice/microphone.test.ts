import { afterEach, expect, test, vi } from 'vitest';
import { rms } from './echo-gate.ts';
import { fromBase64, fromPcm16 } from '#platform/audio/pcm.ts';
import { fakeAudio, fakeStream } from '#tests/support/fake-audio.ts';
import { record } from './microphone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const tone = (rate: number, hertz: number, seconds: number, level = 0.5) =>
  Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / rate),
  );

/** Everything that was heard, in pieces as the sound thread hands them over: 20 ms each. */
function hearAll(audio: ReturnType<typeof fakeAudio>, rate: number, samples: Float32Array): void {
  const frame = Math.round(rate / 50);
  for (let at = 0; at < samples.length; at += frame) audio.hear(samples.slice(at, at + frame));
}

async function recording(rate: number, speakerLevel = () => 0) {
  const audio = fakeAudio({ rate });
  const { stream, track } = fakeStream();
  const pieces: Uint8Array[] = [];
  const onEnded = vi.fn();
  const recorder = await record(audio.context, stream, {
    onPiece: (piece) => pieces.push(fromBase64(piece)),
    speakerLevel,
    onEnded,
  });
  return {
    audio,
    track,
    recorder,
    pieces,
    onEnded,
    /** All that was sent, as sound. */
    sent: () => Float32Array.from(pieces.flatMap((piece) => [...fromPcm16(piece)])),
  };
}

test.each([16_000, 24_000, 44_100, 48_000])(
  'a context of %i Hz gives pieces of 4096 samples, 24,000 a second',
  async (rate) => {
    const { audio, pieces, sent } = await recording(rate);
    hearAll(audio, rate, tone(rate, 1000, 3));
    expect(new Set(pieces.map(({ length }) => length))).toEqual(new Set([8192]));
    expect(pieces.length).toBe(Math.floor((3 * 24_000 - 100) / 4096));
    const sound = sent();
    // As loud as it was spoken, and as high: it crosses zero twice a wave.
    expect(rms(sound.subarray(4096))).toBeCloseTo(0.5 / Math.SQRT2, 2);
    const crossings = sound.filter((sample, at) => at > 0 && (sound[at - 1] ?? 0) < 0 !== sample < 0).length;
    expect(crossings / (sound.length / 24_000)).toBeCloseTo(2000, -1);
  },
);

test.each([44_100, 48_000])('of tones over 12 kHz nothing is left of what %i Hz brings', async (rate) => {
  for (const hertz of [12_500, 15_000, 18_000, 21_000]) {
    const { audio, sent } = await recording(rate);
    hearAll(audio, rate, tone(rate, hertz, 1));
    const sound = sent().subarray(4096);
    expect(sound.length).toBeGreaterThan(4096);
    expect(20 * Math.log10(rms(sound) / (0.5 / Math.SQRT2)), `${hertz} Hz`).toBeLessThan(-55);
  }
});

test('what is too loud is cut off at the loudest there is and does not turn over', async () => {
  const { audio, pieces } = await recording(24_000);
  hearAll(
    audio,
    24_000,
    Float32Array.from({ length: 4096 }, (_, index) => (index % 2 ? 1.7 : -1.7)),
  );
  const bytes = pieces[0] ?? new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const values = Array.from({ length: 4096 }, (_, index) => view.getInt16(index * 2, true));
  expect(new Set(values)).toEqual(new Set([32_767, -32_768]));
});

test('what does not fill a piece waits, and is neither lost nor sent twice', async () => {
  const { audio, pieces, sent } = await recording(24_000);
  const ramp = Float32Array.from({ length: 3 * 4096 }, (_, index) => index / 20_000);
  audio.hear(ramp.slice(0, 4095));
  expect(pieces).toEqual([]);
  audio.hear(ramp.slice(4095, 4097));
  expect(pieces).toHaveLength(1);
  audio.hear(ramp.slice(4097));
  expect(pieces).toHaveLength(3);
  for (const [index, sample] of sent().entries())
    expect(Math.abs(sample - index / 20_000)).toBeLessThan(1e-4);
});

test('muted, pieces go on and are silence; the microphone itself is off', async () => {
  const { audio, track, recorder, pieces } = await recording(24_000);
  recorder.setMuted(true);
  expect(track.enabled).toBe(false);
  hearAll(audio, 24_000, tone(24_000, 1000, 4096 / 24_000));
  expect(pieces).toHaveLength(1);
  expect(pieces[0]?.every((byte) => byte === 0)).toBe(true);
  recorder.setMuted(false);
  expect(track.enabled).toBe(true);
  hearAll(audio, 24_000, tone(24_000, 1000, 4096 / 24_000));
  expect(pieces[1]?.some((byte) => byte !== 0)).toBe(true);
});

test('what the loudspeaker says does not go out, what the visitor says over it does', async () => {
  const { audio, pieces } = await recording(24_000, () => 0.2);
  hearAll(audio, 24_000, tone(24_000, 300, 4096 / 24_000, 0.1));
  expect(pieces[0]?.every((byte) => byte === 0)).toBe(true);
  hearAll(audio, 24_000, tone(24_000, 300, 2 * (4096 / 24_000), 0.9));
  expect(pieces.at(-1)?.some((byte) => byte !== 0)).toBe(true);
});

test('a stopped recorder gives the microphone back and sends nothing more', async () => {
  const { audio, track, recorder, pieces, onEnded } = await recording(24_000);
  recorder.stop();
  expect(track.stopped).toBe(true);
  hearAll(audio, 24_000, tone(24_000, 1000, 1));
  expect(pieces).toEqual([]);
  expect(onEnded).not.toHaveBeenCalled();
});

test('a microphone that is taken away is told', async () => {
  const { track, onEnded } = await recording(48_000);
  track.dispatchEvent(new Event('ended'));
  expect(onEnded).toHaveBeenCalledOnce();
});
