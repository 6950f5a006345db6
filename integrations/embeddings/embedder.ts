/** What turns texts into vectors, so that texts of like meaning lie near each other. */
export interface Embedder {
  /** Vectors of two models are never compared. */
  model: string;
  /** A vector of length 1 for each text, in their order, all with as many numbers. Throws EmbeddingError. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

export type EmbeddingFailure =
  /** It did not answer in time. */
  | 'late'
  /** It cannot be reached, or the answer broke off. */
  | 'away'
  /** It answered with a failure. */
  | 'refused'
  /** What it answered are no vectors of these texts. */
  | 'unreadable';

/** Carries no word of the texts, nor of the answer, which may repeat them. */
export class EmbeddingError extends Error {
  override name = 'EmbeddingError';
  readonly reason: EmbeddingFailure;
  /** Of an answer that refused. */
  readonly status: number | undefined;

  constructor(reason: EmbeddingFailure, status?: number) {
    super(`The texts were not embedded (${reason}${status === undefined ? '' : `, ${status}`}).`);
    this.reason = reason;
    this.status = status;
  }
}
