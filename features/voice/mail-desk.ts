import { commandWords } from './voice-words.ts';
import { isFields } from '#platform/browser/read-fields.ts';
import { showToast } from '#platform/ui/toasts.ts';
import type { MailDraft, VoiceStore } from './voice-state.ts';

type Outcome = 'sent' | 'dropped' | 'failed';

/** Mails that the assistant prepared: none leaves without the visitor's press of a button. */
export class MailDesk {
  readonly #state: VoiceStore;
  readonly #sessionId: string;
  #settle: ((outcome: Outcome) => void) | undefined;

  constructor(state: VoiceStore, sessionId: string) {
    this.#state = state;
    this.#sessionId = sessionId;
  }

  /** Shows the draft. One at a time: a newer one takes the place of the old. */
  confirm(mail: MailDraft): Promise<Outcome> {
    this.drop();
    this.#state.setState({ mail });
    // Promise.withResolvers is missing from Safari before 17.4.
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  drop(): void {
    this.#finish('dropped');
  }

  close(): void {
    this.#finish('dropped');
  }

  /** Sends it, as the visitor left it on the screen. */
  async send(mail: MailDraft): Promise<void> {
    const { sent, reason } = await post(mail, this.#sessionId);
    showToast(
      sent
        ? { title: commandWords.emailSent }
        : { kind: 'error', title: commandWords.emailFailed, description: reason },
    );
    this.#finish(sent ? 'sent' : 'failed');
  }

  #finish(outcome: Outcome): void {
    this.#state.setState({ mail: null });
    this.#settle?.(outcome);
    this.#settle = undefined;
  }
}

/**
 * The server writes the mail itself: it takes the product by its handle and a short note, nothing else (docs/product/mail.md#for-strangers).
 * Without a product the mail is about what the conversation was about.
 */
async function post(
  { email, note, product }: MailDraft,
  sessionId: string,
): Promise<{ sent: boolean; reason: string | undefined }> {
  try {
    const response = await fetch('/functions/v1/send-health-info', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email,
        subject: product ? product.title.slice(0, 200) : 'Health information',
        content: note,
        productInfo: product?.handle ?? null,
        sessionId,
      }),
    });
    const answer: unknown = await response.json();
    const fields = isFields(answer) ? answer : {};
    const reason = typeof fields['message'] === 'string' ? fields['message'] : undefined;
    return { sent: response.ok && fields['success'] === true, reason };
  } catch {
    return { sent: false, reason: undefined };
  }
}
