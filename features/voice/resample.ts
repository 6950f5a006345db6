/** Takes sound at one rate and gives it at another, piece after piece without a seam. */
export interface Resampler {
  /** The next piece; what comes out lags by less than 2 ms, and its length varies by a sample. */
  push(samples: Float32Array): Float32Array<ArrayBuffer>;
}

/** Zero crossings of the filter on each side. With these, what would fold back is 70 dB down from 1.01 times half the lower rate on. */
const CROSSINGS = 32;
/** The filter ends a little below half the lower rate, so that its slope is over there. */
const CUTOFF = 0.92;
/** Rates without a small common measure get the nearest of so many places between two samples. */
const MAX_PHASES = 640;

/**
 * A windowed-sinc low-pass at half the lower rate, read at every place an output sample falls on. Without the low-pass, what a microphone
 * hears above 12 kHz would come back as tones that nobody made. Rates in Hertz, whole numbers above 0.
 */
export function createResampler(fromRate: number, toRate: number): Resampler {
  if (fromRate === toRate) return { push: (samples) => Float32Array.from(samples) };
  const shared = greatestCommonDivisor(fromRate, toRate);
  const step = fromRate / toRate;
  const phases = Math.min(toRate / shared, MAX_PHASES);
  const cutoff = Math.min(1, toRate / fromRate) * CUTOFF;
  const half = Math.ceil(CROSSINGS / cutoff);
  const kernels = Array.from({ length: phases + 1 }, (_, phase) => kernel(phase / phases, half, cutoff));

  // The first output stands on the first input: before it there was silence.
  let kept = new Float32Array(half);
  /** Outputs given so far, and where `kept` begins, in input samples. Both start anew each second, so that they stay exact. */
  let given = 0;
  let start = -half;

  return {
    push(samples) {
      const input = new Float32Array(kept.length + samples.length);
      input.set(kept);
      input.set(samples, kept.length);
      const end = start + input.length;
      const output: number[] = [];
      for (;;) {
        const place = given * step;
        const whole = Math.floor(place);
        if (whole + half >= end) break;
        const taps = kernels[Math.round((place - whole) * phases)] ?? [];
        output.push(convolve(input, whole - half + 1 - start, taps));
        given += 1;
      }
      const needed = Math.floor(given * step) - half + 1;
      kept = input.slice(Math.max(0, needed - start));
      start = Math.max(start, needed);
      if (given >= toRate) {
        given -= toRate;
        start -= fromRate;
      }
      return Float32Array.from(output);
    },
  };
}

/** Weights of the samples around a place that lies `fraction` of a sample behind one of them; together they are 1. */
function kernel(fraction: number, half: number, cutoff: number): Float64Array {
  const taps = Float64Array.from({ length: 2 * half }, (_, index) => {
    const distance = index - half + 1 - fraction;
    return sinc(distance * cutoff) * blackman(distance / half);
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

function convolve(input: Float32Array, from: number, taps: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < taps.length; index += 1) sum += (input[from + index] ?? 0) * (taps[index] ?? 0);
  return sum;
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** 1 in the middle, 0 from -1 and 1 on. */
const blackman = (x: number) =>
  Math.abs(x) >= 1 ? 0 : 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
