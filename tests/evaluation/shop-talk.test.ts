import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAssess, LIKELY, type Policy } from '#assistant/assess.ts';
import { loadLexicon } from '#assistant/lexicon/lexicon.ts';
import { loadRules } from '#assistant/rules/load-rules.ts';
import { readShopTalk } from './read-shop-talk.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';

const { said, things } = readShopTalk();

const { readTurn, assess } = sharedUnderstanding();
/** Takes every word of a rule for the worst: what it does not see no rule sees. It asks no encoder, which takes ten times as long. */
const suspect = createAssess(loadRules(loadLexicon()), loadLexicon(), () => ({
  odds: Infinity,
  kind: 'body',
  about: 0,
}));
/** The rules that take it for a danger; what all its words together are like is judged by the sets. */
const alarmsOf = (text: string): string[] => {
  const turn = readTurn([{ from: 'visitor', text }]);
  if (dangersIn(suspect(turn)).length === 0) return [];
  return dangersIn(assess(turn));
};
const dangersIn = ({ level, rules }: Policy): string[] =>
  level === 'emergency' || level === 'possible'
    ? rules.map(({ rule }) => rule).filter((rule) => rule !== LIKELY)
    : [];

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
