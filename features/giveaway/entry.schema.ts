import { z } from 'zod';
import { emailLine, line } from '#platform/forms/line.ts';
import { entryOptIn, prayerOptIn } from './opt-in.ts';

/** What stands in for the address of a prayer signup, in the table that both share (docs/product/newsletter.md#prayer-updates). */
export const PRAYER_ADDRESS = 'Jamaica Prayer Support';

const PHONE_HINT = 'Enter your phone number, such as (404) 555-0123';

/** A box that has to be ticked: 'on' from a form, true from a script. */
const ticked = ({ title, description }: { title: string; description: string }) =>
  z.union([z.literal('on'), z.literal(true)], `${title}: ${description}`).transform(() => true as const);

const phoneLine = line('The phone number', PHONE_HINT, 40).regex(/^(?:\D*\d){7,15}\D*$/, PHONE_HINT);

/** The giveaway's entry, checked by the browser and again by the server (docs/product/giveaway.md#entering). What comes out is trimmed. */
const giveawayEntry = z.object({
  name: line('The name', 'Enter your full name', 100),
  email: emailLine(),
  phone: phoneLine,
  address: line('The address', 'Enter your full address', 300),
  optedIn: ticked(entryOptIn),
});

/** The prayer window's form. */
const prayerSignup = giveawayEntry.omit({ address: true }).extend({ optedIn: ticked(prayerOptIn) });

/** Bodies of the two mail functions (docs/product/giveaway.md#endpoints). */
export const notificationBody = giveawayEntry.omit({ optedIn: true });
export const confirmationBody = giveawayEntry.pick({ name: true, email: true });

export type NotificationBody = z.infer<typeof notificationBody>;
export type ConfirmationBody = z.infer<typeof confirmationBody>;
export type GiveawayEntry = z.infer<typeof giveawayEntry>;
export type PrayerSignup = z.infer<typeof prayerSignup>;
export type EntryField = keyof GiveawayEntry;
/** The first thing that is wrong with each field, in words for the visitor. */
export type EntryFieldErrors = Partial<Record<EntryField, string>>;

export type Checked<Form> = { ok: true; form: Form } | { ok: false; fieldErrors: EntryFieldErrors };

export const checkGiveawayEntry = (input: unknown): Checked<GiveawayEntry> => check(giveawayEntry, input);
export const checkPrayerSignup = (input: unknown): Checked<PrayerSignup> => check(prayerSignup, input);

/** The dialog's first step: how to reach somebody, and the consent. */
export const firstStepFields = ['email', 'phone', 'optedIn'] as const satisfies readonly EntryField[];

/** What is wrong with these fields alone. */
export function entryFieldErrors(input: unknown, fields: readonly EntryField[]): EntryFieldErrors {
  const checked = checkGiveawayEntry(input);
  if (checked.ok) return {};
  const wrong = Object.entries(checked.fieldErrors).filter(([name]) =>
    fields.some((field) => field === name),
  );
  return Object.fromEntries(wrong);
}

function check<Form>(schema: z.ZodType<Form>, input: unknown): Checked<Form> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, form: parsed.data };
  const fieldErrors: EntryFieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0];
    if (isEntryField(field)) fieldErrors[field] ??= message;
  }
  // Something that is no form at all has no fields to name.
  if (Object.keys(fieldErrors).length === 0) fieldErrors.name = 'Enter your full name';
  return { ok: false, fieldErrors };
}

function isEntryField(field: unknown): field is EntryField {
  return typeof field === 'string' && Object.hasOwn(giveawayEntry.shape, field);
}
