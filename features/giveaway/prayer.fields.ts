import { prayerModal } from '#content/campaign-texts.ts';
import type { FieldErrors, FieldName, FormFacts } from '#platform/forms/field-facts.ts';
import { entryFields } from './entry.fields.ts';
import { prayerOptIn } from './opt-in.ts';

const { labels } = prayerModal;
const { hint: _email, ...email } = entryFields.email;
const { hint: _phone, ...phone } = entryFields.phone;

/** The prayer window asks what the giveaway asks, in its own words and without an address. */
export const prayerFields = {
  name: { ...entryFields.name, label: labels.name },
  email: { ...email, label: labels.email, hint: prayerModal.confirmFirst },
  phone: { ...phone, label: labels.phone },
  optedIn: {
    ...entryFields.optedIn,
    label: prayerModal.consent,
    missing: `${prayerOptIn.title}: ${prayerOptIn.description}`,
  },
} as const satisfies FormFacts;

export type PrayerFieldErrors = FieldErrors<FieldName<typeof prayerFields>>;
