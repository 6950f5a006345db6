import { expect, test } from 'vitest';
import { inNewYork } from '#platform/time/new-york.ts';
import { GIVEAWAY_2025_PRIZES, GIVEAWAY_2025_VALUES, giveawayTexts } from './campaign-texts.ts';
import { officialRules } from './giveaway-rules.ts';
import { demoProfile, postalAddress } from './store-profile.ts';

const moment = (local: string) => inNewYork(local).toISOString();

const of2025 = {
  prizes: GIVEAWAY_2025_PRIZES,
  prizeValues: GIVEAWAY_2025_VALUES,
  termsConfirmed: false,
  opensAt: moment('2025-09-01T00:00:00'),
  closesAt: moment('2025-12-10T23:59:59'),
  drawingAt: moment('2025-12-13T12:00:00'),
  drawingPassed: false,
  phase: 'running',
} as const;
const another = {
  ...of2025,
  prizes: ['a piano', 'a bicycle', 'a kettle'],
  prizeValues: [9_000, 800, 60],
  opensAt: moment('2027-03-01T00:00:00'),
  closesAt: moment('2027-03-21T23:59:59'),
  drawingAt: moment('2027-03-22T12:00:00'),
} as const;

const demo = { live: false, profile: demoProfile };
const rulesOf = (facts: Parameters<typeof officialRules>[0], store = demo) =>
  JSON.stringify(officialRules(facts, store));

test('a giveaway without a start names its end alone, in every phase', () => {
  for (const phase of ['running', 'ended'] as const)
    expect(rulesOf({ ...of2025, opensAt: null, phase })).toContain(
      '"To December 10th, 2025 at 11:59 PM, New York time."',
    );
});

test('another campaign leaves nothing of 2025 behind', () => {
  const words = JSON.stringify([giveawayTexts(another), officialRules(another, demo)]);
  expect(words).not.toMatch(/2025|car\b|Jamaica|December|28,000/);
  for (const part of ['a piano', 'a bicycle', 'a kettle', 'March 22nd, 2027', 'March 21st, 2027 at 11:59 PM'])
    expect(words).toContain(part);
});

test('the official rules have every part that a sweepstakes needs', () => {
  const rules = officialRules(of2025, demo);
  const wordsOf = (id: string) => JSON.stringify(rules.find((section) => section.id === id));
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(wordsOf('no-purchase')).toContain('No purchase necessary');
  expect(wordsOf('eligibility')).toContain('18 or older');
  expect(wordsOf('eligibility')).toContain('Void where prohibited');
  expect(wordsOf('entry-period')).toContain('From September 1st, 2025 at 12:00 AM, New York time');
  expect(wordsOf('entry-period')).toContain('December 10th, 2025 at 11:59 PM, New York time');
  expect(wordsOf('how-to-enter')).toContain('One entry for each person');
  expect(wordsOf('prizes')).toContain('2nd prize: a trip to Jamaica, estimated value USD 4,000.');
  expect(wordsOf('prizes')).toContain('All prizes together: estimated value USD 33,200.');
  expect(wordsOf('drawing')).toContain('The drawing is on December 13th, 2025');
  expect(wordsOf('odds')).toContain('depend on the number of entries');
  expect(wordsOf('sponsor')).toContain(postalAddress(demoProfile));
});

test('values are estimates until the owner has confirmed them; a live shop keeps that to its administration', () => {
  expect(rulesOf(of2025)).toContain('has a lawyer read the rules');
  expect(rulesOf(of2025, { ...demo, live: true })).not.toContain('lawyer');
  expect(rulesOf(of2025, { ...demo, live: true })).toContain('estimated value USD 28,000');
  const confirmed = rulesOf({ ...of2025, termsConfirmed: true });
  expect(confirmed).not.toMatch(/lawyer|estimate/);
  expect(confirmed).toContain('Grand prize: a 2025 car, value USD 28,000.');
  expect(rulesOf({ ...of2025, prizeValues: null })).toContain(
    'tells you the value of each prize when you ask',
  );
});

test('the rules of an ended giveaway say so first, and invite nobody', () => {
  const ended = officialRules({ ...of2025, phase: 'ended', drawingPassed: true }, demo);
  expect(ended[0]?.heading).toBe('This giveaway has ended');
  expect(ended.map(({ heading }) => heading).join(' ')).not.toMatch(/\b(now|enter|until)\b/i);
  const words = JSON.stringify(ended);
  expect(words).not.toMatch(/\bnow\b/i);
  expect(words).toContain('The drawing was on December 13th, 2025');
});
