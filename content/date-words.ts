import { newYorkClock } from '#platform/time/new-york.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** New York's day at that moment, as campaigns write it: 'December 13th'. */
export function dayInWords(at: Date): string {
  const { month, day } = newYorkClock(at);
  return `${MONTHS[month - 1] ?? ''} ${day}${ordinalEnding(day)}`;
}

/** With its year: 'December 13th, 2025'. */
export const dateInWords = (at: Date): string => `${dayInWords(at)}, ${newYorkClock(at).year}`;

/** To the minute, for a limit that counts: 'December 10th, 2025 at 11:59 PM, New York time'. */
export function momentInWords(at: Date): string {
  const { hour, minute } = newYorkClock(at);
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${dateInWords(at)} at ${clock}, New York time`;
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th';
}
