/** What an administrator may do: the one table that every loader, action and endpoint of the desk asks (docs/product/admin.md#roles). */

export const ADMIN_ROLES = ['owner', 'editor', 'support'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const isAdminRole = (value: unknown): value is AdminRole => ADMIN_ROLES.some((role) => role === value);

const OWNER = ['owner'] as const;
const EDITORS = ['owner', 'editor'] as const;
const ALL = ADMIN_ROLES;

/** Who may. Taking data out and erasing it are the owner's alone, and so is what changes who may what. */
const whoMay = {
  'overview.see': EDITORS,
  'messages.see': ALL,
  'messages.change': EDITORS,
  /** Entries, subscribers and mails that were given up. */
  'lists.see': EDITORS,
  'lists.change': EDITORS,
  'lists.export': OWNER,
  'people.see': EDITORS,
  'people.export': OWNER,
  'people.erase': OWNER,
  'campaigns.see': EDITORS,
  'campaigns.change': EDITORS,
  'campaigns.export': OWNER,
  'letters.see': EDITORS,
  'letters.change': EDITORS,
  'knowledge.see': EDITORS,
  'knowledge.change': EDITORS,
  'knowledge.export': OWNER,
  'chats.see': EDITORS,
  'community.see': EDITORS,
  'community.change': EDITORS,
  'setup.see': OWNER,
  'setup.change': OWNER,
  'settings.see': OWNER,
  'settings.change': OWNER,
  'activity.see': OWNER,
  'activity.export': OWNER,
  'administrators.see': OWNER,
  'administrators.change': OWNER,
} as const satisfies Record<string, readonly AdminRole[]>;

export type Permission = keyof typeof whoMay;

/** Whether somebody of this role may; without a role nobody may anything. */
export function may(role: AdminRole | undefined, permission: Permission): boolean {
  const allowed: readonly AdminRole[] = whoMay[permission];
  return role !== undefined && allowed.includes(role);
}

/** As the desk names and explains them. */
export const roleWords: Record<AdminRole, { label: string; may: string }> = {
  owner: { label: 'Owner', may: 'Everything, also exporting, erasing, settings and administrators.' },
  editor: {
    label: 'Editor',
    may: 'Messages, people, campaigns, letters, knowledge and community. May not export or erase.',
  },
  support: { label: 'Support', may: 'Reads messages, and nothing else.' },
};
