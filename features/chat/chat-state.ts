import { create } from 'zustand';

export interface ChatMessage {
  /** Tells the messages of this page apart. */
  key: number;
  role: 'user' | 'assistant';
  content: string;
  /** Of the stored reply: it can be voted on. */
  id?: string;
  rated?: 1 | -1 | undefined;
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

/** The conversation of this page load: in memory only, so that nothing about health stays in the browser. */
export const useChat = create<Chat>()(() => ({ messages: [], draft: '', announced: '' }));

let sessionId: string | undefined;

/** Made at the first use and again after a deletion. Not randomUUID: that exists on https only. */
export function chatSessionId(): string {
  sessionId ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return sessionId;
}

/** An empty conversation under a new id. */
export function startAnew(): void {
  sessionId = undefined;
  useChat.setState({ messages: [], announced: '' });
}

let keys = 0;

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
