/**
 * No answer can be had: 403 the conversation is another account's, 429 too many at once, 402 the model's account is empty, 500 anything else
 * (docs/product/chat.md#errors).
 */
export class AssistantError extends Error {
  override name = 'AssistantError';
  readonly status: 402 | 403 | 429 | 500;
  /** Whole seconds to wait, where somebody said so. */
  readonly retryAfter: number | undefined;

  constructor(status: 402 | 403 | 429 | 500, options: ErrorOptions & { retryAfter?: number } = {}) {
    super(`The assistant cannot answer (${status}).`, options);
    this.status = status;
    this.retryAfter = options.retryAfter;
  }
}
