import type { FieldFacts, FormFacts } from '#platform/forms/field-facts.ts';

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
  termsConfirmed: {
    label: 'Values and rules are confirmed',
    what: 'The confirmation',
    kind: 'tick',
  },
} as const satisfies FormFacts;

export type CampaignField = keyof typeof campaignFields;
