import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

interface Processor {
  process(inputs: Float32Array[][]): boolean;
}

/** The worklet as a sound thread of this rate runs it, and what it hands over. */
async function captureAt(rate: number) {
  const handed: Float32Array[] = [];
  const made: Processor[] = [];
  vi.stubGlobal('sampleRate', rate);
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = { postMessage: (piece: Float32Array) => handed.push(piece) };
    },
  );
  vi.stubGlobal('registerProcessor', (_name: string, Made: new () => Processor) => made.push(new Made()));
  await vi.importActual('./capture.worklet.ts');
  const [processor] = made;
  if (!processor) throw new Error('The worklet registered nothing');
  return { processor, handed };
}

test.each([16_000, 44_100, 48_000])(
  'at %i Hz the page gets whole pieces of 20 ms, in order',
  async (rate) => {
    const { processor, handed } = await captureAt(rate);
    for (let block = 0; block < 100; block += 1) {
      const samples = Float32Array.from({ length: 128 }, (_, index) => (block * 128 + index) / 16_384);
      expect(processor.process([[samples]])).toBe(true);
    }
    expect(new Set(handed.map(({ length }) => length))).toEqual(new Set([rate / 50]));
    expect(handed.length).toBe(Math.floor(12_800 / (rate / 50)));
    for (const [index, sample] of handed.flatMap((piece) => [...piece]).entries())
      expect(sample).toBeCloseTo(index / 16_384, 6);
  },
);

test('of two channels the mean is heard; without any it lives on', async () => {
  const { processor, handed } = await captureAt(48_000);
  const [left, right] = [new Float32Array(960).fill(0.6), new Float32Array(960).fill(0.2)];
  expect(processor.process([[]])).toBe(true);
  processor.process([[left, right]]);
  expect(handed[0]?.[500]).toBeCloseTo(0.4);
});
