import { PRODUCT_DESCRIPTION_LENGTH } from './chat-limits.ts';
import { apologyFor } from './apology-for.ts';
import { useRecentlyViewed } from '#features/lists/product-lists-state.ts';
import {
  addMessage,
  changeMessage,
  chatSessionId,
  leaveSession,
  removeMessage,
  useChat,
} from './chat-state.ts';
import { type AnswerRequest, ChatError, readAnswer } from './read-answer.ts';

let underWay: AbortController | undefined;

/** Sends what was typed and lets the reply grow in the thread. Nothing is sent while a reply is awaited, or when nothing was typed. */
export async function send(typed: string): Promise<void> {
  const message = typed.trim();
  if (message === '' || isWaiting()) return;
  addMessage({ role: 'user', content: message, state: 'done' });
  await fetchReply();
}

/** Asks the last question again, in place of the error. */
export async function retry(): Promise<void> {
  if (isWaiting()) return;
  for (const { key, role, state } of useChat.getState().messages.slice(-2))
    if (role === 'assistant' && (state === 'failed' || state === 'stopped')) removeMessage(key);
  await fetchReply();
}

/** Ends the reply under way, here and on the server. */
export const stop = (): void => underWay?.abort();

const isWaiting = () => useChat.getState().messages.some(({ state }) => state === 'writing');

async function fetchReply(): Promise<void> {
  const asked = useChat.getState().messages;
  const key = addMessage({ role: 'assistant', content: '', state: 'writing' });
  const stopping = new AbortController();
  underWay = stopping;
  let reply = '';
  try {
    const id = await readAsOneself(asked, {
      signal: stopping.signal,
      onText(text) {
        reply += text;
        changeMessage(key, { content: reply });
      },
      onProducts: (products) => changeMessage(key, { products }),
      onSuggestions: (suggestions) => changeMessage(key, { suggestions }),
    });
    changeMessage(key, { state: 'done', ...(id !== undefined && { id }) });
    useChat.setState({ announced: reply });
  } catch (error) {
    if (stopping.signal.aborted) {
      if (reply === '') removeMessage(key);
      else changeMessage(key, { state: 'stopped' });
      return;
    }
    const reason = error instanceof ChatError ? error.message : 'Failed to get response';
    // What came before the line broke stays readable.
    if (reply === '') removeMessage(key);
    else changeMessage(key, { state: 'stopped' });
    const apology = apologyFor(reason);
    addMessage({ role: 'assistant', content: apology, state: 'failed' });
    useChat.setState({ announced: apology });
  }
}

/** A conversation that belongs to an account is not gone on with once nobody, or somebody else, is signed in: a new one begins. */
async function readAsOneself(
  asked: Parameters<typeof requestOf>[0],
  options: Parameters<typeof readAnswer>[1],
): Promise<string | undefined> {
  try {
    return await readAnswer(requestOf(asked), options);
  } catch (error) {
    if (!(error instanceof ChatError) || error.status !== 403) throw error;
    leaveSession();
    return readAnswer(requestOf(asked), options);
  }
}

/** More than the server reads would only be a long way to send. */
const SENT_MESSAGES = 10;

/** The body of `health-chat` (docs/product/chat.md#endpoints). The server trusts only the newest question and the ids. */
function requestOf(asked: ReturnType<typeof useChat.getState>['messages']): AnswerRequest {
  return {
    sessionId: chatSessionId(),
    messages: asked
      .filter(({ state }) => state === 'done')
      .slice(-SENT_MESSAGES)
      .map(({ role, content }) => ({ role, content })),
    products: productsInView(),
  };
}

/** The product of the page behind the panel: 'how much is it?' means that one. */
function productsInView(): AnswerRequest['products'] {
  const [newest] = useRecentlyViewed.getState().products;
  if (!newest || location.pathname !== `/product/${newest.handle}`) return [];
  const { id, title, handle, price, summary } = newest;
  return [
    {
      id,
      title,
      handle,
      price: price.amount,
      description: summary.slice(0, PRODUCT_DESCRIPTION_LENGTH),
    },
  ];
}
