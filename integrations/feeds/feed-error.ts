/** Why a source gave nothing, in words that an administrator may read: 'answered 404'. */
export class FeedError extends Error {
  override name = 'FeedError';
  /** When the source itself said how long to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: { retryAfterSeconds?: number | undefined } = {}) {
    super(message);
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
