import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import { ADMIN_ROLES, type AdminRole, roleWords } from '#features/accounts/permissions.ts';
import type { FieldErrors, FieldName, TypedValues } from '#platform/forms/field-facts.ts';
import { focusFirstError, SelectField } from '#platform/forms/form-field.tsx';
import { MeanwhileChanged } from '#platform/forms/meanwhile-changed.tsx';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { inviteFields } from './invite.fields.ts';

type InviteField = FieldName<typeof inviteFields>;

export interface AdministratorsAnswer {
  ok: boolean;
  says?: string;
  /** Of an invitation that was not sent. */
  values?: TypedValues<InviteField>;
  errors?: FieldErrors<InviteField>;
  /** Somebody else changed this role since it was shown. `wanted` is null where it was to be taken away. */
  roleChanged?: { id: string; now: AdminRole; wanted: AdminRole | null };
  /** Somebody else switched the second step since it was shown. */
  demand?: { now: TypedValues<'demanded'>; typed: TypedValues<'demanded'>; version: string };
}

interface RowsProps {
  administrators: { id: string; email: string; role: AdminRole; since: string; secondStep: boolean }[];
  invitations: { email: string; role: AdminRole; invitedBy: string; expiresAt: string }[];
  /** Who looks. */
  self: string;
  changed: AdministratorsAnswer['roleChanged'];
}

/** Who looks after the store, and who is asked to. */
export function AdministratorRows({ administrators, invitations, self, changed }: RowsProps) {
  return (
    <ul className="administrators">
      {administrators.map(({ id, email, role, since, secondStep }) => (
        <li key={id}>
          <div>
            <p className="account-email">
              {email} {id === self && <span className="tag">You</span>}
            </p>
            <p className="text-small text-muted">
              {roleWords[role].label} since {momentInWords(new Date(since))}.{' '}
              {secondStep ? 'Logs in with a second step.' : 'Logs in with the password alone.'}
            </p>
          </div>
          <RoleForm id={id} email={email} role={role} changed={changed?.id === id ? changed : undefined} />
        </li>
      ))}
      {invitations.map(({ email, role, invitedBy, expiresAt }) => (
        <li key={email}>
          <div>
            <p className="account-email">
              {email} <span className="tag">Invited</span>
            </p>
            <p className="text-small wrap-anywhere text-muted">
              As {roleWords[role].label}, by {invitedBy}, until {momentInWords(new Date(expiresAt))}.
            </p>
          </div>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="email" value={email} />
            <button type="submit" name="intent" value="withdraw" className="btn btn-line btn-small">
              Withdraw<span className="sr-only"> the invitation of {email}</span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

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
      {changed && (
        <p className="notice" role="alert">
          {`Somebody else made this ${roleWords[changed.now].label} meanwhile, and nothing of yours was saved. `}
          {changed.wanted
            ? 'What you chose is still here: press again to put it in place of that.'
            : 'Press Revoke again to take that role away.'}
        </p>
      )}
      <input type="hidden" name="id" value={id} />
      {/* The answer is there before the list was read again. */}
      <input type="hidden" name="seen" value={changed?.now ?? role} />
      <SelectField
        key={`${role} ${changed?.wanted}`}
        name="role"
        label={<RoleLabel email={email} />}
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

const RoleLabel = ({ email }: { email: string }) => (
  <>
    Role<span className="sr-only"> of {email}</span>
  </>
);

const DEMAND = 'Whoever looks after the store has to log in with a second step.';
const demandFacts = { demanded: { label: DEMAND, what: DEMAND } };

interface DemandFormProps {
  demanded: boolean;
  /** Of what the box was first shown with. */
  version: string;
  answer: AdministratorsAnswer | undefined;
}

export function DemandForm({ demanded, version, answer }: DemandFormProps) {
  const conflict = answer?.demand;
  const on = conflict ? conflict.typed.demanded === 'on' : demanded;
  return (
    <Form method="post" className="panel" preventScrollReset aria-labelledby="demand">
      <h2 id="demand" className="text-title">
        Second step
      </h2>
      {conflict && <MeanwhileChanged facts={demandFacts} now={conflict.now} typed={conflict.typed} />}
      <input type="hidden" name="version" value={conflict?.version ?? version} />
      <label className="check-row">
        <input key={`${on} ${version}`} type="checkbox" name="demanded" defaultChecked={on} />
        <span>{DEMAND}</span>
      </label>
      <button type="submit" name="intent" value="demand" className="btn btn-line justify-self-start">
        Save
      </button>
    </Form>
  );
}

export function InviteForm({ mails, answer }: { mails: boolean; answer: AdministratorsAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formData?.get('intent') === 'invite';
  useEffect(() => {
    if (answer?.errors) focusFirstError(form.current);
  }, [answer]);
  return (
    <section className="panel" aria-labelledby="invite">
      <h2 id="invite" className="text-title">
        Invite somebody
      </h2>
      <dl className="administrator-roles">
        {ADMIN_ROLES.map((role) => (
          <div key={role}>
            <dt>{roleWords[role].label}</dt>
            <dd>{roleWords[role].may}</dd>
          </div>
        ))}
      </dl>
      {!mails && (
        <p className="notice">This store has no mail server yet: nobody gets an invitation until it has.</p>
      )}
      <Form
        ref={form}
        method="post"
        className="inline-form"
        preventScrollReset
        noValidate
        onSubmit={(event) => busy && event.preventDefault()}
      >
        <FormFields
          facts={inviteFields}
          values={answer?.values ?? {}}
          errors={answer?.errors ?? {}}
          choices={{ role: ADMIN_ROLES.map((role) => ({ value: role, label: roleWords[role].label })) }}
        />
        <button type="submit" name="intent" value="invite" className="btn btn-primary" aria-disabled={busy}>
          Invite by mail
        </button>
      </Form>
    </section>
  );
}
