import { type FormEvent, useRef, useState } from 'react';
import { exitIntent, type ToastText } from '#content/campaign-texts.ts';
import type { ExitWords } from '#features/campaigns/campaign-facts.ts';
import { newsletter, newsletterPromises } from '#features/newsletter/newsletter-texts.ts';
import { newsletterFields } from '#features/newsletter/newsletter.fields.ts';
import { postSubscription, SUCCESS_MS } from '#features/newsletter/post-subscription.ts';
import { controlOf } from '#platform/forms/field-facts.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextField } from '#platform/forms/form-field.tsx';
import { Icon } from '#platform/ui/icon.tsx';

interface ExitIntentProps {
  /** Of the code for a first order; null where none is promised. */
  percent: number | null;
  /** The owner's own. */
  words: ExitWords | undefined;
  onClose: () => void;
}

/** For who is about to leave: the newsletter's own action, so the code follows a confirmed address. */
export function ExitIntent({ percent, words, onClose }: ExitIntentProps) {
  const profile = useStoreFacts()?.profile;
  const success =
    percent === null && profile ? { title: newsletterPromises(profile).sent } : exitIntent.success;
  const { input, error, lost, busy, onSubmit } = useSubscription(success, onClose);
  const { title, text } = words ?? { title: exitIntent.title(percent ?? 0), text: exitIntent.text };
  const submit = percent === null ? newsletter.submit : exitIntent.submit;
  return (
    <Dialog open asked={false} onClose={onClose} title={title} className="dialog popup">
      <form className="dialog-body popup-form" onSubmit={onSubmit} noValidate>
        <p>{text}</p>
        <TextField
          ref={input}
          {...controlOf('email', newsletterFields.email)}
          hint={newsletter.hint}
          error={error}
          data-first-focus
        />
        {lost && (
          <p className="notice" role="alert">
            <Icon name="circle-alert" />
            {newsletter.lost}
          </p>
        )}
        <div className="popup-actions">
          <button type="submit" className="btn btn-accent" aria-disabled={busy}>
            {busy ? exitIntent.submitting : submit}
          </button>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {exitIntent.dismiss}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useSubscription(success: ToastText, onDone: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [lost, setLost] = useState(false);
  const [busy, setBusy] = useState(false);

  const subscribe = async () => {
    const field = input.current;
    if (!field || busy) return;
    setError(undefined);
    setLost(false);
    setBusy(true);
    const outcome = await postSubscription(field.value, 'exit-intent');
    setBusy(false);
    setLost(outcome === 'lost');
    if (outcome === 'invalid') {
      setError(newsletterFields.email.missing);
      field.focus();
    } else if (outcome === 'sent') {
      showToast({ ...success, duration: SUCCESS_MS });
      onDone();
    } else if (outcome === 'failed') showToast({ kind: 'error', ...exitIntent.failure });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void subscribe();
  };
  return { input, error, lost, busy, onSubmit };
}
