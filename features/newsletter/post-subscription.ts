import { newsletter as words } from '#content/newsletter.ts';
import { isSubscribable, type NewsletterSource } from './newsletter.schema.ts';
import { rememberAddress } from '#features/store/address-given.ts';
import { showToast } from '#platform/ui/toasts.ts';

/** Time to read that a mail is waiting. */
const SUCCESS_MS = 8000;

interface Show {
  /** The toast of a press that was taken. */
  sent: string;
  /** The button's words while the store is asked. */
  setBusy: (words: string | undefined) => void;
  setError: (words: string | undefined) => void;
}

/** What a press of the button does: checks, asks the store, and says what came of it. */
export async function subscribe(
  form: HTMLFormElement,
  source: NewsletterSource,
  { sent, setBusy, setError }: Show,
): Promise<void> {
  const field = form.elements.namedItem('email');
  if (!(field instanceof HTMLInputElement)) return;
  const refuse = () => {
    setError(words.invalid);
    field.focus();
  };
  if (!isSubscribable(field.value)) {
    refuse();
    return;
  }
  setError(undefined);
  setBusy(words.submitting);
  const status = await post(field.value, source);
  setBusy(undefined);
  if (status === 422) refuse();
  else if (status === 200) {
    showToast({ title: sent, duration: SUCCESS_MS });
    rememberAddress('newsletter');
    form.reset();
  } else if (status === 0) setError(words.lost);
  else showToast({ kind: 'error', ...words.failure });
}

/** The answer's status; 0 without a connection. */
async function post(email: string, source: NewsletterSource): Promise<number> {
  try {
    const { status } = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, source }),
    });
    return status;
  } catch {
    return 0;
  }
}
