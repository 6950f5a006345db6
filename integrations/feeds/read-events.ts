import ical, { expandRecurringEvent, type EventInstance, type VEvent } from 'node-ical';
import { inNewYork } from '#platform/time/new-york.ts';
import { parseCalendar } from './calendar-blocks.ts';
import { FeedError } from './feed-error.ts';
import { type FoundEvent, MAX_ITEMS } from './feed-items.ts';
import { plainText, safeLink } from './plain-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far ahead calendars are read: an event of every year is in there once. */
const AHEAD_MS = 366 * DAY_MS;
/** Of one series: a weekly one for a year, and a little. */
const MAX_OCCURRENCES = 60;

/** Events and screenings from iCalendar: every occurrence from today on, for a year. An event that cannot be read is skipped. */
export function readEvents(text: string, now: Date): { items: FoundEvent[]; skipped: number } {
  if (!/BEGIN:VCALENDAR/i.test(text)) throw new FeedError('is not a calendar (iCalendar)');
  const { events, skipped } = parseCalendar(text, (body) => Object.values(ical.sync.parseICS(body)));
  const items: FoundEvent[] = [];
  let unusable = skipped;
  for (const event of events.slice(0, MAX_ITEMS)) {
    const occurrences = occurrencesOf(event, now);
    if (occurrences) items.push(...occurrences);
    else unusable += 1;
  }
  return { items, skipped: unusable + Math.max(0, events.length - MAX_ITEMS) };
}

/** Undefined when it makes no sense; empty when it is over. */
function occurrencesOf(event: VEvent, now: Date): FoundEvent[] | undefined {
  const series = plainText(event.uid, 300);
  if (!series || !(event.start instanceof Date) || Number.isNaN(event.start.getTime())) return undefined;
  if (!plainText(valueOf(event.summary), 160)) return undefined;
  try {
    return expandRecurringEvent(event, {
      from: new Date(now.getTime() - DAY_MS),
      to: new Date(now.getTime() + AHEAD_MS),
    })
      .filter((instance) => instance.event.status !== 'CANCELLED')
      .slice(0, MAX_OCCURRENCES)
      .flatMap((instance) => toEvent(series, instance) ?? []);
  } catch {
    return undefined;
  }
}

function toEvent(series: string, instance: EventInstance): FoundEvent | undefined {
  const { event } = instance;
  const title = plainText(valueOf(instance.summary), 160);
  if (!title) return undefined;
  const eventDate = momentOf(instance).toISOString();
  return {
    series,
    externalId: `${series} @ ${eventDate}`,
    title,
    description: plainText(valueOf(event.description), 600) ?? null,
    eventType: typeOf([title, ...(event.categories ?? [])].join(' ')),
    eventDate,
    location: plainText(valueOf(event.location), 200) ?? null,
    sourceUrl: safeLink(valueOf(event.url)),
  };
}

/** A value with parameters, such as SUMMARY;LANGUAGE=en, comes as an object. */
function valueOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'val' in value ? value.val : value;
}

/** Days without a time, and times without a zone, are meant where the store is; the parser has read them by this machine's clock. */
function momentOf({ start, isFullDay }: EventInstance): Date {
  if (start.tz && !isFullDay) return start;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`;
  return inNewYork(
    isFullDay ? `${day}T00:00:00` : `${day}T${two(start.getHours())}:${two(start.getMinutes())}:00`,
  );
}

function typeOf(words: string): FoundEvent['eventType'] {
  if (/screening|health fair|check-?up/i.test(words)) return 'screening';
  return /workshop|class|lesson|course/i.test(words) ? 'workshop' : 'other';
}
