import { newYorkClock } from '#platform/time/new-york.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export interface EventDay {
  /** 'Dec' */
  month: string;
  day: number;
  year: number;
  weekday: string;
  /** '6:30 PM'; null for an event of a whole day, which is kept as the midnight that it begins with. */
  time: string | null;
}

/** The day of a moment in New York, in words that are the same on the server and in every browser. */
export function eventDay(moment: string): EventDay {
  const { year, month, day, hour, minute } = newYorkClock(new Date(moment));
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return {
    month: MONTHS[month - 1] ?? '',
    day,
    year,
    weekday,
    time: hour === 0 && minute === 0 ? null : clock,
  };
}
