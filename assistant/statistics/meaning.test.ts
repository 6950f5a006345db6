import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashOf } from './hash.ts';
import { loadLayers, MEANING_SCALE, packLayers, sharesOfMeaning } from './layered-model.ts';
import { createKindPieces } from './classifier.ts';
import { loadWordKnowledge, together } from './piece-reader.ts';
import { DIMENSIONS, loadWordVectors, packWordVectors, termsOf } from './word-vectors.ts';

const tokens = (text: string) =>
  text.split(' ').map((word) => ({ word, stem: word, raw: word, sentence: 0 }));

function fileOf(bytes: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'model.bin');
  writeFileSync(file, bytes);
  return file;
}

const along = (at: number, length: number) =>
  Float32Array.from({ length: DIMENSIONS }, (_, one) => (one === at ? length : 0));

test('the meaning of words is their sum and that of each two in a row, once each, of length 1', () => {
  const vectors = new Map([
    [hashOf('chest'), along(0, 3)],
    [hashOf('pain'), along(1, 0.5)],
    [hashOf('chest', 'pain'), along(1, 3.5)],
  ]);
  const { meaningOf } = loadWordVectors(fileOf(packWordVectors(vectors)));
  const meaning = meaningOf(tokens('chest pain chest'));
  expect(meaning[0]).toBeCloseTo(3 / 5, 2);
  expect(meaning[1]).toBeCloseTo(4 / 5, 2);
  // The words in another order are no such two.
  expect(meaningOf(tokens('pain chest'))[1]).toBeCloseTo(0.5 / Math.hypot(3, 0.5), 2);
  // The stem of an unknown word.
  expect(meaningOf([{ word: 'pains', stem: 'pain' }])[1]).toBeCloseTo(1, 2);
  expect(meaningOf(tokens('what else')).every((value) => value === 0)).toBe(true);
});

test('words are read once, and each two of them', () => {
  expect(termsOf(tokens('a b a b')).map(({ word }) => word)).toEqual([
    hashOf('a'),
    hashOf('a', 'b'),
    hashOf('b'),
    hashOf('b', 'a'),
  ]);
});

test('layers are read as they were written, and what is below 0 between them is 0', () => {
  const written = {
    classes: ['calm', 'grave'],
    layers: [
      { weights: Float32Array.of(1, -1), bias: Float32Array.of(0, 0) },
      { weights: Float32Array.of(0, 1, 5, 5), bias: Float32Array.of(0, 0.5) },
    ],
  };
  const model = loadLayers(fileOf(packLayers(written)));
  expect(model).toEqual(written);
  const [calm = 0, grave = 0] = sharesOfMeaning(model, Float32Array.of(1 / MEANING_SCALE));
  expect(grave / calm).toBeCloseTo(Math.exp(1.5), 5);
  expect(calm + grave).toBeCloseTo(1);
});

test('words and meaning share out one likelihood, and neither of them alone makes a class impossible', () => {
  const byWords = { classes: ['calm', 'grave'], sharesOf: () => Float64Array.of(1, 0) };
  const layer = (grave: number) => ({ weights: Float32Array.of(0, grave), bias: Float32Array.of(0, 0) });
  const sharesBy = (grave: number, weight: number) =>
    together(byWords, { classes: byWords.classes, layers: [layer(grave)] }, weight).sharesOf({
      features: [],
      meaning: () => Float32Array.of(1 / MEANING_SCALE),
    });
  expect(sharesBy(100, 0.5)[1]).toBeCloseTo(0.5, 2);
  expect(sharesBy(0, 0)[1]).toBeLessThan(0.001);
  const [calm = 0, grave = 0] = sharesBy(2, 0.3);
  expect(calm + grave).toBeCloseTo(1);
  expect(grave).toBeGreaterThan(sharesBy(2, 0.1)[1] ?? 1);
});

test('of the words that are kept, what is meant alike lies near, and what the message before meant stands behind', () => {
  const words = loadWordKnowledge();
  const nearness = (one: string, other: string) => {
    const [first, second] = [one, other].map((text) => words.vectors.meaningOf(tokens(text)));
    return first?.reduce((sum, value, at) => sum + value * (second?.[at] ?? 0), 0) ?? 0;
  };
  const price = nearness('how much does it cost', 'what is the price');
  expect(price).toBeGreaterThan(nearness('how much does it cost', 'my chest hurts') + 0.2);
  const read = createKindPieces(words);
  const message = { tokens: tokens('it is getting worse'), mentions: [] };
  const [alone] = read(message);
  const [after] = read(message, { tokens: tokens('my chest hurts'), mentions: [] });
  expect(
    alone
      ?.meaning()
      ?.slice(DIMENSIONS)
      .every((value) => value === 0),
  ).toBe(true);
  expect(after?.meaning()?.slice(0, DIMENSIONS)).toEqual(alone?.meaning()?.slice(0, DIMENSIONS));
  expect(after?.meaning()?.slice(DIMENSIONS)).toEqual(words.vectors.meaningOf(tokens('my chest hurts')));
});
