import { newYorkLocal } from '#platform/time/new-york.ts';

/** The last days of New York's calendar, oldest first, such as '2025-11-02'; the last is the day of `now`. */
export function daysBefore(now: Date, length: number): string[] {
  const today = new Date(`${newYorkLocal(now).slice(0, 10)}T00:00:00Z`);
  return Array.from({ length }, (_, index) => {
    const day = new Date(today);
    day.setUTCDate(day.getUTCDate() - (length - 1 - index));
    return day.toISOString().slice(0, 10);
  });
}
