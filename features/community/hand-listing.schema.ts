import { z } from 'zod';
import { feedLists } from '#integrations/feeds/feed-list.ts';
import type { FieldFacts } from '#platform/forms/field-facts.ts';
import { fieldsOfList, listingChoices, type ListingField, listingFields } from './hand-listing.fields.ts';
import { isShownEvent } from './shown-event.ts';

const text = (field: ListingField) => {
  const { what, max } = listingFields[field];
  return z
    .string()
    .trim()
    .max(max, `${what}: at most ${max.toLocaleString('en')} characters`)
    .default('');
};

/** What is typed in for one of the lists. Fields that its list does not take are dropped. */
export const handListing = z
  .object({
    list: z.enum(feedLists, 'Choose a list'),
    title: text('title'),
    description: text('description'),
    eventType: text('eventType'),
    eventDate: text('eventDate'),
    category: text('category'),
    resourceType: text('resourceType'),
    conditionFocus: text('conditionFocus'),
    meetingFormat: text('meetingFormat'),
    meetingSchedule: text('meetingSchedule'),
    location: text('location'),
    contactInfo: text('contactInfo'),
    websiteUrl: text('websiteUrl'),
  })
  .superRefine((form, context) => {
    for (const field of fieldsOfList[form.list]) {
      const message = problemOf(form, field);
      if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export type HandListingForm = z.infer<typeof handListing>;

const moment = z.iso.datetime({ local: true }).regex(/^20/);

function problemOf(form: HandListingForm, field: ListingField): string | undefined {
  const value = form[field];
  const facts: FieldFacts = listingFields[field];
  if (value === '') return form.list === 'events' && field === 'location' ? 'Enter a place' : facts.missing;
  const choices = listingChoices[field];
  if (choices && !choices.some((choice) => choice.value === value)) return facts.missing;
  if (field === 'eventDate' && !moment.safeParse(value).success) return facts.missing;
  if (field === 'websiteUrl' && !isHttps(value)) return 'Enter an address that starts with https://';
  if (
    form.list === 'events' &&
    field === 'location' &&
    !isShownEvent({ ...form, description: 'x', eventDate: 'x' })
  )
    return 'Only events with a settled place are shown: without “or” and “TBD”';
  return undefined;
}

function isHttps(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && !username && !password;
}
