import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/run-step.ts';
import { placeOf, SLOWEST } from './slowest-first.ts';

test('every file that is to come first is there', () => {
  expect(SLOWEST.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});

test('the slowest comes before the next, and any other file behind both', () => {
  const [first = '', second = ''] = SLOWEST;
  const files = [`/store/features/shop/shop.test.ts`, `/store/${second}`, `/store/${first}`];
  expect(files.toSorted((a, b) => placeOf(a) - placeOf(b))).toEqual(files.toReversed());
});
