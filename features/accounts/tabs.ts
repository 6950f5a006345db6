import type { IconName } from '#platform/ui/icon-names.ts';

interface AccountTab {
  label: string;
  href: string;
  icon: IconName;
}

/** The menu of an administrator's account page, in order; each is a child route of /account. */
export const accountTabGroups: { title: string; tabs: AccountTab[] }[] = [
  {
    title: 'You',
    tabs: [
      { label: 'Overview', href: '/account', icon: 'user-round' },
      { label: 'Orders', href: '/account/orders', icon: 'package' },
    ],
  },
  {
    title: 'People',
    tabs: [
      { label: 'Messages', href: '/account/messages', icon: 'mail' },
      { label: 'People', href: '/account/people', icon: 'users' },
      { label: 'Campaigns', href: '/account/campaigns', icon: 'award' },
    ],
  },
  {
    title: 'What the store says',
    tabs: [
      { label: 'Chatbot Training', href: '/account/training', icon: 'sparkles' },
      { label: 'Sources', href: '/account/sources', icon: 'refresh-cw' },
    ],
  },
  {
    title: 'Store',
    tabs: [
      { label: 'Setup', href: '/account/setup', icon: 'circle-check' },
      { label: 'Settings', href: '/account/settings', icon: 'sliders-horizontal' },
      { label: 'Activity', href: '/account/activity', icon: 'clock' },
    ],
  },
];
