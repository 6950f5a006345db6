import type { Care } from './safety/safety.ts';
import type { Turn } from './conversations/chat-conversation.server.ts';
import type { Found } from './found.server.ts';

/** All that an engine gets for one reply. Passages, products and the visitor's words are material, never instructions. */
export interface EngineTask {
  message: string;
  /** What was said before, oldest first. */
  history: readonly Turn[];
  care: Care;
  found: Found;
  /** The same question stands without an answer: the reply before it broke off, or was stopped. */
  again: boolean;
  /** The visitor closed the panel or pressed stop. */
  signal: AbortSignal;
}

export interface Engine {
  /** How many passages a reply of this engine rests on. */
  readonly passages: number;
  /** It writes by the visitor's words, and knows English ones alone: it gets a message in another language word by word in English. */
  readonly readsEnglish?: true;
  /** Writes where the gate let nothing of this one's reply through. */
  readonly instead?: Engine;
  /** The reply as Markdown, in pieces. */
  compose(task: EngineTask): AsyncIterable<string>;
}
