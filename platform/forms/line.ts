import { ONE_LINE } from '#platform/text/line-patterns.ts';
import { z } from 'zod';
import type { FieldFacts } from './field-facts.ts';
import { MAX_EMAIL_LENGTH } from './max-email-length.ts';

/** One line of text. What is no line is refused. */
export function line(what: string, missing: string, max: number) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `${what} can have at most ${max} characters`)
    .regex(ONE_LINE, `${what} must be one line of plain text`);
}

export const EMAIL_HINT = 'Enter your email address, such as name@example.com';

/** A field's line, with its own limit and words. */
export const lineOf = ({ what, missing, max }: FieldFacts & { missing: string; max: number }) =>
  line(what, missing, max);

/** The same for a field that may stay empty. */
export const optionalLineOf = ({ what, max }: FieldFacts & { max: number }) =>
  z
    .string()
    .trim()
    .max(max, `${what} can have at most ${max} characters`)
    .regex(ONE_LINE, `${what} must be one line of plain text`)
    .default('');

/** An email address. */
export const emailLine = () =>
  line('The email address', EMAIL_HINT, MAX_EMAIL_LENGTH).pipe(z.email(EMAIL_HINT));
