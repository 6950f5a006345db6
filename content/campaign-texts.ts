import type { GiveawayFacts } from '#features/campaigns/campaign-facts.ts';
import { dateInWords, dayInWords, momentInWords } from './date-words.ts';
import { GIVEAWAY_MINIMUM_AGE } from './store-facts.ts';

/** A message in the corner. Docs quote some with a colon between the two parts. */
export interface ToastText {
  title: string;
  description?: string;
}

/** The prizes of 2025, for the first campaign. */
export const GIVEAWAY_2025_PRIZES = [
  'a 2025 car',
  'a trip to Jamaica',
  'one year of products',
] as const satisfies GiveawayFacts['prizes'];
/** US dollars, estimated: the owner confirms or changes them. */
export const GIVEAWAY_2025_VALUES = [28_000, 4_000, 1_200] as const satisfies GiveawayFacts['prizeValues'];

/** Labels, buttons and answers of the page and of the footer's dialog that do not depend on the campaign. */
export const giveawayForm = {
  button: 'Enter Giveaway',
  consent: `I am ${GIVEAWAY_MINIMUM_AGE} or older, I agree to the official rules, and you may write to me about this giveaway.`,
  steps: {
    first: 'Step 1 of 2: how we reach you',
    second: 'Step 2 of 2: who you are',
    next: 'Next',
    back: 'Back',
  },
  submit: 'Submit entry',
  submitting: 'Submitting...',
  failure: { title: 'Submission Failed', description: 'Please try again later.' },
  ended: {
    heading: 'This giveaway has ended',
    text: 'Thank you to everybody who entered. We take no more entries. The newsletter tells you when the next one opens.',
  },
  coming: { heading: 'Not open yet' },
} as const;

/** What the giveaway says everywhere, with the prizes and days of the campaign, and as its phase is. */
export function giveawayTexts(facts: GiveawayFacts) {
  const [grand, second, third] = facts.prizes;
  const drawingAt = new Date(facts.drawingAt);
  return {
    page: pageTexts(facts),
    title: `Enter to win ${grand}`,
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
    modal: {
      title: facts.title ?? `Win ${grand}`,
      text: facts.text ?? `Also in the drawing on ${dateInWords(drawingAt)}: ${second} and ${third}.`,
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

/** The prayer window and its form. */
export const prayerModal = {
  title: 'Prayers for Jamaica',
  text: 'Our hearts are with the families of Jamaica. Leave your name and we send you updates and the prayers we share.',
  labels: { name: 'Name', email: 'Email', phone: 'Phone' },
  consent: 'Yes, send me updates and prayers for Jamaica.',
  confirmFirst:
    'First we send a link to confirm that this address is yours. You can unsubscribe with one click.',
  submit: 'Pray with us',
  submitting: 'Sending...',
  dismiss: 'Close',
  failure: { title: 'Error', description: 'Failed to submit. Please try again.' },
  ended: { title: 'This has ended', description: 'We take no more names. Thank you for your prayers.' },
  success: {
    title: 'Thank You!',
    description: "You'll receive updates and prayers for Jamaica. Stay strong!",
  },
  /** Of other prayers, which say for whom in their title. */
  others: {
    text: 'Leave your name and we send you updates and the prayers we share.',
    consent: 'Yes, send me updates and prayers.',
    success: { title: 'Thank You!', description: "You'll receive updates and prayers. Stay strong!" },
  },
} as const;

/** The window when somebody is about to leave. */
export const exitIntent = {
  title: (percent: number) => `Before you go: ${percent}% off your first order`,
  text: 'Leave your email and we send you the code.',
  submit: 'Send me my code',
  submitting: 'Sending...',
  dismiss: 'No, thank you',
  success: { title: 'Welcome to the store! Check your email for your exclusive discount code.' },
  failure: { title: 'That did not work', description: 'Please try again later.' },
} as const;

interface GiveawayPageTexts {
  heading: string;
  lead: string;
  /** Over the form, or over what stands in its place. */
  formHeading: string;
  dates: string[];
  conditions: string | undefined;
}

/** The page, by its phase: what has ended invites nobody, and what has not begun takes nothing yet. */
function pageTexts(facts: GiveawayFacts): GiveawayPageTexts {
  const { phase, prizes, opensAt, closesAt, drawingAt, drawingPassed, title, text } = facts;
  const [grand] = prizes;
  const conditions = `${GIVEAWAY_MINIMUM_AGE}+. No purchase necessary.`;
  const drawing = `The drawing ${drawingPassed ? 'was' : 'is'} on ${dateInWords(new Date(drawingAt))}.`;
  const until = momentInWords(new Date(closesAt));
  const opens = opensAt === null ? [] : [`It opens on ${momentInWords(new Date(opensAt))}.`];
  if (phase === 'coming')
    return {
      heading: title ?? `Win ${grand}`,
      lead: [...opens, text ?? 'Three prizes, nothing to buy.', drawing].join(' '),
      formHeading: giveawayForm.coming.heading,
      dates: [...opens, `Entries will be taken until ${until}.`],
      conditions,
    };
  if (phase === 'running')
    return {
      heading: title ?? `Enter to win ${grand}`,
      lead: `${text ?? 'Three prizes, one entry form, nothing to buy.'} ${drawing}`,
      formHeading: giveawayForm.button,
      dates: [`Enter until ${until}.`],
      conditions,
    };
  return {
    heading: giveawayForm.ended.heading,
    lead: drawingPassed ? drawing : `Entries are closed. ${drawing}`,
    formHeading: giveawayForm.ended.heading,
    dates: [],
    conditions: undefined,
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
