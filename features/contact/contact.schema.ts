import { PLAIN_TEXT } from '#platform/text/line-patterns.ts';
import { z } from 'zod';
import { type CheckedFields, checkFields } from '#platform/forms/check-fields.ts';
import { emailLine, lineOf, optionalLineOf } from '#platform/forms/line.ts';
import { contactFields } from './contact.fields.ts';

const { topic, order, message } = contactFields;

/** The contact form, checked by the browser and again by the server. What comes out is trimmed. */
const contactForm = z.object({
  name: lineOf(contactFields.name),
  email: emailLine(),
  topic: lineOf(topic),
  order: optionalLineOf(order),
  message: z
    .string(message.missing)
    .trim()
    .min(1, message.missing)
    .max(message.max, `The message can have at most ${message.max} characters`)
    // Line breaks and tabs are part of a message; other control characters are nobody's.
    .regex(PLAIN_TEXT, 'The message must be plain text'),
});

export type ContactForm = z.infer<typeof contactForm>;
export type ContactField = keyof ContactForm;
/** The first thing that is wrong with each field, in words for who writes. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** `topics` are the values that the form's select offers. */
export function checkContactForm(
  input: unknown,
  topics: readonly string[],
): CheckedFields<ContactForm, ContactField> {
  const schema = contactForm.extend({
    topic: contactForm.shape.topic.refine((chosen) => topics.includes(chosen), topic.missing),
  });
  return checkFields({ schema, facts: contactFields, otherwise: 'message' }, input);
}
