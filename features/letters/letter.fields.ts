import { heroes, heroNames } from '#illustrations/manifest/art-files.ts';
import { mailingLists } from '#features/mail/mailing-lists.ts';
import type { FormFacts } from '#platform/forms/field-facts.ts';
import { listLabels } from './letter.ts';

const product = (label: string) =>
  ({ label, what: 'The product', kind: 'choice', placeholder: 'None' }) as const;

/** The fields of a letter: its form, the schema and the redisplay follow this list. */
export const letterFields = {
  list: {
    label: 'Goes to',
    what: 'The list',
    missing: 'Choose a list',
    kind: 'choice',
    hint: 'Only to those who confirmed that they want it',
  },
  subject: { label: 'Subject', what: 'The subject', missing: 'Enter a subject', max: 150 },
  body: {
    label: 'Text',
    what: 'The text',
    max: 10_000,
    kind: 'area',
    rows: 14,
    hint: 'Markdown: **bold**, *italic*, ## Heading, - list, [link](/shop)',
  },
  picture: { label: 'Picture', what: 'The picture', kind: 'choice', placeholder: 'None' },
  product1: product('First product'),
  product2: product('Second product'),
  product3: product('Third product'),
  sendAt: {
    label: 'Send at',
    what: 'The time',
    type: 'datetime-local',
    max: 40,
    hint: 'New York time. Empty: at once',
  },
  sure: {
    label: 'I have read the preview. Send it to everybody on this list.',
    what: 'The confirmation',
    kind: 'tick',
  },
} as const satisfies FormFacts;

export type LetterField = keyof typeof letterFields;

export const pictureChoices = heroNames.map((name) => ({ value: name, label: heroes[name].alt }));
export const listChoices = mailingLists.map((list) => ({ value: list, label: listLabels[list] }));
