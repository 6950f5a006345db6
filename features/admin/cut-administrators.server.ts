import { ADMIN_ROLES } from '#features/accounts/permissions.ts';
import { cutRows } from '#platform/table/cut-rows.server.ts';
import type { TableView } from '#platform/table/table-view.ts';
import type { ListedAdministrator } from './administrator-table.tsx';
import type { AdministratorList } from './administrators-service.server.ts';

const keys = new Map<string, (one: ListedAdministrator) => string | number | null>([
  ['Who', ({ email }) => email],
  // Who is only asked to comes after all who do.
  ['Status', (one) => (one.id === undefined ? Number.MAX_SAFE_INTEGER : one.since.getTime())],
  ['Second step', (one) => (one.id === undefined ? null : Number(one.secondStep))],
  ['Role', ({ role }) => ADMIN_ROLES.indexOf(role)],
]);

/** The page that a view asks for, of those who look after the store and those who are asked to. */
export function cutAdministrators({ administrators, invitations }: AdministratorList, view: TableView) {
  const all: ListedAdministrator[] = [
    ...administrators,
    ...invitations.map((invitation) => ({ ...invitation, id: undefined })),
  ];
  return { people: cutRows(all, view, keys), total: all.length };
}
