/** What the lists of the community show. Texts are plain text; moments are ISO. */
export interface HealthStory {
  id: string;
  title: string;
  description: string;
  /** Lower case with underscores, such as heart_health. */
  category: string;
  publishedDate: string | null;
  sourceUrl: string | null;
}

export interface HealthEvent {
  id: string;
  title: string;
  description: string;
  eventType: 'screening' | 'workshop' | 'other';
  eventDate: string;
  location: string;
  sourceUrl: string | null;
}

export interface CaregiverResource {
  id: string;
  title: string;
  description: string;
  resourceType: string;
  location: string | null;
  contactInfo: string | null;
  websiteUrl: string | null;
}

export interface SupportGroup {
  id: string;
  name: string;
  description: string;
  conditionFocus: string;
  meetingFormat: 'virtual' | 'in_person' | 'hybrid';
  meetingSchedule: string | null;
  location: string | null;
  contactInfo: string | null;
  websiteUrl: string | null;
}
