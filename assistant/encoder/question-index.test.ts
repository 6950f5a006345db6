import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadQuestionIndex, packQuestionIndex } from './question-index.ts';

const vector = (...values: number[]) => Float32Array.from(values);

test('entries come in the order of their nearest question, which stands between it and the ways to put it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'questions.bin');
  writeFileSync(
    file,
    packQuestionIndex(
      new Map([
        ['iron', [[vector(0.6, 0.8)]]],
        ['zinc', [[vector(1, 0)], [vector(0, 1), vector(-1, 0)]]],
      ]),
    ),
  );
  const { entriesLike } = loadQuestionIndex(file);
  const names = (likeness: Float32Array) => entriesLike(likeness).map(({ name }) => name);
  expect(names(vector(0, 1))).toEqual(['iron', 'zinc']);
  expect(names(vector(-0.6, 0.8))).toEqual(['zinc', 'iron']);
  expect(entriesLike(vector(-0.6, 0.8))[0]?.nearest).toBeCloseTo(1.4 / Math.SQRT2, 1);
  expect(loadQuestionIndex(path.join(folder, 'none.bin')).entriesLike(vector(1, 0))).toEqual([]);
});
