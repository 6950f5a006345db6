import { expect, test } from 'vitest';
import { apologyFor } from './apology-for.ts';

test.each([
  ['Failed to get response', 'Failed to get response. Please try again.'],
  ['No response body', 'No response body. Please try again.'],
  [
    'Too many requests. Please wait a moment and try again.',
    'Too many requests. Please wait a moment and try again.',
  ],
  [
    'Service temporarily unavailable. Please try again later.',
    'Service temporarily unavailable. Please try again later.',
  ],
])('%j asks to try again once', (reason, told) => {
  expect(apologyFor(reason)).toBe(`I apologize, but I encountered an error: ${told}`);
});
