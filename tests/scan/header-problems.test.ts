import { expect, test } from 'vitest';
import { setSecurityHeaders } from '#platform/http/security-headers.server.ts';
import { headerProblems } from './header-problems.ts';

test('what the store sends is fine, and what is missing, told or let in is named', () => {
  const headers = new Headers();
  setSecurityHeaders(headers, { secure: false });
  expect(headerProblems(headers, { page: false })).toEqual([]);
  headers.delete('X-Frame-Options');
  headers.set('X-Powered-By', 'something');
  headers.set('Content-Security-Policy', "script-src 'unsafe-inline'; frame-ancestors 'none'");
  expect(headerProblems(headers, { page: true })).toEqual([
    'x-frame-options is missing',
    'x-powered-by is sent',
    "the policy lets any script run: 'unsafe-inline'",
  ]);
});
