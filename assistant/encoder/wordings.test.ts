import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadWordings, packWordings } from './wordings.ts';

const vector = (...values: number[]) => Float32Array.from(values);

test('of the ways to put a question the nearest counts, in what it asks and in what it means', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'wordings.bin');
  writeFileSync(
    file,
    packWordings([
      {
        question: 'Is it halal?',
        wording: 'pork in that?',
        asking: vector(1, 0, 0, 0),
        likeness: vector(0, 0, 1, 0),
      },
      {
        question: 'How much?',
        wording: 'what yall want for it',
        asking: vector(0, 0, 0, 1),
        likeness: vector(0, 0, 0, 1),
      },
      {
        question: 'Is it halal?',
        wording: 'can muslims',
        asking: vector(0, 1, 0, 0),
        likeness: vector(0, 0, 0, -1),
      },
    ]),
  );
  const { nearestOf, likenessesOf, readingsOf } = loadWordings(file);
  expect(likenessesOf('Is it halal?').map((one) => [...one])).toEqual([
    [0, 0, 1, 0],
    [0, 0, 0, -1],
  ]);
  expect(likenessesOf('how much?')).toEqual([]);
  expect([...(readingsOf('can muslims')?.asking ?? [])]).toEqual([0, 1, 0, 0]);
  expect(readingsOf('How much?')).toBeUndefined();
  const message = { asking: vector(0.6, 0.8, 0, 0), likeness: vector(0, 0, 0.8, 0.6) };
  const halal = nearestOf('Is it halal?')(message);
  expect(halal.asks).toBeCloseTo(0.8, 5);
  expect(halal.like).toBeCloseTo(0.8, 5);
  expect(nearestOf('How much?')(message).asks).toBeCloseTo(0, 5);
  expect(nearestOf('How much?')(message).like).toBeCloseTo(0.6, 5);
  expect(nearestOf('how much?')(message)).toEqual({ asks: -1, like: -1 });
  expect(loadWordings(path.join(folder, 'none.bin')).nearestOf('How much?')(message).like).toBe(-1);
});
