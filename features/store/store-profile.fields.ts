import type { FormFacts } from '#platform/forms/field-facts.ts';
import { MAX_EMAIL_LENGTH } from '#platform/forms/max-email-length.ts';

const days = (method: string) => ({
  label: `${method}: how long it takes`,
  what: 'The time',
  max: 60,
  autoComplete: 'off',
});
const price = (method: string) => ({
  label: `${method}: price`,
  what: 'The price',
  max: 12,
  hint: 'In the currency of your shop, such as 5.99. Empty: not offered, or the checkout says it.',
  autoComplete: 'off',
});

/** What an owner says of the store (docs/product/store.md#facts). What is left empty is said nowhere. */
export const storeProfileFields = {
  name: {
    label: 'Name of the store',
    what: 'The name',
    missing: 'Enter the name of the store',
    max: 60,
    autoComplete: 'organization',
  },
  address: {
    label: 'Postal address',
    what: 'The address',
    max: 300,
    kind: 'area',
    rows: 3,
    hint: 'As on a letter. It stands on the contact page, in the legal texts and under every mail.',
  },
  email: {
    label: 'Email for customers',
    what: 'The email address',
    max: MAX_EMAIL_LENGTH,
    type: 'email',
    autoComplete: 'off',
  },
  phone: { label: 'Phone', what: 'The phone number', max: 40, type: 'tel', autoComplete: 'off' },
  phoneHours: {
    label: 'Phone hours',
    what: 'The hours',
    max: 80,
    hint: 'Such as Mon-Fri 9AM-6PM EST',
    autoComplete: 'off',
  },
  replyWithin: {
    label: 'You answer messages within',
    what: 'The time',
    max: 60,
    hint: 'Such as 24-48 hours',
    autoComplete: 'off',
  },
  announcement: {
    label: 'Line above the header',
    what: 'The line',
    max: 120,
    hint: 'Empty: the line about free shipping, if you offer it.',
    autoComplete: 'off',
  },
  freeShippingOver: {
    label: 'Free standard shipping over',
    what: 'The amount',
    max: 12,
    hint: 'In the currency of your shop, such as 50. Empty: nothing is shipped free.',
    autoComplete: 'off',
  },
  standardDays: days('Standard shipping'),
  standardPrice: price('Standard shipping'),
  expeditedDays: days('Expedited shipping'),
  expeditedPrice: price('Expedited shipping'),
  expressDays: days('Express shipping'),
  expressPrice: price('Express shipping'),
  shipsWithin: {
    label: 'Orders ship within',
    what: 'The time',
    max: 60,
    hint: 'Such as 1-2 business days',
    autoComplete: 'off',
  },
  cutoff: {
    label: 'Orders of the day until',
    what: 'The hour',
    max: 40,
    hint: 'Such as 2 PM EST',
    autoComplete: 'off',
  },
  returnDays: {
    label: 'Days to return unopened products',
    what: 'The number of days',
    max: 4,
    hint: 'Empty: no page promises returns.',
    autoComplete: 'off',
  },
  refundWithin: {
    label: 'Refunds within',
    what: 'The time',
    max: 60,
    hint: 'Such as 5-7 business days',
    autoComplete: 'off',
  },
  discountCode: {
    label: 'Discount code for a first order',
    what: 'The code',
    max: 40,
    hint: 'It has to exist in your shop. Empty: no code is promised.',
    autoComplete: 'off',
  },
  discountPercent: {
    label: 'Percent off with the code',
    what: 'The percentage',
    max: 3,
    autoComplete: 'off',
  },
  social: {
    label: 'Social links',
    what: 'The list of links',
    max: 1000,
    kind: 'area',
    rows: 4,
    hint: 'One address a line, such as https://www.instagram.com/your-shop',
  },
} as const satisfies FormFacts;

/** How the form is divided. */
export const storeProfileGroups = [
  {
    title: 'Who you are',
    fields: ['name', 'address', 'email', 'phone', 'phoneHours', 'replyWithin', 'social'],
  },
  {
    title: 'Shipping and returns',
    fields: [
      'announcement',
      'freeShippingOver',
      'standardDays',
      'standardPrice',
      'expeditedDays',
      'expeditedPrice',
      'expressDays',
      'expressPrice',
      'shipsWithin',
      'cutoff',
      'returnDays',
      'refundWithin',
    ],
  },
  { title: 'First order', fields: ['discountCode', 'discountPercent'] },
] as const satisfies readonly { title: string; fields: readonly (keyof typeof storeProfileFields)[] }[];
