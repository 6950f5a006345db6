import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bytesInBase64,
  fromBase64,
  fromPcm16,
  millisecondsOf,
  smallerPieces,
  toBase64,
  toPcm16,
} from './pcm.ts';

test('loudest, silent and too loud samples become 16 bits, the low byte first', () => {
  expect([...toPcm16(Float32Array.of(0, 1, -1, 2, -2))]).toEqual([
    0, 0, 0xff, 0x7f, 0, 0x80, 0xff, 0x7f, 0, 0x80,
  ]);
});

test('sound survives the way there and back to less than a step of 16 bits', () => {
  const samples = Float32Array.from({ length: 20_000 }, (_, index) => Math.sin(index / 7));
  const back = fromPcm16(fromBase64(toBase64(toPcm16(samples))));
  expect(back.length).toBe(samples.length);
  for (const [index, sample] of samples.entries())
    expect(Math.abs(sample - (back[index] ?? 9))).toBeLessThan(1 / 0x7f_ff);
});

test('base64 is that of everybody, and is measured without reading it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = toBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(bytesInBase64(text)).toBe(bytes.length);
    }),
  );
});

test('a piece of the microphone lasts 170 ms', () => {
  expect(Math.round(millisecondsOf(toBase64(new Uint8Array(4096 * 2))))).toBe(171);
});

test('a long piece is cut into whole samples, and nothing is lost', () => {
  const bytes = Uint8Array.from({ length: 300_002 }, (_, index) => index % 251);
  const pieces = smallerPieces(toBase64(bytes));
  expect(pieces.every((piece) => bytesInBase64(piece) % 2 === 0)).toBe(true);
  expect(Buffer.concat(pieces.map(fromBase64)).equals(bytes)).toBe(true);
});
