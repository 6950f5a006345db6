import { z } from 'zod';

/** One line of text. Control characters are refused: a line break in a name must never reach the head of a mail. */
const line = (what: string, missing: string, max: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `${what} can have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, `${what} must be one line of plain text`);

const EMAIL_HINT = 'Enter your email address, such as name@example.com';
const MESSAGE_HINT = 'Write your message';
const MAX_MESSAGE = 4000;

/** The contact form, checked by the browser and again by the server. What comes out is trimmed. */
const contactForm = z.object({
  name: line('The name', 'Enter your name', 100),
  email: line('The email address', EMAIL_HINT, 254).pipe(z.email(EMAIL_HINT)),
  topic: line('The topic', 'Choose what it is about', 40),
  order: z
    .string()
    .trim()
    .max(40, 'The order number can have at most 40 characters')
    .regex(/^\P{Cc}*$/u, 'The order number must be one line of plain text')
    .default(''),
  message: z
    .string(MESSAGE_HINT)
    .trim()
    .min(1, MESSAGE_HINT)
    .max(MAX_MESSAGE, `The message can have at most ${MAX_MESSAGE} characters`)
    // Line breaks and tabs are part of a message; other control characters are nobody's.
    .regex(/^[\P{Cc}\n\r\t]*$/u, 'The message must be plain text'),
});

export type ContactForm = z.infer<typeof contactForm>;
export type ContactField = keyof ContactForm;
/** The first thing that is wrong with each field, in words for who writes. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** `topics` are the values that the form's select offers. */
export function checkContactForm(
  input: unknown,
  topics: readonly string[],
): { ok: true; form: ContactForm } | { ok: false; errors: ContactErrors } {
  const known = contactForm.extend({
    topic: contactForm.shape.topic.refine((topic) => topics.includes(topic), 'Choose what it is about'),
  });
  const parsed = known.safeParse(input);
  if (parsed.success) return { ok: true, form: parsed.data };
  const errors: ContactErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0];
    if (isContactField(field)) errors[field] ??= message;
  }
  // Something that is no form at all has no fields to name.
  if (Object.keys(errors).length === 0) errors.message = MESSAGE_HINT;
  return { ok: false, errors };
}

function isContactField(field: unknown): field is ContactField {
  return typeof field === 'string' && Object.hasOwn(contactForm.shape, field);
}
