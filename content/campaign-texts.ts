import type { GiveawayFacts } from '#domain/campaigns/campaign-facts.ts';
import { entryOptIn, prayerOptIn } from '#domain/giveaway/opt-in.ts';
import { postalAddress, storeContact } from './contact.ts';
import { dateInWords, dayInWords, momentInWords } from './date-words.ts';
import { CONFIRM_FIRST } from './newsletter.ts';
import { FIRST_ORDER_DISCOUNT_PERCENT, GIVEAWAY_MINIMUM_AGE } from './store-facts.ts';
import type { TextSection } from './text-section.ts';

/** A message in the corner. The specification quotes some with a colon between the two parts. */
export interface ToastText {
  title: string;
  description?: string;
}

/** The prizes of 2025 (engagement §2.6, §9), for the first campaign. */
export const GIVEAWAY_2025_PRIZES = [
  'a 2025 car',
  'a trip to Jamaica',
  'one year of products',
] as const satisfies GiveawayFacts['prizes'];

/** Labels, buttons and answers of the page and of the footer's dialog that do not depend on the campaign. */
export const giveawayForm = {
  button: 'Enter Giveaway',
  labels: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    address: 'Full address',
  },
  hints: {
    email: 'We confirm your entry here.',
    phone: 'Only to reach you if you win.',
    address: 'Street, city, state and ZIP code.',
  },
  consent: `I am ${GIVEAWAY_MINIMUM_AGE} or older, I agree to the official rules, and you may write to me about this giveaway.`,
  steps: {
    first: 'Step 1 of 2: how we reach you',
    second: 'Step 2 of 2: who you are',
    next: 'Next',
    back: 'Back',
  },
  submit: 'Submit entry',
  submitting: 'Submitting...',
  optInRequired: entryOptIn,
  failure: { title: 'Submission Failed', description: 'Please try again later.' },
  ended: {
    heading: 'This giveaway has ended',
    text: 'Thank you to everybody who entered. We take no more entries. The newsletter tells you when the next one opens.',
  },
  coming: { heading: 'Not open yet' },
  tooMany: 'Too many entries from here. Please wait a moment and try again.',
} as const;

/** What the giveaway says everywhere, with the prizes and days of the campaign. */
export function giveawayTexts(facts: GiveawayFacts) {
  const [grand, second, third] = facts.prizes;
  const drawingAt = new Date(facts.drawingAt);
  return {
    heading: `Enter to win ${grand}`,
    lead: `Three prizes, one entry form, nothing to buy. The drawing is on ${dateInWords(drawingAt)}.`,
    prizes: [
      { place: 'Grand prize', prize: upperFirst(grand) },
      { place: '2nd prize', prize: upperFirst(second) },
      { place: '3rd prize', prize: upperFirst(third) },
    ],
    drawing: `Drawing ${dateInWords(drawingAt)}`,
    conditions: `${GIVEAWAY_MINIMUM_AGE}+. No purchase necessary.`,
    success: {
      title: 'Entry Submitted!',
      description: `You are entered to win ${grand}. The drawing is on ${dayInWords(drawingAt)}.`,
    },
    opens: facts.opensAt === null ? undefined : `It opens on ${momentInWords(new Date(facts.opensAt))}.`,
    closes: `Enter until ${momentInWords(new Date(facts.closesAt))}.`,
    drawn: `The drawing was on ${dateInWords(drawingAt)}.`,
    modal: {
      title: `Win ${grand}`,
      text: `Also in the drawing on ${dateInWords(drawingAt)}: ${second} and ${third}.`,
      accept: 'Enter Giveaway',
      dismiss: 'Not now',
    },
    slideIn: {
      text: `Win ${grand}. Free to enter, ${GIVEAWAY_MINIMUM_AGE}+.`,
      accept: 'Enter Giveaway',
      dismiss: 'Close',
    },
  };
}

/**
 * The official rules beside the form. A start, not legal advice: where prizes are worth more than $5,000 together, New York and
 * Florida want the giveaway registered and bonded before it opens, or their residents left out; other states have rules of
 * their own. Before a real drawing the owner adds the value of each prize and has a lawyer read them.
 */
export function officialRules(facts: GiveawayFacts): TextSection[] {
  const [grand, second, third] = facts.prizes;
  return [
    {
      id: 'no-purchase',
      heading: 'No purchase necessary',
      paragraphs: [
        'You do not have to buy anything to enter or to win. A purchase does not raise your chances.',
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who can enter',
      paragraphs: [
        `You must be ${GIVEAWAY_MINIMUM_AGE} or older on the day you enter and live in the United States. People who work for the sponsor, and those who live with them, cannot win. Void where prohibited.`,
      ],
    },
    {
      id: 'entry-period',
      heading: 'When you can enter',
      paragraphs: [entryPeriod(facts)],
    },
    {
      id: 'how-to-enter',
      heading: 'How to enter',
      paragraphs: [
        'Fill in the entry form with your name, email, phone and address, and tick the box. It costs nothing. One entry for each person: the same email address counts once. Entries by machine, or for somebody who does not know of it, do not count.',
      ],
    },
    {
      id: 'prizes',
      heading: 'Prizes',
      paragraphs: [
        'Prizes go to the winners in person. They cannot be passed on or exchanged for money. If a prize is no longer available, the sponsor gives one of the same or a higher value. The sponsor tells you the value of each prize when you ask. Winners pay the taxes on theirs.',
      ],
      points: [`Grand prize: ${grand}.`, `2nd prize: ${second}.`, `3rd prize: ${third}.`],
    },
    {
      id: 'drawing',
      heading: 'Drawing',
      paragraphs: [
        `The drawing is on ${dateInWords(new Date(facts.drawingAt))}. A program picks three entries at random, one for each prize, from a starting number that is written down, so the drawing can be repeated and checked. Nobody can win two prizes.`,
      ],
    },
    {
      id: 'odds',
      heading: 'Odds',
      paragraphs: ['Your odds of winning depend on the number of entries. Each entry has the same chance.'],
    },
    {
      id: 'winners',
      heading: 'How winners hear of it',
      paragraphs: [
        'The sponsor writes to the winners by email and calls them within 7 days of the drawing. A winner who does not answer within 14 days, or who could not enter under these rules, gives up the prize, and another entry is drawn. Winners may have to show who they are and sign that they agree to these rules. We never ask a winner for money or for card details.',
        'For the names of the winners, write to the sponsor after the drawing.',
      ],
    },
    {
      id: 'your-data',
      heading: 'Your details',
      paragraphs: [
        'They are used to run this giveaway and for nothing else. Entering does not sign you up for the newsletter.',
      ],
      link: { label: 'Privacy', href: '/privacy#sweepstakes' },
    },
    {
      id: 'general',
      heading: 'General',
      paragraphs: [
        'By entering you agree to these rules and to the decisions that the sponsor makes under them. The laws of the United States and of the states apply. If fraud or a fault makes a fair drawing impossible, the sponsor may end the giveaway and draw from the entries that came in until then. No other company runs, sponsors or supports this giveaway.',
      ],
    },
    {
      id: 'sponsor',
      heading: 'Sponsor',
      paragraphs: [`${postalAddress}. ${storeContact.email}.`],
    },
  ];
}

/** The prayer window and its form (engagement §2.7, §5, §8). */
export const prayerModal = {
  title: 'Prayers for Jamaica',
  text: 'Our hearts are with the families of Jamaica. Leave your name and we send you updates and the prayers we share.',
  labels: { name: 'Name', email: 'Email', phone: 'Phone' },
  consent: 'Yes, send me updates and prayers for Jamaica.',
  submit: 'Pray with us',
  submitting: 'Sending...',
  dismiss: 'Close',
  optInRequired: prayerOptIn,
  failure: { title: 'Error', description: 'Failed to submit. Please try again.' },
  success: {
    title: 'Thank You!',
    description: "You'll receive updates and prayers for Jamaica. Stay strong!",
  },
} as const;

/** The window when somebody is about to leave (engagement §2.7, §8). */
export const exitIntent = {
  title: `Before you go: ${FIRST_ORDER_DISCOUNT_PERCENT}% off your first order`,
  text: 'Leave your email and we send you the code.',
  label: 'Email',
  placeholder: 'name@example.com',
  submit: 'Send me my code',
  submitting: 'Sending...',
  dismiss: 'No, thank you',
  hint: CONFIRM_FIRST,
  success: { title: 'Welcome to the store! Check your email for your exclusive discount code.' },
  failure: { title: 'That did not work', description: 'Please try again later.' },
} as const;

function entryPeriod({ opensAt, closesAt }: GiveawayFacts): string {
  const end = momentInWords(new Date(closesAt));
  return opensAt === null ? `Now, and until ${end}.` : `From ${momentInWords(new Date(opensAt))}, to ${end}.`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
