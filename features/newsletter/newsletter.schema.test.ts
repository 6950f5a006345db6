import { expect, test } from 'vitest';
import { isNewsletterSource, isSubscribable } from './newsletter.schema.ts';

test.each(['ada@example.com', ' Ada.Brown+news@mail.example.co ', 'a@b.co'])('%j can subscribe', (email) => {
  expect(isSubscribable(email)).toBe(true);
});

test.each([
  '',
  '   ',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'a da@example.com',
  'ada@example.com\r\nBcc: all@example.com',
  'ada@exam\u0000ple.com',
  `${'a'.repeat(250)}@b.co`,
])('%j cannot', (email) => {
  expect(isSubscribable(email)).toBe(false);
});

test('a source is one of ours', () => {
  expect(isNewsletterSource('home')).toBe(true);
  expect(isNewsletterSource('elsewhere')).toBe(false);
  expect(isNewsletterSource(undefined)).toBe(false);
});
