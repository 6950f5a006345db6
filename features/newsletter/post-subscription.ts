import { newsletter as words } from './newsletter-texts.ts';
import { newsletterFields } from './newsletter.fields.ts';
import { isSubscribable, type NewsletterSource } from './newsletter.schema.ts';
import { rememberAddress } from '#features/store/address-given.ts';
import { showToast } from '#platform/ui/toasts.ts';

/** Time to read that a mail is waiting. */
export const SUCCESS_MS = 8000;

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
  setError(undefined);
  setBusy(words.submitting);
  const outcome = await postSubscription(field.value, source);
  setBusy(undefined);
  if (outcome === 'invalid') {
    setError(newsletterFields.email.missing);
    field.focus();
  } else if (outcome === 'sent') {
    showToast({ title: sent, duration: SUCCESS_MS });
    form.reset();
  } else if (outcome === 'lost') setError(words.lost);
  else showToast({ kind: 'error', ...words.failure });
}

/** 'lost': nobody answered. */
type Outcome = 'sent' | 'invalid' | 'failed' | 'lost';

/** Asks the store for the newsletter, unless the address is none. Whoever gave one is not asked by a window again. */
export async function postSubscription(email: string, source: NewsletterSource): Promise<Outcome> {
  if (!isSubscribable(email)) return 'invalid';
  const answer = await fetch('/api/newsletter', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, source }),
  }).catch(() => undefined);
  if (!answer) return 'lost';
  if (answer.status === 422) return 'invalid';
  if (!answer.ok) return 'failed';
  rememberAddress('newsletter');
  return 'sent';
}
