import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIKELY } from '#assistant/assess.ts';
import { readShopTalk } from './read-shop-talk.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';

const { said, things } = readShopTalk();

const { readTurn, assess } = sharedUnderstanding();
/** The rules that take it for a danger; what all its words together are like is judged by the sets. */
const alarmsOf = (text: string): string[] => {
  const { level, rules } = assess(readTurn([{ from: 'visitor', text }]));
  return level === 'emergency' || level === 'possible'
    ? rules.map(({ rule }) => rule).filter((rule) => rule !== LIKELY)
    : [];
};

test.each(said)('no rule takes it for a danger: %s', (sentence) => {
  const texts = sentence.includes('{x}')
    ? things.map((thing) => sentence.replaceAll('{x}', thing))
    : [sentence];
  expect(texts.filter((text) => alarmsOf(text).length > 0)).toEqual([]);
});

test('of 260 sentences that somebody wrote who knew no rule, six are taken for a danger at most', () => {
  const written = readFileSync(new URL('shop-talk-afresh.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(written).toHaveLength(260);
  const alarming = written.filter((text) =>
    ['emergency', 'possible'].includes(assess(readTurn([{ from: 'visitor', text }])).level),
  );
  expect(alarming.length, alarming.join('\n')).toBeLessThanOrEqual(6);
});
