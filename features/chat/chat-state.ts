import { create } from 'zustand';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { readStoredProducts } from '#features/lists/stored-products.ts';
import { isFields } from '#platform/browser/read-fields.ts';
import { sessionStore } from '#platform/ui/visitor-storage.ts';

export interface ChatMessage {
  /** Tells the messages of this page apart. */
  key: number;
  role: 'user' | 'assistant';
  content: string;
  /** Of the stored reply: it can be voted on. */
  id?: string;
  rated?: 1 | -1 | undefined;
  /** Of a reply: the products that it names. */
  products?: readonly ProductCardData[];
  /** Of a reply: questions to ask with one press. */
  suggestions?: readonly string[];
  /** 'failed' is the error itself, shown as a message (docs/product/chat.md#errors). */
  state: 'done' | 'writing' | 'stopped' | 'failed';
}

interface Chat {
  messages: ChatMessage[];
  /** What is typed and not yet sent. It outlives the panel. */
  draft: string;
  /** The reply that was just completed, for screen readers. */
  announced: string;
}

/** Forgotten by the browser with the tab: nothing about health stays. */
const KEY = 'biolife-chat';

const STATES = ['done', 'writing', 'stopped', 'failed'];

const kept = readKept();

/** The conversation of this tab; it survives a reload, so that it can be gone on with, and deleted, later. */
export const useChat = create<Chat>()(() => ({ messages: kept.messages, draft: '', announced: '' }));

let sessionId = kept.sessionId;

/** Made at the first use and again after a deletion. Not randomUUID: that exists on https only. */
export function chatSessionId(): string {
  sessionId ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return sessionId;
}

/** An empty conversation under a new id. */
export function startAnew(): void {
  useChat.setState({ messages: [], announced: '' });
  leaveSession();
}

/** What is on the screen stays; what comes next is another conversation to the server. */
export function leaveSession(): void {
  sessionId = undefined;
  keep();
}

let keys = Math.max(0, ...kept.messages.map(({ key }) => key));

useChat.subscribe(({ messages }, before) => {
  if (messages !== before.messages) keep();
});

function keep(): void {
  const { messages } = useChat.getState();
  if (messages.length === 0 && sessionId === undefined) sessionStore.removeItem(KEY);
  else sessionStore.setItem(KEY, JSON.stringify({ sessionId, messages }));
}

/** A reply that a reload cut off is told as such. */
function readKept(): { sessionId: string | undefined; messages: ChatMessage[] } {
  const none = { sessionId: undefined, messages: [] };
  try {
    const stored: unknown = JSON.parse(sessionStore.getItem(KEY) ?? 'null');
    if (!isFields(stored) || !Array.isArray(stored['messages'])) return none;
    const messages = stored['messages']
      .filter(isMessage)
      .filter(({ content }) => content !== '')
      .map(asKept);
    const id = stored['sessionId'];
    return { sessionId: typeof id === 'string' ? id : undefined, messages };
  } catch {
    return none;
  }
}

function asKept(message: ChatMessage): ChatMessage {
  const { products, suggestions, state, ...rest } = message;
  return {
    ...rest,
    state: state === 'writing' ? 'stopped' : state,
    ...(products && { products: readStoredProducts({ products }) }),
    ...(suggestions && { suggestions: suggestions.filter((one) => typeof one === 'string') }),
  };
}

function isMessage(value: unknown): value is ChatMessage {
  if (!isFields(value)) return false;
  const { key, role, content, state, id, rated, products, suggestions } = value;
  return (
    typeof key === 'number' &&
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    typeof state === 'string' &&
    STATES.includes(state) &&
    (id === undefined || typeof id === 'string') &&
    (rated === undefined || rated === 1 || rated === -1) &&
    (products === undefined || Array.isArray(products)) &&
    (suggestions === undefined || Array.isArray(suggestions))
  );
}

export function addMessage(message: Omit<ChatMessage, 'key'>): number {
  keys += 1;
  const added = { ...message, key: keys };
  useChat.setState(({ messages }) => ({ messages: [...messages, added] }));
  return keys;
}

export function changeMessage(key: number, change: Partial<Omit<ChatMessage, 'key'>>): void {
  useChat.setState(({ messages }) => ({
    messages: messages.map((message) => (message.key === key ? { ...message, ...change } : message)),
  }));
}

export function removeMessage(key: number): void {
  useChat.setState(({ messages }) => ({ messages: messages.filter((message) => message.key !== key) }));
}
