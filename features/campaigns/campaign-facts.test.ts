import { expect, test } from 'vitest';
import { inNewYork } from '#platform/time/new-york.ts';
import { type Campaign, storesOwnWords } from './campaign.ts';
import { campaignFacts } from './campaign-facts.ts';

const moment = (local: string) => inNewYork(local).toISOString();
const giveaway: Campaign = {
  id: 'giveaway-2025',
  kind: 'giveaway',
  name: '2025 giveaway',
  enabled: true,
  startsAt: null,
  endsAt: moment('2025-12-12T23:59:59'),
  popupsUntil: moment('2025-12-10T23:59:59'),
  drawingAt: moment('2025-12-13T12:00:00'),
  prizes: ['a 2025 car', 'a trip to Jamaica', 'one year of products'],
  prizeValues: [28_000, 4_000, 1_200],
  termsConfirmed: false,
  ...storesOwnWords,
  version: 1,
};
const prayer: Campaign = {
  ...giveaway,
  id: 'jamaica-prayer',
  kind: 'prayer',
  endsAt: moment('2025-12-31T23:59:59'),
  popupsUntil: null,
  drawingAt: null,
  prizes: [],
  prizeValues: [],
};
const at = (local: string, campaigns = [giveaway, prayer]) => campaignFacts(campaigns, inNewYork(local));

test.each([
  ['2025-12-10T23:59:59', 'running', true],
  ['2025-12-11T00:00:00', 'running', false],
  ['2025-12-12T23:59:59', 'running', false],
  ['2025-12-13T00:00:00', 'ended', false],
])('at %s the giveaway is %s, its windows: %s', (now, phase, popups) => {
  expect(at(now).giveaway).toMatchObject({ phase, popups });
});

test.each([
  ['2025-12-13T12:00:00', false],
  ['2025-12-13T12:00:01', true],
])('at %s the announced drawing is over: %s', (now, drawingPassed) => {
  expect(at(now).giveaway).toMatchObject({ drawingPassed });
});

test('values count only when each prize has one', () => {
  const valuesOf = (prizeValues: number[]) =>
    at('2025-12-01T12:00:00', [{ ...giveaway, prizeValues }]).giveaway?.prizeValues;
  expect(valuesOf([28_000, 4_000, 1_200])).toEqual([28_000, 4_000, 1_200]);
  expect(valuesOf([])).toBeNull();
  expect(valuesOf([28_000, 4_000])).toBeNull();
});

test('switched off, a giveaway takes no entries and asks for none', () => {
  expect(at('2025-12-01T12:00:00', [{ ...giveaway, enabled: false }]).giveaway).toMatchObject({
    phase: 'ended',
    popups: false,
  });
});

test('before its start it is coming', () => {
  const next = { ...giveaway, startsAt: moment('2025-12-01T00:00:00') };
  expect(at('2025-11-30T23:59:59', [next]).giveaway).toMatchObject({ phase: 'coming', popups: false });
});

test('of several giveaways the page shows the one that runs, otherwise the one that ended last', () => {
  const earlier = { ...giveaway, id: 'giveaway-2024', endsAt: moment('2024-12-12T23:59:59') };
  expect(at('2025-12-01T12:00:00', [earlier, giveaway]).giveaway?.id).toBe('giveaway-2025');
  expect(at('2026-12-01T12:00:00', [earlier, giveaway]).giveaway?.id).toBe('giveaway-2025');
});

test('a giveaway without a third prize or a drawing is none', () => {
  expect(at('2025-12-01T12:00:00', [{ ...giveaway, prizes: ['a car', 'a trip'] }]).giveaway).toBeNull();
  expect(at('2025-12-01T12:00:00', [{ ...giveaway, drawingAt: null }]).giveaway).toBeNull();
});

test('the prayer window has its own dates', () => {
  expect(at('2025-12-31T23:59:59').prayer).toBe(true);
  expect(at('2026-01-01T00:00:00').prayer).toBe(false);
});

test('windows say the owner’s words while their campaign runs', () => {
  const plain = { ...prayer, prizes: [], endsAt: moment('2026-06-30T23:59:59') };
  const notice = {
    ...plain,
    id: 'teas',
    kind: 'slide-in' as const,
    text: 'Teas',
    button: 'See',
    link: '/shop',
  };
  const exit = { ...plain, id: 'stay', kind: 'exit-window' as const, title: 'Stay', text: 'We write.' };
  const others = { ...plain, id: 'texas-prayer', name: 'Prayers for Texas' };
  expect(at('2026-06-30T23:59:59', [notice, exit, others])).toMatchObject({
    slideIn: { id: 'teas', text: 'Teas', button: 'See', link: '/shop' },
    exitWindow: { title: 'Stay', text: 'We write.' },
    prayerWords: { title: 'Prayers for Texas', text: '' },
  });
  const later = at('2026-07-01T00:00:00', [notice, exit, others]);
  for (const key of ['slideIn', 'exitWindow', 'prayerWords']) expect(later).not.toHaveProperty(key);
  // The first prayers are said in the store's own texts.
  expect(at('2025-12-01T12:00:00')).not.toHaveProperty('prayerWords');
});
