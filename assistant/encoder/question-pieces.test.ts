import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { coverageBy, loadQuestionPieces, packQuestionPieces } from './question-pieces.ts';

const pieces = (vectors: number[], weights: number[]) => ({
  vectors: Float32Array.from(vectors),
  said: Float32Array.from(weights),
  asked: Float32Array.from(weights),
});

test('each piece counts as much as it weighs, by the nearest of the other', () => {
  // Two pieces of two numbers each: the message says the first of them only.
  const { vectors, asked } = pieces([1, 0, 0, 1], [1, 3]);
  const coverage = coverageBy({ vectors, weights: asked, unit: 1 })(pieces([1, 0], [2]));
  expect(coverage.ofMessage).toBeCloseTo(1, 5);
  expect(coverage.ofQuestion).toBeCloseTo(1 / 4, 5);
});

test('what covers nothing, and nothing, cover nothing', () => {
  const by = coverageBy({ vectors: Float32Array.of(1, 0), weights: Float32Array.of(1), unit: 1 });
  expect(by(pieces([0, 1], [1]))).toEqual({ ofMessage: 0, ofQuestion: 0 });
  expect(by(pieces([], []))).toEqual({ ofMessage: 0, ofQuestion: -1 });
  const empty = coverageBy({ vectors: new Float32Array(), weights: new Float32Array(), unit: 1 });
  expect(empty(pieces([0, 1], [1]))).toEqual({ ofMessage: -1, ofQuestion: 0 });
});

test('questions are found by what stands in them, others are not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'pieces.bin');
  const questions = new Map([
    ['Is it halal?', pieces([1, 0, 0, 1, 0.6, 0.8], [1, 1, 2])],
    ['?', pieces([], [])],
    ['How much?', pieces([0, 1], [0.5])],
  ]);
  writeFileSync(file, packQuestionPieces(questions));
  const { coverageOf } = loadQuestionPieces(file);
  const message = pieces([0, 1], [1]);
  expect(coverageOf('How much?')?.(message).ofQuestion).toBeCloseTo(1, 2);
  expect(coverageOf('Is it halal?')?.(message).ofQuestion).toBeCloseTo((0 + 1 + 2 * 0.8) / 4, 2);
  expect(coverageOf('?')?.(message).ofQuestion).toBe(0);
  expect(coverageOf('how much?')).toBeUndefined();
  expect(loadQuestionPieces(path.join(folder, 'none.bin')).coverageOf('How much?')).toBeUndefined();
});
