import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadPreparedTexts, packPreparedTexts } from './prepared-texts.ts';
import { loadQuestionIndex, packQuestionIndex } from './question-index.ts';

test('entries come in the order of their nearest question; what was not prepared is passed over', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [texts, questions] = [path.join(folder, 'texts.bin'), path.join(folder, 'questions.bin')];
  writeFileSync(
    texts,
    packPreparedTexts(
      new Map([
        ['What is zinc?', Float32Array.of(1, 0)],
        ['Is zinc in beans?', Float32Array.of(0, 1)],
        ['What is iron?', Float32Array.of(0.6, 0.6)],
      ]),
    ),
  );
  writeFileSync(
    questions,
    packQuestionIndex(
      new Map([
        ['iron', ['What is iron?', 'Was it prepared?']],
        ['zinc', ['What is zinc?', 'Is zinc in beans?']],
      ]),
    ),
  );
  const prepared = loadPreparedTexts(texts);
  const { entriesLike } = loadQuestionIndex(prepared, questions);
  expect(entriesLike(Float32Array.of(0.1, 0.9), 2)).toEqual(['zinc', 'iron']);
  expect(entriesLike(Float32Array.of(0.7, 0.7), 1)).toEqual(['iron']);
  expect(
    loadQuestionIndex(prepared, path.join(folder, 'none.bin')).entriesLike(Float32Array.of(1, 0), 2),
  ).toEqual([]);
});
