import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { ADMIN_ROLES, type AdminRole, roleWords } from '#features/accounts/permissions.ts';
import type { FieldErrors, FieldName, TypedValues } from '#platform/forms/field-facts.ts';
import { focusFirstError } from '#platform/forms/form-field.tsx';
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
