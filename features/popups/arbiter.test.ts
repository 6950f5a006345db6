import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choosePopup,
  isQuietPage,
  nextLook,
  type Popup,
  POPUP_COOLDOWN,
  type PopupFlags,
  type PopupMoment,
} from './arbiter.ts';
import { countScroll } from './first-signs.ts';

const START = 1_760_000_000_000;
const minutes = (count: number) => START + count * 60_000;
const untouched: PopupFlags = {
  firstLaunchShown: false,
  lastModalShown: null,
  exitIntentShown: false,
  jamaicaPrayerModalSeen: false,
  kiaGiveawayCompleted: false,
  kiaSlideInDismissed: false,
  slideInDismissed: false,
  addressGiven: false,
  prayersJoined: false,
};
const scrolled = { steps: 3, from: 900, at: START };
const arrived: PopupMoment = {
  now: START,
  since: START,
  pathname: '/',
  width: 1440,
  scroll: { steps: 0, from: 0, at: START },
  leaving: false,
  busy: false,
  campaigns: { giveaway: true, prayer: false, slideIn: false },
  exitOffer: true,
  flags: untouched,
};
type Change = Partial<Omit<PopupMoment, 'flags'>> & { flags?: Partial<PopupFlags> };
const momentOf = ({ flags, ...change }: Change): PopupMoment => ({
  ...arrived,
  ...change,
  flags: { ...untouched, ...flags },
});
const prayerRuns = { giveaway: true, prayer: true, slideIn: false };
const nothingRuns = { giveaway: false, prayer: false, slideIn: false };
const slideInRuns = { ...nothingRuns, slideIn: true };

const table: [situation: string, change: Change, expected: Popup | null][] = [
  // The giveaway's window
  ['on arrival nothing opens', {}, null],
  ['a moment before two minutes nothing opens', { now: minutes(2) - 1 }, null],
  ['after two minutes the giveaway', { now: minutes(2) }, 'giveaway'],
  [
    'a second time in one session it does not; leaving is asked about instead',
    { now: minutes(9), flags: { firstLaunchShown: true, lastModalShown: minutes(2) } },
    'exit-intent',
  ],
  ['after its cut-off it does not', { now: minutes(2), campaigns: nothingRuns }, 'exit-intent'],
  ['who entered is not asked', { now: minutes(2), flags: { kiaGiveawayCompleted: true } }, 'exit-intent'],
  [
    'not within two minutes of another window',
    { now: minutes(2), flags: { lastModalShown: START + 1 } },
    null,
  ],
  ['but right after them', { now: minutes(3), flags: { lastModalShown: minutes(1) } }, 'giveaway'],
  ['not over a dialog or a field', { now: minutes(2), busy: true }, null],

  // Pages with a task
  ...['/cart', '/checkout', '/checkouts/abc', '/account', '/account/orders', '/contact', '/auth'].map(
    (pathname): [string, Change, null] => [
      `never over ${pathname}`,
      { pathname, now: minutes(9), leaving: true, campaigns: prayerRuns },
      null,
    ],
  ),
  ['nor over the entry form', { pathname: '/kia-giveaway', now: minutes(9), campaigns: prayerRuns }, null],
  ['in capitals neither', { pathname: '/Cart', now: minutes(9) }, null],
  ['a page that only begins like one is open', { pathname: '/carting', now: minutes(2) }, 'giveaway'],

  // The slide-in
  ['three steps on a phone', { width: 390, scroll: scrolled, now: START + 500 }, 'slide-in'],
  ['half a second is not over', { width: 390, scroll: scrolled, now: START + 499 }, null],
  ['two steps', { width: 390, scroll: { ...scrolled, steps: 2 }, now: START + 500 }, null],
  [
    'the owner’s own notice, where no giveaway asks',
    { width: 390, scroll: scrolled, now: START + 500, campaigns: slideInRuns },
    'slide-in',
  ],
  [
    'it was closed',
    {
      width: 390,
      scroll: scrolled,
      now: START + 500,
      campaigns: slideInRuns,
      flags: { slideInDismissed: true },
    },
    null,
  ],
  ['767 pixels', { width: 767, scroll: scrolled, now: START + 500 }, 'slide-in'],
  ['768 pixels', { width: 768, scroll: scrolled, now: START + 500 }, null],
  [
    'dismissed once, dismissed for good',
    { width: 390, scroll: scrolled, now: START + 500, flags: { kiaSlideInDismissed: true } },
    null,
  ],
  [
    'who entered sees none',
    { width: 390, scroll: scrolled, now: START + 500, flags: { kiaGiveawayCompleted: true } },
    null,
  ],
  [
    'a modal within the last two minutes',
    { width: 390, scroll: scrolled, now: START + 500, flags: { lastModalShown: START } },
    null,
  ],
  [
    'no giveaway, no slide-in',
    { width: 390, scroll: scrolled, now: START + 500, campaigns: nothingRuns },
    null,
  ],

  // Leaving
  ['without a code there is nothing to offer', { now: START + 5000, leaving: true, exitOffer: false }, null],
  ['the mouse goes out at the top', { now: START + 5000, leaving: true }, 'exit-intent'],
  ['once a session', { now: START + 5000, leaving: true, flags: { exitIntentShown: true } }, null],
  [
    'who gave an address is not asked for it',
    { now: START + 5000, leaving: true, flags: { addressGiven: true } },
    null,
  ],
  [
    'two minutes, and what remains of the cooldown',
    { now: minutes(4), flags: { firstLaunchShown: true, lastModalShown: minutes(2) } },
    'exit-intent',
  ],
  [
    'not before',
    { now: minutes(4) - 1, leaving: true, flags: { firstLaunchShown: true, lastModalShown: minutes(2) } },
    null,
  ],
  ['without any campaign too', { now: minutes(2), campaigns: nothingRuns }, 'exit-intent'],

  // Prayers
  ['on arrival, while the campaign runs', { campaigns: prayerRuns }, 'prayer'],
  ['closed, it stays closed', { campaigns: prayerRuns, flags: { jamaicaPrayerModalSeen: true } }, null],
  ['before the giveaway', { now: minutes(2), campaigns: prayerRuns }, 'prayer'],
];

test.each(table)('%s', (_situation, change, expected) => {
  expect(choosePopup(momentOf(change))).toBe(expected);
});

const anyMoment = fc.record({
  now: fc.integer({ min: START, max: minutes(30) }),
  since: fc.integer({ min: START - 60_000, max: START }),
  pathname: fc.constantFrom('/', '/shop', '/cart', '/checkout', '/account', '/contact', '/learn/cholesterol'),
  width: fc.integer({ min: 320, max: 2560 }),
  scroll: fc.record({
    steps: fc.integer({ min: 0, max: 6 }),
    from: fc.nat(9000),
    at: fc.integer({ min: START, max: minutes(30) }),
  }),
  leaving: fc.boolean(),
  busy: fc.boolean(),
  exitOffer: fc.boolean(),
  campaigns: fc.record({ giveaway: fc.boolean(), prayer: fc.boolean(), slideIn: fc.boolean() }),
  flags: fc.record({
    firstLaunchShown: fc.boolean(),
    lastModalShown: fc.option(fc.integer({ min: START, max: minutes(30) })),
    exitIntentShown: fc.boolean(),
    jamaicaPrayerModalSeen: fc.boolean(),
    kiaGiveawayCompleted: fc.boolean(),
    kiaSlideInDismissed: fc.boolean(),
    slideInDismissed: fc.boolean(),
    addressGiven: fc.boolean(),
    prayersJoined: fc.boolean(),
  }),
});

test('whatever happens: nothing over a task, over a dialog, too soon after a window, or twice', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const popup = choosePopup(moment);
      if (popup === null) return;
      const { flags, campaigns, now } = moment;
      expect(moment.busy).toBe(false);
      expect(isQuietPage(moment.pathname)).toBe(false);
      if (flags.lastModalShown !== null && flags.lastModalShown <= now)
        expect(now - flags.lastModalShown).toBeGreaterThanOrEqual(POPUP_COOLDOWN);
      if (popup === 'giveaway') {
        expect(campaigns.giveaway).toBe(true);
        expect(flags.kiaGiveawayCompleted).toBe(false);
      }
      if (popup === 'giveaway') expect(flags.firstLaunchShown).toBe(false);
      const forGiveaway = campaigns.giveaway && !flags.kiaGiveawayCompleted && !flags.kiaSlideInDismissed;
      const forOwners = campaigns.slideIn && !flags.slideInDismissed;
      if (popup === 'slide-in') expect(forGiveaway || forOwners).toBe(true);
      if (popup === 'exit-intent') expect(moment.exitOffer).toBe(true);
      if (popup === 'exit-intent') expect(flags.exitIntentShown || flags.addressGiven).toBe(false);
      if (popup === 'prayer') expect(flags.prayersJoined).toBe(false);
      if (popup === 'prayer') expect(campaigns.prayer && !flags.jamaicaPrayerModalSeen).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('a choice changes by time alone only at the moments that are looked at', () => {
  fc.assert(
    fc.property(anyMoment, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (moment, part) => {
      const until = nextLook(moment) ?? 3_600_000;
      const between = { ...moment, now: moment.now + Math.floor((until - 1) * part) };
      expect(choosePopup(between)).toBe(choosePopup(moment));
    }),
    { numRuns: 2000 },
  );
});

test('a step is more than 200 pixels, up or down', () => {
  const start = { steps: 0, from: 0, at: START };
  expect(countScroll(start, 200, START + 1)).toBe(start);
  const once = countScroll(start, 201, START + 1);
  expect(once).toEqual({ steps: 1, from: 201, at: START + 1 });
  expect(countScroll(once, 0, START + 2)).toEqual({ steps: 2, from: 0, at: START + 2 });
});
