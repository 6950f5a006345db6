import { z } from 'zod';
import { type CheckedFields, checkFields } from '#platform/forms/check-fields.ts';
import { emailLine, lineOf } from '#platform/forms/line.ts';
import { type EntryField, entryFields, type EntryFieldErrors } from './entry.fields.ts';
import { prayerFields } from './prayer.fields.ts';

/** What stands in for the address of a prayer signup, in the table that both share (docs/product/newsletter.md#prayer-updates). */
export const PRAYER_ADDRESS = 'Jamaica Prayer Support';

/** A box that has to be ticked: 'on' from a form, true from a script. */
const ticked = ({ missing }: { missing: string }) =>
  z.union([z.literal('on'), z.literal(true)], missing).transform(() => true as const);

const phoneLine = lineOf(entryFields.phone).regex(/^(?:\D*\d){7,15}\D*$/, entryFields.phone.missing);

/** The giveaway's entry, checked by the browser and again by the server (docs/product/giveaway.md#entering). What comes out is trimmed. */
const giveawayEntry = z.object({
  name: lineOf(entryFields.name),
  email: emailLine(),
  phone: phoneLine,
  address: lineOf(entryFields.address),
  optedIn: ticked(entryFields.optedIn),
});

/** The prayer window's form. */
const prayerSignup = giveawayEntry.omit({ address: true }).extend({ optedIn: ticked(prayerFields.optedIn) });

/** Bodies of the two mail functions (docs/product/giveaway.md#endpoints). */
export const notificationBody = giveawayEntry.omit({ optedIn: true });
export const confirmationBody = giveawayEntry.pick({ name: true, email: true });

export type NotificationBody = z.infer<typeof notificationBody>;
export type ConfirmationBody = z.infer<typeof confirmationBody>;
export type GiveawayEntry = z.infer<typeof giveawayEntry>;
export type PrayerSignup = z.infer<typeof prayerSignup>;

export const checkGiveawayEntry = (input: unknown): CheckedFields<GiveawayEntry, EntryField> =>
  checkFields({ schema: giveawayEntry, facts: entryFields, otherwise: 'name' }, input);
export const checkPrayerSignup = (input: unknown): CheckedFields<PrayerSignup, keyof PrayerSignup> =>
  checkFields({ schema: prayerSignup, facts: prayerFields, otherwise: 'name' }, input);

/** What is wrong with these fields alone. */
export function entryFieldErrors(input: unknown, fields: readonly EntryField[]): EntryFieldErrors {
  const checked = checkGiveawayEntry(input);
  if (checked.ok) return {};
  const wrong = Object.entries(checked.fieldErrors).filter(([name]) =>
    fields.some((field) => field === name),
  );
  return Object.fromEntries(wrong);
}
