import { z } from 'zod';

/** One line of text. Control characters are refused: a line break in a name must never reach the head of a mail. */
export function line(what: string, missing: string, max: number) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `${what} can have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, `${what} must be one line of plain text`);
}

export const EMAIL_HINT = 'Enter your email address, such as name@example.com';

/** An email address. 254: the longest that mail can carry (RFC 5321). */
export const emailLine = () => line('The email address', EMAIL_HINT, 254).pipe(z.email(EMAIL_HINT));
