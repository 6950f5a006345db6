import { expect, test } from 'vitest';
import { may, roleWords } from './permissions.ts';
import { tabGroupsOf } from './tabs.ts';

test('taking out, erasing and who may what are the owner’s alone', () => {
  for (const permission of [
    'lists.export',
    'people.export',
    'people.erase',
    'campaigns.export',
    'activity.export',
    'settings.change',
    'administrators.change',
  ] as const) {
    expect(may('owner', permission), permission).toBe(true);
    expect(may('editor', permission), permission).toBe(false);
    expect(may('support', permission), permission).toBe(false);
  }
  expect(may(undefined, 'messages.see')).toBe(false);
  expect(Object.keys(roleWords)).toEqual(['owner', 'editor', 'support']);
});

test('the menu offers what the role may open, and no group without anything in it', () => {
  const hrefs = (role: 'editor' | 'support') =>
    tabGroupsOf(role).flatMap(({ tabs }) => tabs.map(({ href }) => href));
  expect(hrefs('support')).toEqual(['/account', '/account/orders', '/account/security', '/account/messages']);
  expect(hrefs('editor')).toContain('/account/campaigns');
  expect(hrefs('editor')).not.toContain('/account/settings');
});
