import type { IconName } from '#platform/ui/icon-names.ts';

/** The tabs of an administrator's account page, in order; each is a child route of /account. */
export const accountTabs: { label: string; href: string; icon: IconName }[] = [
  { label: 'Account', href: '/account', icon: 'user-round' },
  { label: 'Orders', href: '/account/orders', icon: 'package' },
  { label: 'Chatbot Training', href: '/account/training', icon: 'sparkles' },
  { label: 'Messages', href: '/account/messages', icon: 'mail' },
  { label: 'Sources', href: '/account/sources', icon: 'refresh-cw' },
  { label: 'Campaigns', href: '/account/campaigns', icon: 'award' },
  { label: 'Settings', href: '/account/settings', icon: 'sliders-horizontal' },
  { label: 'Activity', href: '/account/activity', icon: 'clock' },
];
