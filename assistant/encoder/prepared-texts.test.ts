import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadPreparedTexts, packPreparedTexts } from './prepared-texts.ts';

test('texts are found by what stands in them, and others are not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'prepared.bin');
  const likenesses = new Map([
    ['Is it halal?', Float32Array.of(1, 0, -0.5)],
    ['How much?', Float32Array.of(0, 0.25, 1)],
  ]);
  writeFileSync(file, packPreparedTexts(likenesses));
  const { count, likenessOf, nearnessOf } = loadPreparedTexts(file);
  expect(count).toBe(2);
  const found = [...(likenessOf('How much?') ?? [])];
  [0, 0.25, 1].forEach((value, at) => expect(found[at]).toBeCloseTo(value, 2));
  expect(nearnessOf('How much?')?.(Float32Array.of(0.6, 0, 0.8))).toBeCloseTo(0.8, 2);
  expect(nearnessOf('how much?')).toBeUndefined();
  expect(likenessOf('how much?')).toBeUndefined();
  expect(loadPreparedTexts(path.join(folder, 'none.bin')).likenessOf('How much?')).toBeUndefined();
});
