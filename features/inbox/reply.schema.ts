import { z } from 'zod';
import { checkFields } from '#platform/forms/check-fields.ts';
import { PLAIN_TEXT } from '#platform/text/line-patterns.ts';
import { replyFields } from './reply.fields.ts';

const { body } = replyFields;

const reply = z.object({
  body: z
    .string(body.missing)
    .trim()
    .min(1, body.missing)
    .max(body.max, `${body.what} can have at most ${body.max} characters`)
    .regex(PLAIN_TEXT, `${body.what} must be plain text`),
});

export const checkReply = (input: unknown) =>
  checkFields({ schema: reply, facts: replyFields, otherwise: 'body' }, input);
