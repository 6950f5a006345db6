import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { CatalogService } from '#features/catalog/catalog-service.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import { searches } from './searches.table.server.ts';

/** The window asks while somebody types: what stood still for so long was meant. */
const SETTLED_MS = 20_000;
const FLUSH_MS = 60_000;
/** What a flood of searches may take of memory, and of the database in a minute. */
const MOST_TYPING = 2000;
const MOST_SETTLED = 300;
/** One letter is no search. */
const SHORTEST = 2;
/** Longer digits than any dose or product has. */
const NUMBER_OF_SOMEBODY = 7;

export interface SearchLog {
  /** Somebody's search. `who` tells one who types from another for some seconds, in memory alone. Returns at once and never fails. */
  note(search: { who: string; text: string }): void;
  /** Writes what has settled; `all` also what is perhaps still being typed. */
  flush(options?: { all: boolean }): Promise<void>;
  /** Writes what is left, and ends. */
  stop(): Promise<void>;
}

interface SearchLogParts {
  catalog: Pick<CatalogService, 'searchProducts'>;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
}

/** Counts what visitors search for: the words, the products found and the day, and nothing of the visitor. */
export function startSearchLog(db: Db, parts: SearchLogParts): SearchLog {
  const { clock, log } = parts;
  const settled = new Map<string, number>();
  const settle = (text: string) => {
    if (settled.has(text) || settled.size < MOST_SETTLED) settled.set(text, (settled.get(text) ?? 0) + 1);
  };
  const typing = new LRUCache<string, { text: string; at: number }>({ max: MOST_TYPING });

  async function flush({ all } = { all: false }): Promise<void> {
    const now = clock.now().getTime();
    // A copy: what is deleted meanwhile would end the walk.
    const typed = [...typing.entries()];
    for (const [who, { text, at }] of typed) {
      if (!all && now - at < SETTLED_MS) continue;
      typing.delete(who);
      settle(text);
    }
    const counted = [...settled];
    settled.clear();
    try {
      await write(db, counted, parts);
    } catch (error) {
      log.warn({ err: error }, 'searches could not be counted');
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();
  return {
    note({ who, text: typed }) {
      const text = normalized(typed);
      if (text.length < SHORTEST || namesSomebody(text)) return;
      const before = typing.get(who);
      const at = clock.now().getTime();
      // Deleting on the way to other words: the longer ones were meant.
      if (before?.text.startsWith(text)) typing.set(who, { text: before.text, at });
      else {
        if (before && !text.startsWith(before.text)) settle(before.text);
        typing.set(who, { text, at });
      }
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush({ all: true });
    },
  };
}

const normalized = (typed: string) => typed.replace(/\s+/g, ' ').trim().toLowerCase();

/** An address or a number of somebody, typed into the wrong field, is not kept. */
const namesSomebody = (text: string) =>
  text.includes('@') || text.replace(/\D/g, '').length >= NUMBER_OF_SOMEBODY;

async function write(db: Db, counted: [string, number][], { catalog, clock }: SearchLogParts): Promise<void> {
  if (counted.length === 0) return;
  const day = newYorkLocal(clock.now()).slice(0, 10);
  const rows = [];
  for (const [text, times] of counted) {
    const { total } = await catalog.searchProducts({ query: text });
    rows.push({ day, text, times, found: total });
  }
  await db
    .insert(searches)
    .values(rows)
    .onConflictDoUpdate({
      target: [searches.day, searches.text],
      set: { times: sql`${searches.times} + excluded.times`, found: sql`excluded.found` },
    });
}
