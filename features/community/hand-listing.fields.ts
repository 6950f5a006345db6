import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { FormFacts } from '#platform/forms/field-facts.ts';

/** The fields of everything that is typed in by hand; each list takes some of them. */
export const listingFields = {
  title: { label: 'Title', what: 'The title', missing: 'Enter a title', max: 200, autoComplete: 'off' },
  description: {
    label: 'Description',
    what: 'The description',
    missing: 'Enter a description',
    max: 2000,
    kind: 'area',
    rows: 6,
    hint: 'Plain text.',
  },
  eventType: { label: 'Kind', what: 'The kind', missing: 'Choose a kind', max: 20, kind: 'choice' },
  eventDate: {
    label: 'Date and time',
    what: 'The date',
    missing: 'Enter a date and a time',
    max: 20,
    type: 'datetime-local',
    hint: 'New York time. Midnight stands for the whole day.',
  },
  category: {
    label: 'Category',
    what: 'The category',
    missing: 'Enter a category',
    max: 60,
    placeholder: 'Heart health',
    autoComplete: 'off',
  },
  resourceType: {
    label: 'Kind of help',
    what: 'The kind of help',
    missing: 'Enter a kind of help',
    max: 60,
    placeholder: 'Respite care',
    autoComplete: 'off',
  },
  conditionFocus: {
    label: 'For whom',
    what: 'For whom it is',
    missing: 'Enter for whom it is',
    max: 80,
    placeholder: 'Diabetes',
    autoComplete: 'off',
  },
  meetingFormat: {
    label: 'Meets',
    what: 'How it meets',
    missing: 'Choose how it meets',
    max: 20,
    kind: 'choice',
  },
  meetingSchedule: {
    label: 'When it meets',
    what: 'When it meets',
    max: 120,
    placeholder: 'First Monday of the month, 6 PM',
    autoComplete: 'off',
  },
  location: {
    label: 'Place',
    what: 'The place',
    max: 200,
    placeholder: 'Harlem, New York, NY',
    autoComplete: 'off',
  },
  contactInfo: {
    label: 'Contact',
    what: 'The contact',
    max: 200,
    hint: 'Everybody sees it.',
    autoComplete: 'off',
  },
  websiteUrl: {
    label: 'Website',
    what: 'The website',
    max: 500,
    type: 'url',
    placeholder: 'https://',
    autoComplete: 'off',
  },
} as const satisfies FormFacts;

export type ListingField = keyof typeof listingFields;

/** What each list takes, in the order of its form. */
export const fieldsOfList: Record<FeedList, readonly ListingField[]> = {
  events: ['title', 'description', 'eventType', 'eventDate', 'location', 'websiteUrl'],
  resources: ['title', 'description', 'resourceType', 'location', 'contactInfo', 'websiteUrl'],
  groups: [
    'title',
    'description',
    'conditionFocus',
    'meetingFormat',
    'meetingSchedule',
    'location',
    'contactInfo',
    'websiteUrl',
  ],
  stories: ['title', 'description', 'category', 'websiteUrl'],
};

export const listingChoices: Partial<Record<ListingField, { value: string; label: string }[]>> = {
  eventType: [
    { value: 'screening', label: 'Screening' },
    { value: 'workshop', label: 'Workshop' },
    { value: 'other', label: 'Something else' },
  ],
  meetingFormat: [
    { value: 'in_person', label: 'In person' },
    { value: 'virtual', label: 'Online' },
    { value: 'hybrid', label: 'Both' },
  ],
};
