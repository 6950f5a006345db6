import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, safeLink } from './plain-text.ts';

test('tags go, words stay apart, and entities become the characters they stand for', () => {
  expect(plainText('<p>Salt &amp; pepper</p><p>5 &lt; 6</p>', 100)).toBe('Salt & pepper 5 < 6');
  expect(plainText('one<br>two', 100)).toBe('one two');
});

test('scripts and styles go with what is in them', () => {
  expect(plainText('Hi<script>steal()</script><style>p{}</style><img src=x onerror=steal()>', 100)).toBe(
    'Hi',
  );
  expect(plainText('<iframe src="https://a.test"></iframe>', 100)).toBeUndefined();
});

test('what was escaped once more stays text', () => {
  expect(plainText('&lt;script&gt;x&lt;/script&gt;', 100)).toBe('<script>x</script>');
});

test('invisible characters go', () => {
  expect(plainText('a\u202eb\u0000c\u200bd', 100)).toBe('abcd');
});

test('long texts end at a word', () => {
  expect(plainText('one two three four five', 15)).toBe('one two three\u2026');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (raw) => {
      expect((plainText(raw, 20) ?? '').length).toBeLessThanOrEqual(20);
    }),
  );
});

test('only web addresses become links', () => {
  expect(safeLink('https://example.org/a b')).toBe('https://example.org/a%20b');
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    'JaVaScRiPt:x',
    '//x',
    'https://a:b@c.d/',
    '',
    null,
    5,
  ])
    expect(safeLink(bad)).toBeNull();
});
