import { type FormEvent, useRef, useState } from 'react';
import { exitIntent } from '#content/campaign-texts.ts';
import { newsletter } from '#content/newsletter.ts';
import { isSubscribable, MAX_EMAIL_LENGTH } from '#features/newsletter/newsletter.schema.ts';
import { rememberAddress } from '#features/store/address-given.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextField } from '#platform/forms/form-field.tsx';
import { Icon } from '#platform/ui/icon.tsx';

/** Ten percent for who is about to leave: the newsletter's own action, so the code follows a confirmed address. */
export function ExitIntent({ percent, onClose }: { percent: number; onClose: () => void }) {
  const { input, error, lost, busy, onSubmit } = useSubscription(onClose);
  return (
    <Dialog open asked={false} onClose={onClose} title={exitIntent.title(percent)} className="dialog popup">
      <form className="dialog-body popup-form" onSubmit={onSubmit} noValidate>
        <p>{exitIntent.text}</p>
        <TextField
          ref={input}
          name="email"
          type="email"
          label={exitIntent.label}
          placeholder={exitIntent.placeholder}
          hint={exitIntent.hint}
          error={error}
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          required
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
            {busy ? exitIntent.submitting : exitIntent.submit}
          </button>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {exitIntent.dismiss}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useSubscription(onDone: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [lost, setLost] = useState(false);
  const [busy, setBusy] = useState(false);

  const subscribe = async () => {
    const field = input.current;
    if (!field || busy) return;
    const refuse = () => {
      setError(newsletter.invalid);
      field.focus();
    };
    if (!isSubscribable(field.value)) {
      refuse();
      return;
    }
    setError(undefined);
    setLost(false);
    setBusy(true);
    const status = await post(field.value);
    setBusy(false);
    setLost(status === 0);
    if (status === 422) refuse();
    else if (status === 200) {
      showToast({ ...exitIntent.success, duration: 8000 });
      rememberAddress('newsletter');
      onDone();
    } else if (status > 0) showToast({ kind: 'error', ...exitIntent.failure });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void subscribe();
  };
  return { input, error, lost, busy, onSubmit };
}

/** The answer's status; 0 without a connection. */
async function post(email: string): Promise<number> {
  try {
    const { status } = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, source: 'exit-intent' }),
    });
    return status;
  } catch {
    return 0;
  }
}
