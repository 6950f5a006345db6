import type { FormFacts } from '#platform/forms/field-facts.ts';

/** The fields of a source: its form, the schema and the answer follow this list. */
export const sourceFields = {
  title: {
    label: 'Name',
    what: 'The name',
    missing: 'Give the source a name',
    hint: 'Only seen here.',
    max: 100,
  },
  list: { label: 'What is in it', what: 'The list', missing: 'Choose what is in it', kind: 'choice' },
  url: {
    label: 'Address',
    what: 'The address',
    missing: 'Enter an address that starts with https://',
    hint: 'On https, and open to the public. Another address starts anew: what came from the old one goes.',
    placeholder: 'https://',
    max: 2000,
    type: 'url',
  },
} as const satisfies FormFacts;

export type SourceField = keyof typeof sourceFields;

/** Of a source, what its form shows. */
export const sourceValues = ({
  title,
  list,
  url,
}: Record<SourceField, string>): Record<SourceField, string> => ({
  title,
  list,
  url,
});
