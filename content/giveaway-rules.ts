import type { GiveawayFacts } from '#features/campaigns/campaign-facts.ts';
import { dateInWords, momentInWords } from './date-words.ts';
import { GIVEAWAY_MINIMUM_AGE } from './store-facts.ts';
import { postalAddress, type StoreProfile } from './store-profile.ts';
import type { TextSection } from './text-section.ts';

/**
 * The official rules beside the form. A start, not legal advice: where prizes are worth more than $5,000 together, New York and
 * Florida want the giveaway registered and bonded before it opens, or their residents left out; other states have rules of
 * their own. Before a real drawing the owner confirms the value of each prize and has a lawyer read them.
 */
export function officialRules(
  facts: GiveawayFacts,
  { live, profile }: { live: boolean; profile: Pick<StoreProfile, 'name' | 'addressLines' | 'email'> },
): TextSection[] {
  const ended = facts.phase === 'ended';
  return [
    ...(ended ? [HAS_ENDED] : []),
    // The owner of a live shop hears it in the administration instead.
    ...(facts.termsConfirmed || live ? [] : [NOT_CONFIRMED]),
    {
      id: 'no-purchase',
      heading: 'No purchase necessary',
      paragraphs: [
        'You do not have to buy anything to enter or to win. A purchase does not raise your chances.',
      ],
    },
    {
      id: 'eligibility',
      heading: ended ? 'Who could take part' : 'Who can enter',
      paragraphs: [
        `You must be ${GIVEAWAY_MINIMUM_AGE} or older on the day you enter and live in the United States. People who work for the sponsor, and those who live with them, cannot win. Void where prohibited.`,
      ],
    },
    {
      id: 'entry-period',
      heading: ended ? 'When entries were taken' : 'When you can enter',
      paragraphs: [entryPeriod(facts)],
    },
    {
      id: 'how-to-enter',
      heading: ended ? 'How people took part' : 'How to enter',
      paragraphs: [
        'Fill in the entry form with your name, email, phone and address, and tick the box. It costs nothing. One entry for each person: the same email address counts once. Entries by machine, or for somebody who does not know of it, do not count.',
      ],
    },
    {
      id: 'prizes',
      heading: 'Prizes',
      paragraphs: [
        'Prizes go to the winners in person. They cannot be passed on or exchanged for money. If a prize is no longer available, the sponsor gives one of the same or a higher value. Winners pay the taxes on theirs.',
      ],
      points: prizePoints(facts),
    },
    {
      id: 'drawing',
      heading: 'Drawing',
      paragraphs: [
        `The drawing ${facts.drawingPassed ? 'was' : 'is'} on ${dateInWords(new Date(facts.drawingAt))}. A program picks three entries at random, one for each prize, from a starting number that is written down, so the drawing can be repeated and checked. Nobody can win two prizes.`,
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
        facts.publishWinners
          ? 'The first name and the initial of each winner who has confirmed are published on this page. For their names you can also write to the sponsor after the drawing.'
          : 'For the names of the winners, write to the sponsor after the drawing.',
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
      paragraphs: [`${postalAddress(profile)}.${profile.email && ` ${profile.email}.`}`],
    },
  ];
}

const HAS_ENDED: TextSection = {
  id: 'ended',
  heading: 'This giveaway has ended',
  paragraphs: ['No more entries are taken. These are the rules that it ran under.'],
};

const NOT_CONFIRMED: TextSection = {
  id: 'not-confirmed',
  heading: 'Before a real drawing',
  paragraphs: [
    'These rules are a start and no legal advice, and the values of the prizes are estimates. The owner of the store has a lawyer read the rules, and confirms both with the campaign.',
  ],
};

/** True in every phase: the dates alone. */
function entryPeriod({ opensAt, closesAt }: GiveawayFacts): string {
  const end = momentInWords(new Date(closesAt));
  return opensAt === null ? `To ${end}.` : `From ${momentInWords(new Date(opensAt))}, to ${end}.`;
}

function prizePoints({ prizes, prizeValues, termsConfirmed }: GiveawayFacts): string[] {
  const kind = termsConfirmed ? 'value' : 'estimated value';
  const points = ['Grand prize', '2nd prize', '3rd prize'].map((place, index) => {
    const value = prizeValues?.[index];
    return `${place}: ${prizes[index] ?? ''}${value === undefined ? '' : `, ${kind} ${dollars(value)}`}.`;
  });
  if (!prizeValues) return [...points, 'The sponsor tells you the value of each prize when you ask.'];
  const total = prizeValues.reduce((sum, value) => sum + value, 0);
  return [...points, `All prizes together: ${kind} ${dollars(total)}.`];
}

const dollars = (amount: number) => `USD ${amount.toLocaleString('en-US')}`;
