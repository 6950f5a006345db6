import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { giveawayForm, giveawayTexts } from '#content/campaign-texts.ts';
import type { GiveawayFacts } from '#features/campaigns/campaign-facts.ts';
import { entryFields, type EntryFieldErrors } from './entry.fields.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { useCheckedForm } from '#platform/forms/use-checked-form.ts';
import type { EntryAttempt } from './entry-attempt.ts';
import { GiveawayMeant } from './giveaway-meant.tsx';
import { useEntryAnswer } from './use-entry-answer.ts';

/** One object, because a new one would count as a new answer. */
const NO_ERRORS: EntryFieldErrors = {};

/** The page's single form. After an entry it is empty again, under the words that say so. */
export function EntryForm({ attempt }: { attempt: EntryAttempt | undefined }) {
  useEntryAnswer(attempt);
  // Each entry empties the form: a new key, a new form.
  const [{ seen, entries }, setSeen] = useState({ seen: attempt, entries: 0 });
  if (attempt !== seen) setSeen({ seen: attempt, entries: entries + (attempt?.entered ? 1 : 0) });
  return (
    <>
      {attempt?.entered && <Entered giveaway={attempt.giveaway} />}
      <EntryFields key={entries} attempt={attempt} />
    </>
  );
}

function Entered({ giveaway }: { giveaway: GiveawayFacts }) {
  const { title, description } = giveawayTexts(giveaway).success;
  return (
    <p className="notice notice-calm" role="status">
      <Icon name="circle-check" />
      <span>
        <strong>{title}</strong> {description}
      </span>
    </p>
  );
}

function EntryFields({ attempt }: { attempt: EntryAttempt | undefined }) {
  const failed = attempt?.entered === false ? attempt : undefined;
  const { form, errors, onSubmit } = useCheckedForm(failed?.errors ?? NO_ERRORS, check);
  const busy = useNavigation().formAction === '/kia-giveaway';
  return (
    <Form
      ref={form}
      method="post"
      action="/kia-giveaway"
      className="entry-form"
      onSubmit={(event) => (busy ? event.preventDefault() : onSubmit(event))}
      noValidate
      preventScrollReset
    >
      {failed?.message !== undefined && (
        <p className="notice" role="alert">
          <Icon name="circle-alert" />
          <span>
            <strong>{giveawayForm.failure.title}.</strong> {failed.message}
          </span>
        </p>
      )}
      <GiveawayMeant />
      <FormFields facts={entryFields} values={failed?.values ?? {}} errors={errors} />
      <button type="submit" className="btn btn-primary w-full" aria-disabled={busy}>
        {busy ? giveawayForm.submitting : giveawayForm.submit}
      </button>
    </Form>
  );
}

/** The server's own schema is loaded with the first press. */
async function check(values: FormData): Promise<EntryFieldErrors | undefined> {
  const { checkGiveawayEntry } = await import('./entry.schema.ts');
  const result = checkGiveawayEntry(Object.fromEntries(values));
  return result.ok ? undefined : result.fieldErrors;
}
