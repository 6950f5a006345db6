import { z } from 'zod';
import { type CheckedFields, checkFields } from '#platform/forms/check-fields.ts';
import type { FieldErrors } from '#platform/forms/field-facts.ts';
import { emailLine, lineOf, optionalLineOf } from '#platform/forms/line.ts';
import { type CheckoutField, checkoutFields } from './checkout.fields.ts';
import { isUsStateCode } from './us-states.ts';

const { name, line1, line2, city, state, zip, shippingMethod, discountCode } = checkoutFields;

/** The form of the demo checkout, checked by the browser and again by the server. What comes out is trimmed; a nine-digit ZIP has its hyphen. */
const checkoutForm = z.object({
  email: emailLine(),
  name: lineOf(name),
  line1: lineOf(line1),
  line2: optionalLineOf(line2),
  city: lineOf(city),
  state: z
    .string(state.missing)
    .trim()
    .toUpperCase()
    .refine(isUsStateCode, `${state.missing}: two letters, such as GA`),
  zip: z
    .string(zip.missing)
    .trim()
    .regex(/^\d{5}(-?\d{4})?$/, zip.missing)
    .transform((digits) => (digits.length === 9 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits)),
  shippingMethod: z.enum(['standard', 'expedited', 'express'], shippingMethod.missing),
  discountCode: optionalLineOf(discountCode),
});

export type CheckoutForm = z.infer<typeof checkoutForm>;
export type CheckoutFieldErrors = FieldErrors<CheckoutField>;

export const checkCheckoutForm = (input: unknown): CheckedFields<CheckoutForm, CheckoutField> =>
  checkFields({ schema: checkoutForm, facts: checkoutFields, otherwise: 'email' }, input);
