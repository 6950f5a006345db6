import { z } from 'zod';
import { heroNames } from '#illustrations/manifest/art-files.ts';
import { mailingLists } from '#features/mail/mailing-lists.ts';
import { type CheckedFields, checkFields } from '#platform/forms/check-fields.ts';
import { lineOf } from '#platform/forms/line.ts';
import { PLAIN_TEXT } from '#platform/text/line-patterns.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { type LetterField, letterFields } from './letter.fields.ts';

/** What is to be done with a letter that is saved. */
export const letterIntents = ['save', 'test', 'send'] as const;
export type LetterIntent = (typeof letterIntents)[number];

const { list, subject, body, sendAt, sure } = letterFields;
const A_TIME = 'Enter a date and a time, such as 2025-12-10 at 09:00';

/** A date field's text, New York's; empty is at once. */
const moment = z
  .string()
  .trim()
  .max(sendAt.max, A_TIME)
  .default('')
  .transform((text, context) => {
    if (text === '') return null;
    const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(text)?.[0];
    if (
      !local ||
      !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text) ||
      Number.isNaN(Date.parse(`${local}:00Z`))
    ) {
      context.addIssue({ code: 'custom', message: A_TIME });
      return z.NEVER;
    }
    return inNewYork(`${local}:00`);
  });

const A_PRODUCT = 'Choose one of the products';
const handle = z
  .string()
  .trim()
  .max(255, A_PRODUCT)
  .regex(/^[\p{L}\p{N}_-]*$/u, A_PRODUCT)
  .default('');

const content = z.object({
  list: z.enum(mailingLists, list.missing),
  subject: lineOf(subject),
  body: z
    .string()
    .trim()
    .max(body.max, `${body.what} can have at most ${body.max} characters`)
    .regex(PLAIN_TEXT, `${body.what} must be plain text`)
    .default(''),
  picture: z
    .union([z.literal(''), z.enum(heroNames)], 'Choose one of the pictures')
    .default('')
    .transform((name) => name || null),
  product1: handle,
  product2: handle,
  product3: handle,
  sendAt: moment,
  sure: z.literal('on').optional(),
});

function toLetter({ product1, product2, product3, sure: _sure, ...rest }: z.output<typeof content>) {
  const chosen = [product1, product2, product3].filter((one) => one !== '');
  return { ...rest, handles: [...new Set(chosen)] };
}

export type LetterContent = ReturnType<typeof toLetter>;

/** A letter without words may be saved. It goes to nobody, and to a list only when that was ticked. */
const written = content.refine(({ body: text }) => text !== '', {
  path: ['body'],
  message: 'Enter the text of the letter',
});
const meant = written.refine(({ sure: ticked }) => ticked === 'on', {
  path: ['sure'],
  message: `Tick this before you send: ${sure.label}`,
});
const schemas = {
  save: content.transform(toLetter),
  test: written.transform(toLetter),
  send: meant.transform(toLetter),
} satisfies Record<LetterIntent, z.ZodType<LetterContent>>;

export const isLetterIntent = (value: unknown): value is LetterIntent =>
  letterIntents.some((intent) => intent === value);

/** `intent` is the pressed button. */
export const checkLetter = (
  intent: LetterIntent,
  input: unknown,
): CheckedFields<LetterContent, LetterField> =>
  checkFields({ schema: schemas[intent], facts: letterFields, otherwise: 'subject' }, input);
