/**
 * What is text and nothing else. Beside control characters there are two more that begin a line (U+2028, U+2029), marks that turn the
 * direction of what follows, so that a name shows another one, and halves of characters.
 */
const UNSEEN = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069`;

/** One line: a line break in a name must never reach the head of a mail. */
export const ONE_LINE = new RegExp(`^[^${UNSEEN}]*$`, 'u');

/** Several lines. */
export const PLAIN_TEXT = new RegExp(String.raw`^(?:[^${UNSEEN}]|[\n\r\t])*$`, 'u');
