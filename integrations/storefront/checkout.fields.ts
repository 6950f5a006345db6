import type { FormFacts } from '#platform/forms/field-facts.ts';
import { MAX_EMAIL_LENGTH } from '#platform/forms/max-email-length.ts';

const WIDE = 'col-span-full';

/** The fields of the demo checkout: the page, the schema and the redisplay follow this list. */
export const checkoutFields = {
  email: {
    label: 'Email',
    what: 'The email address',
    missing: 'Enter your email address, such as name@example.com',
    max: MAX_EMAIL_LENGTH,
    type: 'email',
    autoComplete: 'email',
    className: WIDE,
  },
  name: {
    label: 'Full name',
    what: 'The name',
    missing: 'Enter your full name',
    max: 100,
    autoComplete: 'name',
    className: WIDE,
  },
  line1: {
    label: 'Street address',
    what: 'The street address',
    missing: 'Enter your street address',
    max: 120,
    autoComplete: 'address-line1',
    className: WIDE,
  },
  line2: {
    label: 'Apartment, suite (optional)',
    what: 'The apartment line',
    max: 120,
    autoComplete: 'address-line2',
    className: WIDE,
  },
  city: {
    label: 'City',
    what: 'The city',
    missing: 'Enter your city',
    max: 80,
    autoComplete: 'address-level2',
  },
  state: {
    label: 'State',
    what: 'The state',
    missing: 'Choose your state',
    placeholder: 'Choose your state',
    kind: 'choice',
    autoComplete: 'address-level1',
  },
  zip: {
    label: 'ZIP code',
    what: 'The ZIP code',
    missing: 'Enter a ZIP code of 5 digits (30303) or 9 (30303-1234)',
    max: 10,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
  shippingMethod: {
    label: 'Shipping',
    what: 'The shipping method',
    missing: 'Choose a shipping method',
    kind: 'choice',
  },
  discountCode: {
    label: 'Discount code (optional)',
    what: 'The discount code',
    max: 40,
    autoComplete: 'off',
  },
} as const satisfies FormFacts;

export type CheckoutField = keyof typeof checkoutFields;
