import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { giveawayForm, giveawayTexts } from '#content/campaign-texts.ts';
import type { GiveawayFacts } from '#domain/campaigns/campaign-facts.ts';
import type { EntryFieldErrors } from '#domain/giveaway/entry-form.ts';
import { focusFirstError } from '../../ui/form-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EntryAttempt } from './entry-attempt.ts';
import { AddressField, ConsentBox, NameField, ReachFields } from './entry-fields.tsx';
import { sayOptInRequired, useEntryAnswer } from './use-entry-answer.ts';

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
  const { form, errors, onSubmit } = useCheckedEntry(failed?.errors ?? NO_ERRORS);
  const busy = useNavigation().formAction === '/kia-giveaway';
  const fields = { values: failed?.values ?? {}, errors };
  return (
    <Form
      ref={form}
      method="post"
      action="/kia-giveaway"
      className="entry-form"
      onSubmit={onSubmit}
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
      <NameField {...fields} />
      <ReachFields {...fields} />
      <AddressField {...fields} />
      <ConsentBox {...fields} />
      <button type="submit" className="btn btn-primary w-full" disabled={busy}>
        {busy ? giveawayForm.submitting : giveawayForm.submit}
      </button>
    </Form>
  );
}

/** Checks with the server's own schema before anything is sent; the schema is loaded with the first press. */
function useCheckedEntry(serverErrors: EntryFieldErrors) {
  const form = useRef<HTMLFormElement>(null);
  const checked = useRef(false);
  const [own, setOwn] = useState<{ given: EntryFieldErrors; errors: EntryFieldErrors }>();
  // The server's word is the last one: what we found ourselves holds until it answers.
  const errors = own && own.given === serverErrors ? own.errors : serverErrors;

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (checked.current) {
      checked.current = false;
      return;
    }
    event.preventDefault();
    const { currentTarget } = event;
    void import('#domain/giveaway/entry-form.ts').then(({ checkGiveawayEntry }) => {
      const result = checkGiveawayEntry(Object.fromEntries(new FormData(currentTarget)));
      if (result.ok) {
        checked.current = true;
        currentTarget.requestSubmit();
        return;
      }
      setOwn({ given: serverErrors, errors: result.fieldErrors });
      if (result.fieldErrors.optedIn) sayOptInRequired();
    });
  };
  return { form, errors, onSubmit };
}
