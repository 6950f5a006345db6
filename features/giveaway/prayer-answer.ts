import { z } from 'zod';

const fields = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  optedIn: z.string().optional(),
});

/** What the server says to a prayer signup. Without field errors it failed as a whole. */
export const prayerAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), fields: fields.default({}) }),
]);

export type PrayerAnswer = z.infer<typeof prayerAnswer>;
