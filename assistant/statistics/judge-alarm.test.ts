import { expect, test } from 'vitest';
import { ALARM_LINES, type AlarmSigns, judgeAlarm } from './judge-alarm.ts';

/** Of which nobody knows anything. */
const UNCLEAR: AlarmSigns = {
  likeliest: 0.3,
  alone: 0.3,
  average: 0.3,
  meant: 0.3,
  likeliestWords: 0.3,
  fewWords: 0.3,
  before: undefined,
  byRules: undefined,
  length: 12,
  entry: 0.1,
};
const judged = (signs: Partial<AlarmSigns>) => judgeAlarm({ ...UNCLEAR, ...signs });

test.each([
  ['its likeliest piece', { likeliest: 0.6 }],
  ['what it is by itself', { alone: 0.6 }],
  ['its pieces on average', { average: 0.6 }],
  ['its second likeliest words', { fewWords: 0.6 }],
  ['what it means', { meant: 0.6 }],
  ['a rule', { byRules: 'emergency' as const }],
  ['a rule that finds it possible', { byRules: 'possible' as const }],
  ['a message before', { before: 0.9 }],
])('%s speaks for a danger', (_, signs) => {
  expect(judged(signs)).toBeGreaterThan(judged({}));
});

test.each([
  ['that it clearly means an entry', { entry: 0.9 }],
  ['much else that is said', { length: 40 }],
  ['a message before that was calm', { before: 0 }],
])('%s speaks against one', (_, signs) => {
  expect(judged(signs)).toBeLessThan(judged({}));
});

test('what a rule sees in words that leave no doubt is an emergency whatever stands around them; without a rule it is not', () => {
  const buried = {
    likeliest: 0,
    alone: 0,
    average: 0,
    meant: 0.3,
    fewWords: 0,
    length: 48,
    entry: 0.9,
    likeliestWords: 0.95,
  };
  expect(judged({ ...buried, byRules: 'emergency' })).toBe(ALARM_LINES.emergency.emergency);
  expect(judged({ ...buried, byRules: 'emergency', likeliestWords: 0.5 })).toBeLessThan(
    ALARM_LINES.emergency.possible,
  );
  expect(judged(buried)).toBeLessThan(ALARM_LINES.nothing.possible);
});

test('the same is told as grave the sooner, if a rule sees it too', () => {
  const { emergency, possible, nothing } = ALARM_LINES;
  const withRule = judged({ byRules: 'emergency' });
  for (const level of ['emergency', 'possible'] as const)
    expect(withRule - emergency[level]).toBeGreaterThan(judged({}) - nothing[level]);
  for (const lines of [emergency, possible, nothing]) expect(lines.possible).toBeLessThan(lines.emergency);
});
