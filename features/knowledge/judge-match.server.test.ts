import { expect, test } from 'vitest';
import { fitOf, judgeMatch, type Signs } from './judge-match.server.ts';

/** As an entry of the owner's own is found, for which no topic stands. */
const signs: Signs = {
  score: 0.5,
  share: 0.1,
  lead: 0.1,
  covered: 1,
  missing: 0,
  missed: 0,
  unknown: 0,
  beyond: 0,
  likelihood: 0,
  none: 0.9,
  topics: 8,
  nearness: undefined,
};

test('who asks in an entry’s own words, and of nothing else, is told it as sure', () => {
  expect(fitOf(judgeMatch(signs))).toBe('sure');
  expect(fitOf(judgeMatch({ ...signs, missing: 0.5, missed: 1 }))).not.toBe('sure');
  expect(fitOf(judgeMatch({ ...signs, covered: 0.5 }))).not.toBe('sure');
  expect(fitOf(judgeMatch({ ...signs, lead: -0.1 }))).not.toBe('sure');
  expect(fitOf(judgeMatch({ ...signs, beyond: 1 }))).toBe('unknown');
});

test('what means what was asked is judged likelier, what means something else less likely, and without a model nothing changes', () => {
  const found = { ...signs, covered: 0.5, none: 0.1 };
  const odds = judgeMatch({ ...found, nearness: undefined });
  expect(judgeMatch({ ...found, nearness: 3 })).toBeGreaterThan(odds);
  expect(judgeMatch({ ...found, nearness: 0 })).toBeLessThan(odds);
});
