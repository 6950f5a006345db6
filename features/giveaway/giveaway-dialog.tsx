import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { giveawayForm, giveawayTexts } from '#content/campaign-texts.ts';
import type { GiveawayFacts } from '#features/campaigns/campaign-facts.ts';
import { type EntryField, entryFields, type EntryFieldErrors, firstStepFields } from './entry.fields.ts';
import { entryFieldErrors } from './entry.schema.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { isFieldOf } from '#platform/forms/field-facts.ts';
import { useFocusFirstError } from '#platform/forms/use-checked-form.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { EntryAttempt } from './entry-attempt.ts';
import { GiveawayMeant } from './giveaway-meant.tsx';
import { useEntryAnswer } from './use-entry-answer.ts';
import './giveaway.css';

/** Two sentences and a date: longer to read than a product's name. */
const LONG_MS = 8000;
const NO_ERRORS: EntryFieldErrors = {};

const isFirst = (field: string) => firstStepFields.some((name) => name === field);
const allFields: EntryField[] = Object.keys(entryFields).filter((name) => isFieldOf(entryFields, name));
const secondStepFields = allFields.filter((name) => !isFirst(name));

/** The footer's entry form in two steps. Both stand in one form all the time, so that going back loses nothing. */
export default function GiveawayDialog({
  giveaway,
  onClose,
}: {
  giveaway: GiveawayFacts;
  onClose: () => void;
}) {
  const { form, step, errors, failed, busy, onSubmit, back } = useTwoSteps(onClose);
  const texts = giveawayTexts(giveaway);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      subtitle={<p className="text-small text-muted">{`${texts.drawing}. ${texts.conditions}`}</p>}
    >
      <form ref={form} className="dialog-body entry-form" onSubmit={onSubmit} noValidate>
        <GiveawayMeant />
        <h3 className="text-title" tabIndex={-1} data-step>
          {step === 1 ? giveawayForm.steps.first : giveawayForm.steps.second}
        </h3>
        {failed !== undefined && (
          <p className="notice" role="alert">
            <Icon name="circle-alert" />
            <span>
              <strong>{giveawayForm.failure.title}.</strong> {failed}
            </span>
          </p>
        )}
        <div className="entry-form" hidden={step !== 1}>
          <FormFields facts={entryFields} only={firstStepFields} errors={errors} />
        </div>
        <div className="entry-form" hidden={step !== 2}>
          <FormFields facts={entryFields} only={secondStepFields} errors={errors} />
        </div>
        {step === 1 ? (
          <button type="submit" className="btn btn-primary">
            {giveawayForm.steps.next}
          </button>
        ) : (
          <div className="entry-actions">
            <button type="button" className="btn btn-line" onClick={back}>
              {giveawayForm.steps.back}
            </button>
            <button type="submit" className="btn btn-primary" aria-disabled={busy}>
              {busy ? giveawayForm.submitting : giveawayForm.submit}
            </button>
          </div>
        )}
        {/* The page itself: the rules are long, and a new tab keeps what was typed. */}
        <a href="/kia-giveaway#rules" target="_blank" rel="noopener" className="text-link w-fit">
          Official rules
          <Icon name="external-link" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </form>
    </Dialog>
  );
}

function useTwoSteps(onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<EntryAttempt>();
  const [step, setStep] = useState<1 | 2>(1);
  const [own, setOwn] = useState<EntryFieldErrors>(NO_ERRORS);
  const attempt = fetcher.data;
  useEntryAnswer(attempt);

  // The server's answer replaces what we found ourselves, and leads to the step of its first complaint.
  const [seen, setSeen] = useState(attempt);
  if (attempt !== seen) {
    setSeen(attempt);
    const found = attempt?.entered === false ? attempt.errors : NO_ERRORS;
    setOwn(found);
    if (Object.keys(found).some(isFirst)) setStep(1);
  }
  useEffect(() => {
    if (!attempt?.entered) return;
    showToast({ ...giveawayTexts(attempt.giveaway).success, duration: LONG_MS });
    onDone();
  }, [attempt, onDone]);
  useFocusFirstError(form, own);

  const goTo = (next: 1 | 2) => {
    setStep(next);
    setOwn(NO_ERRORS);
    // What was focused is gone: a keyboard goes on at the step's heading.
    form.current?.querySelector<HTMLElement>('[data-step]')?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fetcher.state !== 'idle') return;
    const typed = new FormData(event.currentTarget);
    const found = entryFieldErrors(Object.fromEntries(typed), step === 1 ? firstStepFields : allFields);
    if (Object.keys(found).length > 0) {
      setOwn(found);
    } else if (step === 1) goTo(2);
    else void fetcher.submit(typed, { method: 'post', action: '/kia-giveaway' });
  };
  return {
    form,
    step,
    errors: own,
    failed: attempt?.entered === false && fetcher.state === 'idle' ? attempt.message : undefined,
    busy: fetcher.state !== 'idle',
    onSubmit,
    back: () => goTo(1),
  };
}
