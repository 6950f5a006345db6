import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** One for the whole store: what changed stands in the payload. */
const CHANNEL = 'store_changes';
/** After a connection that broke, in milliseconds. */
const RETRY_MS = 1000;

/** How an instance tells the others that what they keep in memory is old (LISTEN and NOTIFY). */
export interface Announcements {
  /** Tells every other instance. Throws when the database cannot be reached. */
  announce(): Promise<void>;
  /** Calls back when another instance announced something, and when something may have been missed. */
  onAnnounced(callback: () => void): void;
  close(): Promise<void>;
}

/** A database that belongs to one process has nobody to tell. */
export const noAnnouncements: Announcements = {
  announce: () => Promise.resolve(),
  onAnnounced: () => undefined,
  close: () => Promise.resolve(),
};

/** Listens on a connection of its own, which is made anew as long as it breaks. */
export function listenForAnnouncements(
  connectionString: string,
  pool: Pick<pg.Pool, 'query'>,
): Announcements {
  const self = randomUUID();
  const callbacks: (() => void)[] = [];
  const stopped = new AbortController();
  const tell = () => {
    for (const callback of callbacks) callback();
  };
  const running = listenAgainAndAgain(connectionString, {
    signal: stopped.signal,
    onPayload: (payload) => {
      if (payload !== self) tell();
    },
    onListening: (first) => {
      // What was announced while nobody listened is not heard again.
      if (!first) tell();
    },
  });
  return {
    async announce() {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, self]);
    },
    onAnnounced: (callback) => void callbacks.push(callback),
    async close() {
      stopped.abort();
      await running;
    },
  };
}

interface Listening {
  signal: AbortSignal;
  onPayload: (payload: string | undefined) => void;
  onListening: (first: boolean) => void;
}

async function listenAgainAndAgain(
  connectionString: string,
  { signal, onPayload, onListening }: Listening,
): Promise<void> {
  let first = true;
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString, keepAlive: true });
    const ended = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    // An error after the first one would end the process.
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => onPayload(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      onListening(first);
      first = false;
      await ended;
    } catch {
      // The database is away: whoever asks it for a page says so in the log.
    }
    await client.end().catch(() => undefined);
    if (!signal.aborted) await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}
