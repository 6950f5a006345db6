import type { FormFacts } from '#platform/forms/field-facts.ts';

/** The fields of an entry's editor: the page and the schema follow this list. Keywords and sources are posted several times. */
export const draftFields = {
  category: {
    label: 'Category',
    what: 'The category',
    missing: 'Enter a category.',
    max: 80,
    autoComplete: 'off',
  },
  question: {
    label: 'Question',
    what: 'The question',
    missing: 'Enter a question.',
    max: 300,
    autoComplete: 'off',
  },
  answer: {
    label: 'Answer',
    what: 'The answer',
    missing: 'Enter an answer.',
    max: 4000,
    kind: 'area',
    rows: 9,
    hint: 'Plain text. The first sentence should answer by itself.',
  },
  further: {
    label: 'Further questions',
    what: 'The further questions',
    max: 16_000,
    kind: 'area',
    rows: 6,
    hint: 'What else people ask about it, one a line: the question with its question mark, then its answer, and behind it [title](address) if it has a source of its own. Only the one that was asked is told.',
  },
  keyword: {
    label: 'Keywords',
    what: 'The keyword',
    max: 60,
    hint: 'Other words that visitors use for it. Press Enter after each.',
    autoComplete: 'off',
  },
  reviewDue: {
    label: 'Review due',
    what: 'The day of the review',
    max: 10,
    type: 'date',
    hint: 'For texts about health: when somebody should look at this again.',
  },
  reviewedBy: {
    label: 'Reviewed by',
    what: 'Who reviewed',
    max: 120,
    autoComplete: 'off',
    placeholder: 'Dr. Ada Brown',
  },
  reviewedOn: { label: 'Reviewed on', what: 'The day of the review', max: 10, type: 'date' },
  sourceTitle: { label: 'title', what: 'The title', max: 200 },
  sourceUrl: { label: 'address', what: 'The address', max: 500, placeholder: 'https://', inputMode: 'url' },
} as const satisfies FormFacts;

/** Whole entries that an editor may give. */
export const MAX_SOURCES = 8;
/** Characters that a search of the knowledge takes. */
export const MAX_KNOWLEDGE_SEARCH = 200;
