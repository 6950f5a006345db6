import { type FormEvent, useRef, useState } from 'react';
import { prayerModal, type ToastText } from '#content/campaign-texts.ts';
import type { PrayerWords } from '#features/campaigns/campaign-facts.ts';
import { checkPrayerSignup } from '#features/giveaway/entry.schema.ts';
import { prayerFields, type PrayerFieldErrors } from '#features/giveaway/prayer.fields.ts';
import { type PrayerAnswer, prayerAnswer } from '#features/giveaway/prayer-answer.ts';
import { rememberAddress } from '#features/store/address-given.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { useFocusFirstError } from '#platform/forms/use-checked-form.ts';

interface PrayerModalProps {
  /** The owner's own; left out for the prayers that the store comes with. */
  words: PrayerWords | undefined;
  onClose: () => void;
}

/** Open on arrival while its campaign runs. */
export function PrayerModal({ words, onClose }: PrayerModalProps) {
  const { others } = prayerModal;
  const { form, errors, busy, onSubmit } = useSignup((words ? others : prayerModal).success, onClose);
  const { title, text } = words ? { ...words, text: words.text || others.text } : prayerModal;
  const facts = words
    ? { ...prayerFields, optedIn: { ...prayerFields.optedIn, label: others.consent } }
    : prayerFields;
  return (
    <Dialog open asked={false} onClose={onClose} title={title} className="dialog popup">
      <form ref={form} className="dialog-body popup-form" onSubmit={onSubmit} noValidate>
        <p>{text}</p>
        <FormFields facts={facts} errors={errors} />
        <div className="popup-actions">
          <button type="submit" className="btn btn-primary" aria-disabled={busy}>
            {busy ? prayerModal.submitting : prayerModal.submit}
          </button>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {prayerModal.dismiss}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const NO_ERRORS: PrayerFieldErrors = {};

function useSignup(success: ToastText, onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [busy, setBusy] = useState(false);
  useFocusFirstError(form, errors);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const checked = checkPrayerSignup(Object.fromEntries(new FormData(event.currentTarget)));
    if (!checked.ok) {
      setErrors(checked.fieldErrors);
      return;
    }
    setErrors(NO_ERRORS);
    setBusy(true);
    const answer = await send(checked.form);
    setBusy(false);
    if (answer === 'closed') {
      showToast({ kind: 'info', ...prayerModal.ended });
      onDone();
    } else if (answer?.ok) {
      rememberAddress('prayers');
      showToast({ ...success, duration: 8000 });
      onDone();
    } else if (answer && Object.keys(answer.fields).length > 0) {
      setErrors(answer.fields);
    } else {
      showToast({ kind: 'error', ...prayerModal.failure });
    }
  };
  return { form, errors, busy, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) };
}

/** 'closed' when the campaign ended while the window was open; undefined when nobody answered. */
async function send(signup: object): Promise<PrayerAnswer | 'closed' | undefined> {
  try {
    const answer = await fetch('/api/prayer-signup', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(signup),
    });
    return answer.status === 409 ? 'closed' : prayerAnswer.parse(await answer.json());
  } catch {
    // No connection, or an answer that is none of ours.
    return undefined;
  }
}
