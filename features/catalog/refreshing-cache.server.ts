import { LRUCache } from 'lru-cache';

/** After a refresh that failed the kept value is served this long before the next try: a platform in trouble is not pressed. */
const PAUSE_AFTER_FAILURE_MS = 15_000;

export interface RefreshingCacheOptions<Value> {
  /** Undefined: there is no such thing. */
  load: (key: string) => Promise<Value | undefined>;
  /** Older values are still served, and loaded again behind the reader's back. */
  staleAfterMs: number;
  /** Older values are not served: the reader waits for a new one. */
  dropAfterMs: number;
  /** How long "no such thing" is believed. */
  noneForMs: number;
  /** Of what is kept, the longest unread goes first. */
  maxEntries: number;
  /** A refresh failed and the kept value goes on. */
  onRefreshFailed: (key: string, error: unknown) => void;
  /** Milliseconds that only go forward. */
  now: () => number;
}

/** Keeps loaded values for a while. However many read the same key at the same time, it is loaded once; failures are not kept. */
export interface RefreshingCache<Value> {
  read(key: string): Promise<Value | undefined>;
  /** What is kept is known to be old: who reads next waits for what is true now, or gets the kept value where that fails. */
  outdate(): void;
  /** Loads what is not kept, or is stale; others still read what is kept. */
  freshen(key: string): Promise<void>;
  /** Loads anew while others still read what is kept. Throws nothing where something is kept. */
  renew(key: string): Promise<void>;
}

interface Entry<Value> {
  value: Value | undefined;
  loadedAt: number;
  /** When it was last asked for: later than `loadedAt` where that failed. */
  askedAt: number;
}

export function createRefreshingCache<Value>(options: RefreshingCacheOptions<Value>): RefreshingCache<Value> {
  const { load, staleAfterMs, dropAfterMs, noneForMs, maxEntries, onRefreshFailed, now } = options;

  const tooOld = ({ value, loadedAt }: Entry<Value>) =>
    now() - loadedAt >= (value === undefined ? noneForMs : dropAfterMs);

  let outdatedAt = Number.NEGATIVE_INFINITY;

  const isOutdated = ({ askedAt }: Entry<Value>) => askedAt < outdatedAt;

  const entries = new LRUCache<string, Entry<Value>>({
    max: maxEntries,
    ttl: staleAfterMs,
    perf: { now },
    ttlResolution: 0,
    // A value pushed out while it was loading still reaches those who wait for it.
    ignoreFetchAbort: true,
    async fetchMethod(key, kept, { options: stored }) {
      const askedAt = now();
      try {
        return { value: await load(key), loadedAt: now(), askedAt };
      } catch (error) {
        if (!kept || tooOld(kept)) throw error;
        onRefreshFailed(key, error);
        stored.ttl = PAUSE_AFTER_FAILURE_MS;
        return { ...kept, askedAt };
      }
    },
  });

  return {
    async read(key) {
      const kept = entries.peek(key, { allowStale: true });
      const mustWait = kept !== undefined && (tooOld(kept) || isOutdated(kept));
      const entry = await entries.fetch(key, { allowStale: !mustWait, forceRefresh: mustWait });
      if (!entry || !isOutdated(entry)) return entry?.value;
      // It was on its way when the change was told.
      const again = await entries.fetch(key, { allowStale: false, forceRefresh: true });
      return again?.value;
    },
    outdate() {
      outdatedAt = now();
    },
    async freshen(key) {
      await entries.fetch(key, { allowStale: false });
    },
    async renew(key) {
      // A loading that has begun may bring what was true before.
      await entries.fetch(key, { allowStale: false }).catch(() => undefined);
      await entries.fetch(key, { allowStale: false, forceRefresh: true });
    },
  };
}
