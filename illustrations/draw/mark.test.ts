import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shopFiles } from '../shop-files.ts';
import { markPath } from './mark.ts';

it('is the mark that pages show', () => {
  expect(readFileSync(shopFiles.mark, 'utf8')).toContain(`'${markPath()}'`);
});
