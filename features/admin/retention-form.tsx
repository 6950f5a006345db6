import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { retentionFields } from '#features/store/retention.fields.ts';
import type { FieldErrors, FieldName, TypedValues } from '#platform/forms/field-facts.ts';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { MeanwhileChanged } from '#platform/forms/meanwhile-changed.tsx';
import { useCheckedForm } from '#platform/forms/use-checked-form.ts';
import { useShownVersion } from '#platform/forms/use-shown-version.ts';
import { showToast } from '#platform/ui/toasts.ts';

type Name = FieldName<typeof retentionFields>;
export type RetentionAttempt =
  | { saved: true; version: string }
  | { saved: false; values: TypedValues<Name>; errors: FieldErrors<Name>; meanwhile?: Meanwhile };
/** What somebody else made of it, and the version of that. */
interface Meanwhile {
  now: TypedValues<Name>;
  version: string;
}

/** One object, because a new one would count as a new answer. */
const NO_ERRORS: FieldErrors<Name> = {};

async function check(values: FormData): Promise<FieldErrors<Name> | undefined> {
  const { checkRetention } = await import('#features/store/retention.schema.ts');
  const result = checkRetention(Object.fromEntries(values));
  return result.ok ? undefined : result.fieldErrors;
}

/** How long things are kept. The privacy page says the same numbers within seconds. */
export function RetentionForm({
  days,
  version,
  attempt,
}: {
  days: TypedValues<Name>;
  /** Of what is shown. */
  version: string;
  attempt: RetentionAttempt | undefined;
}) {
  const failed = attempt?.saved === false ? attempt : undefined;
  const shown = useShownVersion(version, attempt?.saved ? attempt.version : failed?.meanwhile?.version);
  const { form, errors, onSubmit } = useCheckedForm(failed?.errors ?? NO_ERRORS, check);
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (attempt?.saved) showToast({ title: 'Saved' });
  }, [attempt]);
  return (
    <Form ref={form} method="post" className="panel" onSubmit={onSubmit} noValidate aria-labelledby="kept">
      <h2 id="kept" className="text-title">
        How long things are kept
      </h2>
      <p className="max-w-2xl text-small text-muted">
        In days. A job deletes every night what is older, for good; the privacy page names these very numbers.
      </p>
      {failed?.meanwhile && (
        <MeanwhileChanged facts={retentionFields} now={failed.meanwhile.now} typed={failed.values} />
      )}
      <input type="hidden" name="form" value="retention" />
      <input type="hidden" name="version" value={shown} />
      <div className="profile-group">
        <FormFields facts={retentionFields} values={failed?.values ?? days} errors={errors} />
      </div>
      <button type="submit" className="btn btn-primary justify-self-start" aria-disabled={busy}>
        {busy ? 'Loading...' : 'Save how long'}
      </button>
    </Form>
  );
}
