import { ONE_LINE } from '#platform/text/line-patterns.ts';
import { z } from 'zod';
import { MAX_NOTE_LENGTH } from './chat-limits.ts';
import { sessionIdSchema } from './chat-request.server.ts';

const reference = z.union([
  z.string().max(500),
  z.object({
    id: z.string().max(200).optional(),
    handle: z.string().max(200).optional(),
    title: z.string().max(500).optional(),
  }),
]);

const oneLine = z.string().max(200).regex(ONE_LINE, 'The subject must be one line.');

/**
 * The body of `send-health-info` (docs/product/mail.md#for-strangers). `productInfo` only says which products are meant, `content` is at most a note; the subject is the
 * template's own.
 */
export const infoRequestSchema = z.object({
  email: z.string().trim().max(254).pipe(z.email('Invalid email address format')),
  subject: oneLine.optional(),
  content: z
    .string()
    .trim()
    .max(MAX_NOTE_LENGTH, `Please keep the note under ${MAX_NOTE_LENGTH} characters.`)
    .refine((note) => !/https?:|www\.|\/\//i.test(note), 'Please leave links out of the note.')
    .optional(),
  productInfo: z
    .union([reference, z.array(reference).max(20)])
    .nullish()
    .transform((given) =>
      given === null || given === undefined ? [] : Array.isArray(given) ? given : [given],
    )
    .transform((given) =>
      given
        .flatMap((one) => (typeof one === 'string' ? [one] : [one.id, one.handle, one.title]))
        .filter((text) => text !== undefined),
    ),
  sessionId: sessionIdSchema.optional(),
});

export type InfoRequest = z.infer<typeof infoRequestSchema>;
