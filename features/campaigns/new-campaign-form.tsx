import { useRef, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { focusFirstError, SelectField, TextField } from '#platform/forms/form-field.tsx';
import { campaignKindLabels } from './campaign-kind-labels.ts';
import { campaignKinds } from './campaign.ts';
import type { NewCampaignAttempt } from './campaign-attempt.ts';

/** Makes a campaign, switched off: its own form below asks for the rest. */
export function NewCampaignForm({ attempt }: { attempt: NewCampaignAttempt | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formData?.get('intent') === 'create';
  useEffect(() => {
    if (attempt) focusFirstError(form.current);
  }, [attempt]);
  return (
    <section className="panel" aria-labelledby="new-campaign">
      <h2 id="new-campaign" className="text-title">
        New campaign
      </h2>
      <Form
        ref={form}
        method="post"
        className="inline-form"
        preventScrollReset
        noValidate
        onSubmit={(event) => busy && event.preventDefault()}
      >
        <SelectField
          name="kind"
          label="Kind"
          defaultValue={attempt?.values.kind ?? 'giveaway'}
          error={attempt?.errors.kind}
        >
          {campaignKinds.map((kind) => (
            <option key={kind} value={kind}>
              {campaignKindLabels[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="name"
          label="Name"
          hint="Of an announcement, the line that visitors read"
          defaultValue={attempt?.values.name ?? ''}
          error={attempt?.errors.name}
          required
        />
        <button type="submit" name="intent" value="create" className="btn btn-primary" aria-disabled={busy}>
          Create
        </button>
      </Form>
    </section>
  );
}
