import { expect, test } from 'vitest';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { isTaken } from '#tests/support/test-share.ts';
import { variationsOf } from '../variations.ts';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { loadRules } from './load-rules.ts';
import { readRuleSources } from './read-rule-sources.ts';

const { readTurn, assess } = sharedUnderstanding();
const rules = loadRules(loadLexicon());
const policyOf = (text: string) => assess(readTurn([{ from: 'visitor', text }]));
const english = (text: string) => readTurn([{ from: 'visitor', text }]).language === 'en';
/** As written, and some of the ways in which others say it: of each sentence others, so that each way is met in each run. */
const spoken = (text: string) => [
  { name: 'as written', text },
  ...(english(text) ? variationsOf(text) : []).filter((_, place) => isTaken(place + text.length)),
];
/** What `rule` finds is caught: at its own level or above. */
const isCaught = (policy: string, level: string) =>
  level === 'emergency' || (policy !== 'emergency' && level === policy);

const alarming = rules.filter(({ policy }) => policy !== 'calm').map((rule) => [rule.id, rule] as const);
const calming = rules.filter(({ policy }) => policy === 'calm').map((rule) => [rule.id, rule] as const);
const isAlarm = (text: string) => /^(?:emergency|possible)$/.test(policyOf(text).level);

test.each(calming)('%s: its examples raise nothing, also as others say them', (_, rule) => {
  const alarms = rule.examples.flatMap((one) => spoken(one).filter(({ text }) => isAlarm(text)));
  expect(alarms).toEqual([]);
});

test.each(calming)('%s: the dangers beside it alarm, also as others say them', (_, rule) => {
  const missed = rule.lookalikes.flatMap((one) => spoken(one).filter(({ text }) => !isAlarm(text)));
  expect(missed).toEqual([]);
});

test.each(alarming)('%s: its examples, also as others say them', (_, rule) => {
  const missed = rule.examples.flatMap((example) =>
    spoken(example).filter(({ text }) => !isCaught(rule.policy, policyOf(text).level)),
  );
  expect(missed).toEqual([]);
});

test.each(alarming)('%s: its lookalikes, also as others say them', (_, rule) => {
  const alarms = rule.lookalikes.flatMap((lookalike) =>
    spoken(lookalike).filter(({ text }) => {
      const { level, rules: held } = policyOf(text);
      return level === 'emergency' || held.some((one) => one.rule === rule.id);
    }),
  );
  expect(alarms).toEqual([]);
});

test('a rule that names no concept is refused, with its file and line', () => {
  const rule = `
- id: one
  when: ['chest-pain']
  policy: emergency
  say: heart
  source: { title: A, url: 'https://example.org/', year: 2024 }
  reviewed: nobody yet
  examples: [one]
- id: two
  when: ['chest-pain & no-such-thing']
  policy: emergency
  say: heart
  source: { title: A, url: 'https://example.org/', year: 2024 }
  reviewed: nobody yet
  examples: [one]
`;
  expect(() => loadRules(loadLexicon(), readRuleSources('some.yaml', rule))).toThrow(
    /assistant\/rules\/some\.yaml:9: two: .*no-such-thing/,
  );
});
