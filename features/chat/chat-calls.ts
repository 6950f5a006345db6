import { showToast } from '#platform/ui/toasts.ts';
import { changeMessage, chatSessionId, startAnew } from './chat-state.ts';
import { stop } from './converse.ts';

const call = (path: string, method: 'POST' | 'DELETE', body: unknown): Promise<Response> =>
  fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** Somebody is about to ask: the store reads what the first answer needs. Nothing hangs on it. */
export const prepareAnswers = (): void => void call('/api/chat/prepare', 'POST', {}).catch(() => undefined);

/** One vote a reply; the buttons open again when it could not be given (docs/product/chat.md#feedback). */
export async function rate(message: { key: number; id: string }, rating: 1 | -1): Promise<void> {
  changeMessage(message.key, { rated: rating });
  const answer = await call('/api/chat/feedback', 'POST', {
    sessionId: chatSessionId(),
    messageId: message.id,
    rating,
  }).catch(() => undefined);
  if (answer?.ok) {
    showToast({ title: rating === 1 ? 'Thanks for the positive feedback!' : 'Thanks for your feedback!' });
    return;
  }
  changeMessage(message.key, { rated: undefined });
  showToast({ kind: 'error', title: 'Failed to submit feedback' });
}

/** Deletes the conversation, on the server first: only what is gone there goes from the screen. */
export async function deleteConversation(): Promise<void> {
  stop();
  const answer = await call('/functions/v1/health-chat', 'DELETE', { sessionId: chatSessionId() }).catch(
    () => undefined,
  );
  if (answer?.ok) {
    startAnew();
    showToast({ title: 'Conversation deleted' });
  } else
    showToast({
      kind: 'error',
      title: 'The conversation was not deleted',
      description:
        answer?.status === 403 ? 'It belongs to an account. Log in to delete it.' : 'Please try again.',
    });
}
