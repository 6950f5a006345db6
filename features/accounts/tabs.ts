import { type AdminRole, may, type Permission } from './permissions.ts';
import type { IconName } from '#platform/ui/icon-names.ts';

interface AccountTab {
  label: string;
  href: string;
  icon: IconName;
  /** Who may not, is not shown it. */
  needs?: Permission;
}

/** The menu of an administrator's account page, in order; each is a child route of /account. */
const accountTabGroups: { title: string; tabs: AccountTab[] }[] = [
  {
    title: 'You',
    tabs: [
      { label: 'Overview', href: '/account', icon: 'user-round' },
      { label: 'Orders', href: '/account/orders', icon: 'package' },
      { label: 'Security', href: '/account/security', icon: 'shield-check' },
    ],
  },
  {
    title: 'People',
    tabs: [
      { label: 'Messages', href: '/account/messages', icon: 'mail', needs: 'messages.see' },
      { label: 'People', href: '/account/people', icon: 'users', needs: 'people.see' },
      { label: 'Campaigns', href: '/account/campaigns', icon: 'award', needs: 'campaigns.see' },
      { label: 'Letters', href: '/account/letters', icon: 'quote', needs: 'letters.see' },
    ],
  },
  {
    title: 'What the store says',
    tabs: [
      { label: 'Chatbot Training', href: '/account/training', icon: 'sparkles', needs: 'knowledge.see' },
      { label: 'Chats', href: '/account/chats', icon: 'message-square', needs: 'chats.see' },
      { label: 'Community lists', href: '/account/listings', icon: 'users', needs: 'community.see' },
      { label: 'Sources', href: '/account/sources', icon: 'refresh-cw', needs: 'community.see' },
    ],
  },
  {
    title: 'Store',
    tabs: [
      { label: 'Setup', href: '/account/setup', icon: 'circle-check', needs: 'setup.see' },
      { label: 'Settings', href: '/account/settings', icon: 'sliders-horizontal', needs: 'settings.see' },
      {
        label: 'Administrators',
        href: '/account/administrators',
        icon: 'user-round',
        needs: 'administrators.see',
      },
      { label: 'Activity', href: '/account/activity', icon: 'clock', needs: 'activity.see' },
    ],
  },
];

/** Those that somebody of this role may open; a group of which nothing is left is left out. */
export const tabGroupsOf = (role: AdminRole): typeof accountTabGroups =>
  accountTabGroups
    .map(({ title, tabs }) => ({ title, tabs: tabs.filter(({ needs }) => !needs || may(role, needs)) }))
    .filter(({ tabs }) => tabs.length > 0);
