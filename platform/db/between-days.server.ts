import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inNewYork } from '#platform/time/new-york.ts';

const DAY_MS = 24 * 3600 * 1000;

/** A moment within days of the store, '2026-11-23'; both belong to it, and an empty one limits nothing. */
export const betweenDays = (at: PgColumn, { from, to }: { from: string; to: string }): SQL | undefined =>
  and(
    from === '' ? undefined : gte(at, inNewYork(`${from}T00:00:00`)),
    to === '' ? undefined : lt(at, dayAfter(to)),
  );

/** By the calendar: some days have 23 hours. */
const dayAfter = (day: string): Date =>
  inNewYork(`${new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)}T00:00:00`);
