import type { Turn } from '../conversations/chat-conversation.server.ts';

/** So many messages before the last one tell what it goes on about. */
const GOES_ON = 2;

/** The visitor's messages, oldest first. */
export const saidByVisitor = (history: readonly Turn[]): string[] =>
  history.filter(({ role }) => role === 'user').map(({ content }) => content);

/** What the visitor said last before the message, as one text; undefined where it is the first one. */
export const saidBefore = (history: readonly Turn[]): string | undefined => lastSaid(saidByVisitor(history));

/** The same of a visitor's messages alone. */
export const lastSaid = (messages: readonly string[]): string | undefined =>
  messages.slice(-GOES_ON).join('. ') || undefined;

/** The id of the entry that the last reply told first; undefined where it told none. */
export const toldLast = (history: readonly Turn[]): string | undefined =>
  history.findLast(({ role }) => role === 'assistant')?.evidence?.knowledge[0];
