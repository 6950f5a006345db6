import { heroes, heroNames } from '#illustrations/manifest/art-files.ts';
import type { FieldFacts, FormFacts } from '#platform/forms/field-facts.ts';
import type { CampaignKind } from './campaign.ts';

const moment = (label: string, what: string) =>
  ({ label, what, max: 40, type: 'datetime-local' }) as const satisfies FieldFacts;

const prize = (label: string, example: string) =>
  ({
    label: label.charAt(0).toUpperCase() + label.slice(1),
    what: `The ${label}`,
    missing: `Enter the ${label}, such as "${example}"`,
    max: 120,
  }) as const satisfies FieldFacts;

const value = (what: string) =>
  ({
    label: `Value of the ${what}`,
    what: 'The value',
    missing: 'Enter what it is worth in whole US dollars, such as 28000',
    hint: 'Whole US dollars; the official rules name it',
    max: 12,
    inputMode: 'numeric',
  }) as const satisfies FieldFacts;

/** The fields of a campaign: its form, the schema, the redisplay and what a second editor is told follow this list. */
export const campaignFields = {
  name: { label: 'Name', what: 'The name', missing: 'Enter a name', max: 100 },
  enabled: { label: 'Switched on', what: 'The switch', kind: 'tick' },
  startsAt: moment('Starts', 'The start'),
  endsAt: { ...moment('Ends', 'The end'), hint: 'The last second that belongs to it' },
  popupsUntil: { ...moment('Windows ask until', 'The end of windows'), hint: 'Empty: to the end' },
  drawingAt: moment('Drawing', 'The drawing'),
  prize1: { ...prize('grand prize', 'a 2025 car'), hint: 'As a sentence names it: a 2025 car' },
  prize2: prize('2nd prize', 'a trip to Jamaica'),
  prize3: prize('3rd prize', 'one year of products'),
  value1: value('grand prize'),
  value2: value('2nd prize'),
  value3: value('3rd prize'),
  title: { label: 'Title', what: 'The title', missing: 'Enter a title', max: 100 },
  text: { label: 'Text', what: 'The text', missing: 'Enter a text', max: 400, kind: 'area', rows: 3 },
  button: { label: 'Button', what: 'The button', missing: 'Enter what the button says', max: 30 },
  link: {
    label: 'Where the button leads',
    what: 'The link',
    missing: 'Enter a page of the store, such as /shop',
    max: 200,
    hint: 'A page of the store, such as /shop?q=tea',
  },
  picture: {
    label: 'Picture',
    what: 'The picture',
    kind: 'choice',
    placeholder: 'The store’s own',
  },
  publishWinners: {
    label: 'Publish winners: first name and initial, once they have confirmed',
    what: 'The names',
    kind: 'tick',
  },
  tellEntrants: {
    label: 'Write to everybody who has entered about the changed prizes',
    what: 'The mail to those entered',
    kind: 'tick',
  },
  termsConfirmed: {
    label: 'Values and rules are confirmed',
    what: 'The confirmation',
    kind: 'tick',
  },
} as const satisfies FormFacts;

export type CampaignField = keyof typeof campaignFields;

/** What a campaign of each kind says in words of its own, beside its name. */
export const wordsOfKind = {
  awareness: [],
  announcement: [],
  giveaway: ['title', 'text', 'picture', 'publishWinners'],
  prayer: ['title', 'text'],
  'slide-in': ['text', 'button', 'link'],
  'exit-window': ['title', 'text'],
} as const satisfies Record<CampaignKind, readonly CampaignField[]>;

/** The words of a kind as its form asks for them: where the store has some of its own, they may stay empty. */
export function wordFacts(kind: CampaignKind) {
  if (kind !== 'giveaway' && kind !== 'prayer') return campaignFields;
  const { title, text } = campaignFields;
  const hint = 'Empty: the store’s own words';
  return {
    ...campaignFields,
    title: { ...title, missing: undefined, hint },
    text: { ...text, missing: undefined, hint },
  };
}

/** The wide scenes, by what they show. */
export const pictureChoices = heroNames.map((name) => ({ value: name, label: heroes[name].alt }));
