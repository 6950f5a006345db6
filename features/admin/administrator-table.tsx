import { Form } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import { ADMIN_ROLES, type AdminRole, roleWords } from '#features/accounts/permissions.ts';
import { SelectField } from '#platform/forms/form-field.tsx';
import { DataTable } from '#platform/table/data-table.tsx';
import type { TableColumn, TableRow } from '#platform/table/table-parts.ts';
import { PAGE_SIZES, readTableView, type TableView, type UsualView } from '#platform/table/table-view.ts';
import type { AdministratorsAnswer } from './administrator-forms.tsx';

const usual: UsualView = { sort: 'Status', sizes: PAGE_SIZES };
const columns: TableColumn[] = [
  { label: 'Who', sorted: 'up', stays: true },
  { label: 'Status', sorted: 'up', orders: ['Longest first', 'Newest first'] },
  { label: 'Second step', sorted: 'up', orders: ['Without one first', 'With one first'] },
  { label: 'Role', sorted: 'up', stays: true },
];

export const readAdministratorView = (asked: URLSearchParams): TableView => readTableView(asked, usual);

interface Administrator {
  id: string;
  email: string;
  role: AdminRole;
  since: Date;
  secondStep: boolean;
}

interface Invitation {
  /** An invitation is known by its address. */
  id: undefined;
  email: string;
  role: AdminRole;
  invitedBy: string;
  expiresAt: Date;
}

/** Who looks after the store, or is asked to. */
export type ListedAdministrator = Administrator | Invitation;

interface AdministratorTableProps {
  people: readonly ListedAdministrator[];
  /** Of all pages. */
  total: number;
  view: TableView;
  /** Who looks. */
  self: string;
  changed: AdministratorsAnswer['roleChanged'];
}

/** Who looks after the store, and who is asked to. */
export const AdministratorTable = ({ people, total, view, self, changed }: AdministratorTableProps) => (
  <>
    {/* With the new role it may stand on another page. */}
    {changed && !people.some(({ id }) => id === changed.id) && <RoleChanged changed={changed} />}
    <DataTable
      view={view}
      usual={usual}
      path="/account/administrators"
      kept={[]}
      label="All administrators"
      className="administrator-table"
      columns={columns}
      rows={people.map((one) =>
        one.id === undefined
          ? invitationRow(one)
          : administratorRow(one, { self, changed: changed?.id === one.id ? changed : undefined }),
      )}
      total={total}
    />
  </>
);

const Who = ({ email, tag }: { email: string; tag: string | false }) => (
  <p className="account-email">
    {email} {tag && <span className="tag">{tag}</span>}
  </p>
);

const administratorRow = (
  { id, email, role, since, secondStep }: Administrator,
  { self, changed }: Pick<AdministratorTableProps, 'self' | 'changed'>,
): TableRow => ({
  id,
  name: email,
  cells: {
    Who: <Who email={email} tag={id === self && 'You'} />,
    Status: `${roleWords[role].label} since ${momentInWords(since)}.`,
    'Second step': secondStep ? 'Logs in with a second step.' : 'Logs in with the password alone.',
    Role: <RoleForm id={id} email={email} role={role} changed={changed} />,
  },
});

const invitationRow = ({ email, role, invitedBy, expiresAt }: Invitation): TableRow => ({
  id: email,
  name: email,
  cells: {
    Who: <Who email={email} tag="Invited" />,
    Status: `As ${roleWords[role].label}, by ${invitedBy}, until ${momentInWords(expiresAt)}.`,
    Role: (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="email" value={email} />
        <button type="submit" name="intent" value="withdraw" className="btn btn-line btn-small">
          Withdraw<span className="sr-only"> the invitation of {email}</span>
        </button>
      </Form>
    ),
  },
});

interface RoleFormProps {
  id: string;
  email: string;
  /** As it stands. */
  role: AdminRole;
  changed: AdministratorsAnswer['roleChanged'];
}

function RoleForm({ id, email, role, changed }: RoleFormProps) {
  return (
    <Form method="post" className="inline-form" preventScrollReset>
      {changed && <RoleChanged changed={changed} />}
      <input type="hidden" name="id" value={id} />
      {/* The answer is there before the list was read again. */}
      <input type="hidden" name="seen" value={changed?.now ?? role} />
      <SelectField
        key={`${role} ${changed?.wanted}`}
        name="role"
        label={<span className="sr-only">Role of {email}</span>}
        defaultValue={changed?.wanted ?? role}
      >
        {ADMIN_ROLES.map((one) => (
          <option key={one} value={one}>
            {roleWords[one].label}
          </option>
        ))}
      </SelectField>
      <button type="submit" name="intent" value="change" className="btn btn-line btn-small">
        Change role
      </button>
      <button type="submit" name="intent" value="revoke" className="btn btn-line btn-small">
        Revoke<span className="sr-only"> {email}</span>
      </button>
    </Form>
  );
}

const RoleChanged = ({ changed }: { changed: NonNullable<AdministratorsAnswer['roleChanged']> }) => (
  <p className="notice" role="alert">
    {`Somebody else made this ${roleWords[changed.now].label} meanwhile, and nothing of yours was saved. `}
    {changed.wanted
      ? 'What you chose is still here: press again to put it in place of that.'
      : 'Press Revoke again to take that role away.'}
  </p>
);
