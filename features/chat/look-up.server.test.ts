import { expect, test } from 'vitest';
import { wantsForms } from './look-up.server.ts';

test.each([
  ['ok which of your stuff is liquid or powder', true],
  ["what ones of y'alls vitamins come as gummies", true],
  ['which form is better, liquid or powder', false],
  ['which of your products is for hair', false],
])('%s: wants what comes so: %s', (message, wants) => {
  expect(wantsForms(message)).toBe(wants);
});
