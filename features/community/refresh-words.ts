/** The lists that an administrator refreshes from the page, with the function that does it and its words (docs/product/community.md#texts). */
export const refreshes = {
  events: {
    path: '/functions/v1/fetch-health-events',
    count: 'eventsFound',
    button: 'Update Events',
    fetch: 'Fetch Events',
    denied: 'Only administrators can refresh events.',
    failed: 'Could not fetch new events. Please try again later.',
    done: 'Events Updated',
    found: (count: number) => `Successfully fetched ${count} new health events and screenings.`,
  },
  resources: {
    path: '/functions/v1/fetch-caregiver-resources',
    count: 'resourcesFound',
    button: 'Update Resources',
    fetch: 'Fetch Resources',
    denied: 'Only administrators can refresh resources.',
    failed: 'Could not fetch new resources. Please try again later.',
    done: 'Resources Updated',
    found: (count: number) => `Successfully fetched ${count} new caregiver resources.`,
  },
  groups: {
    path: '/functions/v1/fetch-support-groups',
    count: 'groupsFound',
    button: 'Update Groups',
    fetch: 'Fetch Groups',
    denied: 'Only administrators can refresh support groups.',
    failed: 'Could not fetch new groups. Please try again later.',
    done: 'Groups Updated',
    found: (count: number) => `Successfully fetched ${count} new support groups.`,
  },
} as const;

export type RefreshName = keyof typeof refreshes;
