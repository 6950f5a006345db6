import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { isPlaceholder } from '#content/placeholders.ts';
import { storeProfileFields, storeProfileGroups } from '#features/store/store-profile.fields.ts';
import type { StoreProfileErrors } from '#features/store/store-profile.schema.ts';
import type { TypedValues } from '#platform/forms/field-facts.ts';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { MeanwhileChanged } from '#platform/forms/meanwhile-changed.tsx';
import { useCheckedForm } from '#platform/forms/use-checked-form.ts';
import { useShownVersion } from '#platform/forms/use-shown-version.ts';
import { showToast } from '#platform/ui/toasts.ts';
import './store-profile.css';

type Values = TypedValues<keyof typeof storeProfileFields>;
export type StoreProfileAttempt =
  | { saved: true; version: string }
  | { saved: false; values: Values; errors: StoreProfileErrors; meanwhile?: Meanwhile };
/** What somebody else made of it, and the version of that. */
interface Meanwhile {
  now: Values;
  version: string;
}

/** One object, because a new one would count as a new answer. */
const NO_ERRORS: StoreProfileErrors = {};

async function check(values: FormData): Promise<StoreProfileErrors | undefined> {
  const { checkStoreProfile } = await import('#features/store/store-profile.schema.ts');
  const result = checkStoreProfile(Object.fromEntries(values));
  return result.ok ? undefined : result.fieldErrors;
}

interface StoreProfileFormProps {
  /** As it is kept now. */
  said: Values;
  /** Of what is shown. */
  version: string;
  live: boolean;
  attempt: StoreProfileAttempt | undefined;
}

/** What the owner says of the store; every page, mail and answer follows within seconds. */
export function StoreProfileForm({ said, version, live, attempt }: StoreProfileFormProps) {
  const failed = attempt?.saved === false ? attempt : undefined;
  const shown = useShownVersion(version, attempt?.saved ? attempt.version : failed?.meanwhile?.version);
  const { form, errors, onSubmit } = useCheckedForm(failed?.errors ?? NO_ERRORS, check);
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (attempt?.saved) showToast({ title: 'Store facts saved' });
  }, [attempt]);
  const placeholders = Object.values(said).some((text) => text !== undefined && isPlaceholder(text));
  return (
    <Form ref={form} method="post" className="panel" onSubmit={onSubmit} noValidate aria-labelledby="facts">
      <h2 id="facts" className="text-title">
        Store facts
      </h2>
      <p className="max-w-2xl text-small text-muted">
        Pages, footer, mails, legal texts, search engines and the assistant say what stands here, within
        seconds. What you leave empty is said nowhere.
        {!live && placeholders && ' The address, number and mailbox of the demo belong to nobody.'}
      </p>
      {failed?.meanwhile && (
        <MeanwhileChanged facts={storeProfileFields} now={failed.meanwhile.now} typed={failed.values} />
      )}
      <input type="hidden" name="form" value="profile" />
      <input type="hidden" name="version" value={shown} />
      {storeProfileGroups.map(({ title, fields }) => (
        <fieldset key={title} className="profile-group">
          <legend className="form-label mb-2">{title}</legend>
          <FormFields
            facts={storeProfileFields}
            only={fields}
            values={failed?.values ?? said}
            errors={errors}
          />
        </fieldset>
      ))}
      <button type="submit" className="btn btn-primary justify-self-start" aria-disabled={busy}>
        {busy ? 'Loading...' : 'Save store facts'}
      </button>
    </Form>
  );
}
