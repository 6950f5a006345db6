import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.for(['/account', '/account/orders?page=2', '/shop?q=a%20b'])('%s is the store’s own', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.for([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'account',
  '',
  undefined,
  null,
])('%j leads nowhere', (path) => {
  expect(ownPath(path)).toBeUndefined();
});
