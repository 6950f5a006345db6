import type { FormFacts } from '#platform/forms/field-facts.ts';

/** What an administrator writes to a message: as an answer it is mailed, as a note it stays here. */
export const replyFields = {
  body: {
    label: 'Answer or note',
    what: 'The text',
    missing: 'Write something first',
    max: 5000,
    kind: 'area',
  },
} as const satisfies FormFacts;
