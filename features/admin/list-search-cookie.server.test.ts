import { expect, test } from 'vitest';
import { listSearchCookie, searchOfKey } from './list-search-cookie.server.ts';

const sent = (line: string) => new Headers({ cookie: `other=1; ${line.split(';')[0]}` });

test('the words of a search come back by their key alone', () => {
  const line = listSearchCookie({ key: 'k1', words: 'Ruth “Rúth” ruth@example.com; =' }, { secure: true });
  expect(line).toMatch(/HttpOnly; Secure$/);
  expect(line).not.toContain('ruth');
  expect(searchOfKey(sent(line), 'k1')).toBe('Ruth “Rúth” ruth@example.com; =');
  expect(searchOfKey(sent(line), 'k2')).toBe('');
  expect(searchOfKey(sent(line), '')).toBe('');
});

test.each(['', 'eyJ', 'bnVsbA', '%00'])('a cookie %j that says nothing is no search', (value) => {
  expect(searchOfKey(new Headers({ cookie: `biolife-desk-search=${value}` }), 'k1')).toBe('');
});
