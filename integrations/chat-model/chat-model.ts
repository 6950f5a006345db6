/** A language model behind an OpenAI-compatible endpoint. */
export interface ChatModel {
  /** Streams one reply. Throws ChatModelError, and the signal's reason once that is aborted. */
  reply(request: { messages: readonly ModelMessage[]; signal: AbortSignal }): AsyncIterable<ModelEvent>;
  /**
   * One short answer as JSON text, made to fit `schema` where the endpoint can; check it. Tried once. Throws ChatModelError, and the
   * signal's reason once that is aborted.
   */
  ask(request: {
    messages: readonly ModelMessage[];
    /** Letters and underscores. */
    name: string;
    /** JSON Schema. */
    schema: Record<string, unknown>;
    signal: AbortSignal;
  }): Promise<{ text: string; inputTokens: number; outputTokens: number }>;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export type ModelEvent =
  | { type: 'text'; text: string }
  /** What the reply cost in tokens, where the endpoint says so. */
  | { type: 'usage'; inputTokens: number; outputTokens: number };

export type ModelFailure =
  /** The endpoint limits us (429). */
  | 'busy'
  /** The account is empty (402, or a quota that is used up). */
  | 'unpaid'
  /** It does not answer, answers with a failure, or with what is no answer. */
  | 'away';

export class ChatModelError extends Error {
  override name = 'ChatModelError';
  readonly reason: ModelFailure;
  /** Part of the reply was already passed on. */
  readonly begun: boolean;

  constructor(reason: ModelFailure, options: ErrorOptions & { begun: boolean }) {
    super(`The chat model failed (${reason}${options.begun ? ', in the middle of a reply' : ''}).`, options);
    this.reason = reason;
    this.begun = options.begun;
  }
}
