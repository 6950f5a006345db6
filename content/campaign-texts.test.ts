import { expect, test } from 'vitest';
import { inNewYork } from '#domain/time/new-york.ts';
import {
  exitIntent,
  GIVEAWAY_2025_PRIZES,
  giveawayForm,
  giveawayTexts,
  officialRules,
  prayerModal,
  type ToastText,
} from './campaign-texts.ts';
import { newsletter } from './newsletter.ts';
import { postalAddress } from './contact.ts';

const moment = (local: string) => inNewYork(local).toISOString();

const of2025 = {
  prizes: GIVEAWAY_2025_PRIZES,
  opensAt: moment('2025-09-01T00:00:00'),
  closesAt: moment('2025-12-10T23:59:59'),
  drawingAt: moment('2025-12-13T12:00:00'),
};
const another = {
  prizes: ['a piano', 'a bicycle', 'a kettle'],
  opensAt: moment('2027-03-01T00:00:00'),
  closesAt: moment('2027-03-21T23:59:59'),
  drawingAt: moment('2027-03-22T12:00:00'),
} as const;

/** As the error catalogue of the specification writes a message with two parts. */
const quoted = ({ title, description }: ToastText, between = ': ') =>
  description === undefined ? title : `${title}${between}${description}`;

test('the toasts are those of the error catalogue', () => {
  expect(quoted(giveawayForm.optInRequired)).toBe(
    'Opt-in Required: Please agree to the terms to enter the giveaway.',
  );
  expect(giveawayForm.failure).toEqual({
    title: 'Submission Failed',
    description: 'Please try again later.',
  });
  expect(quoted(prayerModal.optInRequired)).toBe(
    'Opt-in Required: Please opt in to receive updates and prayers for Jamaica.',
  );
  expect(quoted(prayerModal.failure)).toBe('Error: Failed to submit. Please try again.');
  expect(quoted(prayerModal.success, ' ')).toBe(
    "Thank You! You'll receive updates and prayers for Jamaica. Stay strong!",
  );
  expect(newsletter.invalid).toBe('Please enter a valid email address');
  expect(quoted(newsletter.success)).toBe('Welcome! Check your email for your 10% discount code!');
  expect(quoted(exitIntent.success)).toBe(
    'Welcome to the store! Check your email for your exclusive discount code.',
  );
  expect(exitIntent.title).toContain('10% off');
});

test('an entry of 2025 hears of a 2025 car and of December 13th', () => {
  const { success } = giveawayTexts(of2025);
  expect(success.title).toBe('Entry Submitted!');
  expect(success.description).toBe('You are entered to win a 2025 car. The drawing is on December 13th.');
});

test('page, window and notice of 2025 say prizes, day, age and that nothing has to be bought', () => {
  const texts = giveawayTexts(of2025);
  expect(texts.prizes).toEqual([
    { place: 'Grand prize', prize: 'A 2025 car' },
    { place: '2nd prize', prize: 'A trip to Jamaica' },
    { place: '3rd prize', prize: 'One year of products' },
  ]);
  expect(texts.drawing).toBe('Drawing December 13th, 2025');
  expect(texts.conditions).toBe('18+. No purchase necessary.');
  expect(texts.modal.text).toContain('December 13th, 2025');
  expect(texts.slideIn.text).toContain('18+');
});

test('a giveaway that has been open from the beginning names its end alone', () => {
  expect(JSON.stringify(officialRules({ ...of2025, opensAt: null }))).toContain(
    'Now, and until December 10th, 2025 at 11:59 PM, New York time.',
  );
});

test('another campaign leaves nothing of 2025 behind', () => {
  const words = JSON.stringify([giveawayTexts(another), officialRules(another)]);
  expect(words).not.toMatch(/2025|car\b|Jamaica|December/);
  for (const part of ['a piano', 'a bicycle', 'a kettle', 'March 22nd, 2027', 'March 21st, 2027 at 11:59 PM'])
    expect(words).toContain(part);
});

test('the official rules have every part that a sweepstakes needs', () => {
  const rules = officialRules(of2025);
  const wordsOf = (id: string) => JSON.stringify(rules.find((section) => section.id === id));
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(wordsOf('no-purchase')).toContain('No purchase necessary');
  expect(wordsOf('eligibility')).toContain('18 or older');
  expect(wordsOf('eligibility')).toContain('Void where prohibited');
  expect(wordsOf('entry-period')).toContain('December 10th, 2025 at 11:59 PM, New York time');
  expect(wordsOf('how-to-enter')).toContain('One entry for each person');
  expect(wordsOf('prizes')).toContain('2nd prize: a trip to Jamaica.');
  expect(wordsOf('drawing')).toContain('December 13th, 2025');
  expect(wordsOf('odds')).toContain('depend on the number of entries');
  expect(wordsOf('sponsor')).toContain(postalAddress);
});

test('both forms ask for the age and for consent in the box that has to be ticked', () => {
  expect(giveawayForm.consent).toMatch(/18 or older.*agree to the official rules/);
  expect(prayerModal.consent).toMatch(/updates and prayers for Jamaica/);
});
