import { contactPage } from './contact-texts.ts';
import type { FormFacts } from '#platform/forms/field-facts.ts';
import { MAX_EMAIL_LENGTH } from '#platform/forms/max-email-length.ts';

const { labels, hints } = contactPage.form;

/** The fields of the contact form: the page, the schema and the redisplay follow this list. */
export const contactFields = {
  name: {
    label: labels.name,
    what: 'The name',
    missing: 'Enter your name',
    max: 100,
    autoComplete: 'name',
  },
  email: {
    label: labels.email,
    what: 'The email address',
    missing: 'Enter your email address, such as name@example.com',
    max: MAX_EMAIL_LENGTH,
    hint: hints.email,
    type: 'email',
    autoComplete: 'email',
  },
  topic: {
    label: labels.topic,
    what: 'The topic',
    missing: 'Choose what it is about',
    max: 40,
    kind: 'choice',
  },
  order: { label: labels.order, what: 'The order number', max: 40, hint: hints.order, autoComplete: 'off' },
  message: {
    label: labels.message,
    what: 'The message',
    missing: 'Write your message',
    max: 4000,
    kind: 'area',
    rows: 7,
    className: 'contact-wide',
  },
} as const satisfies FormFacts;
