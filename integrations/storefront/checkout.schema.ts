import { ONE_LINE } from '#platform/text/line-patterns.ts';
import { z } from 'zod';
import { EMAIL_HINT, emailLine, line } from '#platform/forms/line.ts';
import { isUsStateCode } from './us-states.ts';

const optionalLine = (what: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${what} can have at most ${max} characters`)
    .regex(ONE_LINE, `${what} must be one line of plain text`)
    .default('');

const ZIP_HINT = 'Enter a ZIP code of 5 digits (30303) or 9 (30303-1234)';

/** The form of the demo checkout, checked by the browser and again by the server. What comes out is trimmed; a nine-digit ZIP has its hyphen. */
const checkoutForm = z.object({
  email: emailLine(),
  name: line('The name', 'Enter your full name', 100),
  line1: line('The street address', 'Enter your street address', 120),
  line2: optionalLine('The apartment line', 120),
  city: line('The city', 'Enter your city', 80),
  state: z
    .string('Choose your state')
    .trim()
    .toUpperCase()
    .refine(isUsStateCode, 'Choose your state: two letters, such as GA'),
  zip: z
    .string(ZIP_HINT)
    .trim()
    .regex(/^\d{5}(-?\d{4})?$/, ZIP_HINT)
    .transform((zip) => (zip.length === 9 ? `${zip.slice(0, 5)}-${zip.slice(5)}` : zip)),
  shippingMethod: z.enum(['standard', 'expedited', 'express'], 'Choose a shipping method'),
  discountCode: optionalLine('The discount code', 40),
});

export type CheckoutForm = z.infer<typeof checkoutForm>;
export type CheckoutField = keyof CheckoutForm;
/** The first thing that is wrong with each field, in words for the shopper. */
export type CheckoutFieldErrors = Partial<Record<CheckoutField, string>>;

export function checkCheckoutForm(
  input: unknown,
): { ok: true; form: CheckoutForm } | { ok: false; fieldErrors: CheckoutFieldErrors } {
  const parsed = checkoutForm.safeParse(input);
  if (parsed.success) return { ok: true, form: parsed.data };
  const fieldErrors: CheckoutFieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0];
    if (isCheckoutField(field)) fieldErrors[field] ??= message;
  }
  // Something that is no form at all has no fields to name.
  if (Object.keys(fieldErrors).length === 0) fieldErrors.email = EMAIL_HINT;
  return { ok: false, fieldErrors };
}

function isCheckoutField(field: unknown): field is CheckoutField {
  return typeof field === 'string' && Object.hasOwn(checkoutForm.shape, field);
}
