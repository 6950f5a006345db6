/** What is missing while a box is not ticked (docs/product/giveaway.md#answers): a toast's title and words, and under the field both with a colon. */

export const entryOptIn = {
  title: 'Opt-in Required',
  description: 'Please agree to the terms to enter the giveaway.',
} as const;

export const prayerOptIn = {
  title: 'Opt-in Required',
  description: 'Please opt in to receive updates and prayers for Jamaica.',
} as const;
