import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from './chat-limits.ts';

/** Bytes of a request to the assistant (docs/security.md). */
export const MAX_CHAT_BODY = 64 * 1024;

/** Long enough that nobody guesses another visitor's; letters, digits and the signs of ids. */
export const sessionIdSchema = z.string().regex(/^[\w.:-]{16,128}$/, 'The session id is not one of ours.');

/**
 * The body of `health-chat` (docs/product/chat.md#endpoints). Of `messages` only the visitor's newest counts: what was said before is read from the stored
 * conversation. Of `products` only the ids count: the rest is looked up again in the catalogue.
 */
export const chatRequestSchema = z.object({
  sessionId: sessionIdSchema,
  messages: z
    .array(z.object({ role: z.string(), content: z.string() }))
    .transform((messages) => messages.findLast(({ role }) => role === 'user')?.content.trim() ?? '')
    .pipe(
      z
        .string()
        .min(1, 'Please write a question.')
        .max(
          MAX_MESSAGE_LENGTH,
          `Please keep a message under ${MAX_MESSAGE_LENGTH.toLocaleString('en')} characters.`,
        ),
    ),
  products: z
    .array(z.object({ id: z.string().max(200) }))
    .max(100)
    .default([])
    .transform((products) => products.map(({ id }) => id)),
});

/** One vote on a stored reply: 1 or -1 (docs/product/chat.md#feedback). */
export const feedbackSchema = z.object({
  sessionId: sessionIdSchema,
  messageId: z.uuid(),
  rating: z.union([z.literal(1), z.literal(-1)]),
});

export const forgetSchema = z.object({ sessionId: sessionIdSchema });
