import { expect, test } from 'vitest';
import { VOICE_RATE } from '#platform/audio/pcm.ts';
import { createResampler } from './resample.ts';

const tone = (rate: number, hertz: number, seconds = 0.5) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, index) =>
    Math.sin((2 * Math.PI * hertz * index) / rate),
  );

/** How strong a tone is in some sound, 1 for a full one: one bin of a Fourier transform, windowed. The edges are left out. */
function strength(sound: Float32Array, rate: number, hertz: number): number {
  const middle = sound.subarray(500, sound.length - 500);
  let [real, imaginary, sum] = [0, 0, 0];
  for (const [index, sample] of middle.entries()) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / middle.length);
    const angle = (2 * Math.PI * hertz * index) / rate;
    real += sample * window * Math.cos(angle);
    imaginary += sample * window * Math.sin(angle);
    sum += window;
  }
  return (2 * Math.hypot(real, imaginary)) / sum;
}

const decibels = (ratio: number) => 20 * Math.log10(Math.max(ratio, 1e-9));
const RATES = [16_000, 32_000, 44_100, 48_000, 96_000, 192_000];

test.each(RATES)('from %i Hz, speech passes unchanged', (rate) => {
  for (const hertz of [100, 1000, 3400, 6500]) {
    const out = createResampler(rate, VOICE_RATE).push(tone(rate, hertz));
    expect(Math.abs(decibels(strength(out, VOICE_RATE, hertz))), `${hertz} Hz`).toBeLessThan(0.1);
  }
});

test.each([44_100, 48_000, 96_000, 192_000])(
  'from %i Hz, what 24 kHz cannot hold does not fold back',
  (rate) => {
    for (const hertz of [12_300, 14_000, 17_000, 20_500]) {
      const out = createResampler(rate, VOICE_RATE).push(tone(rate, hertz));
      expect(decibels(strength(out, VOICE_RATE, VOICE_RATE - hertz)), `${hertz} Hz`).toBeLessThan(-60);
    }
  },
);

test('up to the rate of a loudspeaker, no second tone comes in', () => {
  const out = createResampler(VOICE_RATE, 48_000).push(tone(VOICE_RATE, 1000));
  expect(Math.abs(decibels(strength(out, 48_000, 1000)))).toBeLessThan(0.1);
  expect(decibels(strength(out, 48_000, VOICE_RATE - 1000))).toBeLessThan(-60);
});

test.each([44_100, 48_000])('pieces from %i Hz give what the whole gives, without a seam', (rate) => {
  const sound = tone(rate, 440, 3);
  const whole = createResampler(rate, VOICE_RATE).push(sound);
  const piecewise = createResampler(rate, VOICE_RATE);
  const pieces: number[] = [];
  for (let at = 0; at < sound.length; at += 128) pieces.push(...piecewise.push(sound.subarray(at, at + 128)));
  expect(pieces.length).toBe(whole.length);
  expect(Math.max(...pieces.map((sample, index) => Math.abs(sample - (whole[index] ?? 9))))).toBeLessThan(
    1e-6,
  );
});

test('five minutes come out exactly as long as it went in', () => {
  const resampler = createResampler(44_100, VOICE_RATE);
  const second = new Float32Array(44_100);
  let samples = 0;
  for (let index = 0; index < 300; index += 1) samples += resampler.push(second).length;
  expect(Math.abs(samples - 300 * VOICE_RATE)).toBeLessThan(50);
});

test('sound at the right rate is left alone', () => {
  const sound = tone(VOICE_RATE, 1000, 0.1);
  expect(createResampler(VOICE_RATE, VOICE_RATE).push(sound)).toEqual(sound);
});
