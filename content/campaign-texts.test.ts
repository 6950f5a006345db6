import { expect, test } from 'vitest';
import { entryOptIn, prayerOptIn } from '#features/giveaway/opt-in.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import {
  exitIntent,
  GIVEAWAY_2025_PRIZES,
  GIVEAWAY_2025_VALUES,
  giveawayForm,
  giveawayTexts,
  prayerModal,
  type ToastText,
} from './campaign-texts.ts';
import { newsletterFields } from '#features/newsletter/newsletter.fields.ts';
import { newsletterPromises } from '#features/newsletter/newsletter-texts.ts';
import { demoProfile } from './store-profile.ts';

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

/** As docs/product/giveaway.md#answers writes a message with two parts. */
const quoted = ({ title, description }: ToastText, between = ': ') =>
  description === undefined ? title : `${title}${between}${description}`;

test('the toasts are those of the error catalogue', () => {
  expect(quoted(entryOptIn)).toBe('Opt-in Required: Please agree to the terms to enter the giveaway.');
  expect(giveawayForm.failure).toEqual({
    title: 'Submission Failed',
    description: 'Please try again later.',
  });
  expect(quoted(prayerOptIn)).toBe(
    'Opt-in Required: Please opt in to receive updates and prayers for Jamaica.',
  );
  expect(quoted(prayerModal.failure)).toBe('Error: Failed to submit. Please try again.');
  expect(quoted(prayerModal.success, ' ')).toBe(
    "Thank You! You'll receive updates and prayers for Jamaica. Stay strong!",
  );
  expect(newsletterFields.email.missing).toBe('Please enter a valid email address');
  expect(newsletterPromises(demoProfile).sent).toBe('Welcome! Check your email for your 10% discount code!');
  expect(quoted(exitIntent.success)).toBe(
    'Welcome to the store! Check your email for your exclusive discount code.',
  );
  expect(exitIntent.title(10)).toContain('10% off');
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

test.each([
  [
    'coming',
    false,
    'Win a 2025 car',
    'It opens on September 1st, 2025 at 12:00 AM, New York time.',
    'Not open yet',
  ],
  ['running', false, 'Enter to win a 2025 car', 'The drawing is on December 13th, 2025.', 'Enter Giveaway'],
  [
    'ended',
    false,
    'This giveaway has ended',
    'Entries are closed. The drawing is on',
    'This giveaway has ended',
  ],
  [
    'ended',
    true,
    'This giveaway has ended',
    'The drawing was on December 13th, 2025.',
    'This giveaway has ended',
  ],
] as const)(
  'the page of a giveaway that is %s, drawn: %s',
  (phase, drawingPassed, heading, lead, formHeading) => {
    const { page } = giveawayTexts({ ...of2025, phase, drawingPassed });
    expect(page).toMatchObject({ heading, formHeading });
    expect(page.lead).toContain(lead);
  },
);

test('what has ended says neither now, nor enter, nor until', () => {
  for (const drawingPassed of [false, true]) {
    const { page } = giveawayTexts({ ...of2025, phase: 'ended', drawingPassed });
    expect(JSON.stringify(page)).not.toMatch(/\b(now|enter|until)\b/i);
  }
});

test('both forms ask for the age and for consent in the box that has to be ticked', () => {
  expect(giveawayForm.consent).toMatch(/18 or older.*agree to the official rules/);
  expect(prayerModal.consent).toMatch(/updates and prayers for Jamaica/);
});
