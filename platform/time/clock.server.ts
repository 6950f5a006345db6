import { inNewYork } from './new-york.ts';

/** The store's time. Dates that visitors see and campaigns obey come from here, never from the browser. */
export interface Clock {
  now(): Date;
}

/**
 * Runs from the given day on ('2025-10-15' starts at noon in New York, '2025-10-15T23:59:50' then, a zone is honoured), or with the real time.
 */
export function startClock(storeDate: string | undefined): Clock {
  if (storeDate === undefined) return { now: () => new Date() };
  const ahead = startingPoint(storeDate).getTime() - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
}

function startingPoint(storeDate: string): Date {
  if (/^\d{4}-\d{2}-\d{2}$/.test(storeDate)) return inNewYork(`${storeDate}T12:00:00`);
  return /(Z|[+-]\d{2}:\d{2})$/.test(storeDate) ? new Date(storeDate) : inNewYork(storeDate);
}
