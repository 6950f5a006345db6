import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.server.ts';

test.for(['123456', 'password', 'qwerty', 'Password', 'iloveyou', 'abc123'])('%s is refused', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test('what nobody else has is not', () => {
  expect(isCommonPassword('correct horse battery')).toBe(false);
  expect(isCommonPassword('sorrel-calm-42')).toBe(false);
});
