import { z } from 'zod';
import { settingsFields } from './settings.fields.ts';

const INBOX_HINT = 'Enter an email address, or leave the field empty';

/** A box that is not ticked is not sent. */
const box = z.literal('on').optional().transform(Boolean);

/** The owner's settings as the form sends them. */
const settingsForm = z.object({
  ratings: box,
  testimonials: box,
  successStories: box,
  advisoryBoard: box,
  customerCount: box,
  /** One mail a day instead of one for each message and entry. */
  dailyDigest: box,
  /** Where mail to the store goes; empty means its usual address. */
  storeInbox: z
    .string()
    .trim()
    .max(settingsFields.storeInbox.max, INBOX_HINT)
    .refine((value) => value === '' || z.email().safeParse(value).success, INBOX_HINT),
});

export interface SettingsForm {
  sampleContent: Omit<z.infer<typeof settingsForm>, 'storeInbox' | 'dailyDigest'>;
  storeInbox: string;
  dailyDigest: boolean;
}

export function checkSettings(
  input: unknown,
): { ok: true; form: SettingsForm } | { ok: false; inboxError: string } {
  const parsed = settingsForm.safeParse(input);
  if (!parsed.success) return { ok: false, inboxError: INBOX_HINT };
  const { storeInbox, dailyDigest, ...switches } = parsed.data;
  return { ok: true, form: { sampleContent: switches, storeInbox, dailyDigest } };
}
