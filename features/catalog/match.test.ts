import { expect, test } from 'vitest';
import { matchConditions, snippet } from './match.ts';

test('conditions match by name and keyword', () => {
  const conditions = [
    { name: 'Blood Sugar', href: '/conditions/blood-sugar', keywords: ['glucose', 'diabetes'] },
    { name: 'Sleep', href: '/conditions/sleep', keywords: ['insomnia'] },
  ];
  expect(matchConditions(conditions, 'gluc').map(({ name }) => name)).toEqual(['Blood Sugar']);
  expect(matchConditions(conditions, 'SLEEP').map(({ name }) => name)).toEqual(['Sleep']);
  expect(matchConditions(conditions, '')).toEqual([]);
});

test('a snippet has 60 characters', () => {
  expect(snippet('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
  expect(snippet('short')).toBe('short');
});
