import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import type { RateResult } from './conversations/rate-reply.server.ts';
import type { SendResult } from './send-health-info.server.ts';

export type AnswerEvent =
  /** More of the reply, as Markdown. */
  | { type: 'text'; text: string }
  /** Products that the reply names, as cards show them: picture, price, what adding adds. At most once, after the text. */
  | { type: 'products'; products: readonly ProductCardData[] }
  /** Questions that have an answer, to be asked with one press. At most once, after the text. */
  | { type: 'suggestions'; questions: readonly string[] }
  /** The reply is complete and stored: it can be voted on. Always the last. */
  | { type: 'stored'; messageId: string };

export interface AnswerRequest {
  /** Made by the page, unguessable. */
  sessionId: string;
  /** Trimmed, 1 to MAX_MESSAGE_LENGTH characters. */
  message: string;
  /** Products that the visitor looks at, by their global id. Looked up again here. */
  productIds: readonly string[];
  userId?: string | undefined;
  signal: AbortSignal;
}

export interface Assistant {
  /**
   * One reply, in pieces. Ends early, without 'stored', once the signal is aborted. Throws AssistantError, also after the first piece.
   */
  answer(request: AnswerRequest): AsyncIterable<AnswerEvent>;
  /** The whole reply to a first question, without storing or counting anything: for the editor of the knowledge. */
  preview(message: string): Promise<string>;
  /** Makes the first answer a quick one: for when somebody is about to ask. Never fails. */
  prepare(): Promise<void>;
  rate(vote: { sessionId: string; messageId: string; rating: 1 | -1 }): Promise<RateResult>;
  /** The visitor's conversation is gone, its votes too. False where it is another account's. */
  forget(options: { sessionId: string; userId: string | undefined }): Promise<boolean>;
  /** Every conversation of an account is gone; how many there were. */
  forgetAllOf(options: { userId: string }): Promise<number>;
  /** What is said at once to a message that tells of an emergency: needs nothing but its words. */
  urgentReply(message: string): string | undefined;
  /** Mails the store's own words to whom the visitor names; `input` is a body of `send-health-info`, `visitor` whose limit counts. */
  sendHealthInfo(input: unknown, visitor: { address: string }): Promise<SendResult>;
}
