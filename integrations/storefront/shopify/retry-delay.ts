/** Before the first repetition; doubled before the second. */
const BACKOFF_MS = 250;
/** A visitor is waiting: whoever asks for more patience than this is asked again sooner. */
const LONGEST_MS = 5000;

/**
 * Milliseconds to wait before repeating a call for the `repetition`th time (1, 2, …). `random` (0 to 1) spreads the callers,
 * so that they don't come back all at once; what the platform asked for in Retry-After is the least.
 */
export function retryDelay(options: {
  repetition: number;
  retryAfterMs: number | undefined;
  random: number;
}): number {
  const full = BACKOFF_MS * 2 ** (options.repetition - 1);
  const jittered = full * (0.5 + options.random / 2);
  return Math.min(LONGEST_MS, Math.max(jittered, options.retryAfterMs ?? 0));
}

/** Retry-After in milliseconds: Shopify sends seconds, also '2.0'; proxies may send a date, which is left alone. */
export function parseRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) * 1000 : undefined;
}
