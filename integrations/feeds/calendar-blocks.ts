import type { VEvent } from 'node-ical';

/** Rules that repeat within a day are no event that people go to, and a year of them is millions. */
const TOO_OFTEN = /^RRULE[^:\n]*:.*FREQ=(?:SECONDLY|MINUTELY|HOURLY)/im;

type Parse = (body: string) => unknown[];

/**
 * The events of a calendar. The parser gives up on a whole file for one bad rule, so a file that it refuses is read again event by event,
 * each with all blocks of its series (its exceptions) and with the calendar's time zones.
 */
export function parseCalendar(text: string, parse: Parse): { events: VEvent[]; skipped: number } {
  const { frame, series } = split(text);
  const usable = series.filter((blocks) => !TOO_OFTEN.test(blocks));
  const refused = series.length - usable.length;
  const whole = eventsOf(frame, usable.join(''), parse);
  if (whole) return { events: whole, skipped: refused };
  const read = usable.map((blocks) => eventsOf(frame, blocks, parse));
  return {
    events: read.flatMap((events) => events ?? []),
    skipped: refused + read.filter((events) => events === undefined).length,
  };
}

function eventsOf(frame: string, blocks: string, parse: Parse): VEvent[] | undefined {
  try {
    return parse(frame.replace(PLACE, () => blocks)).filter(isEvent);
  } catch {
    return undefined;
  }
}

const isEvent = (component: unknown): component is VEvent =>
  typeof component === 'object' && component !== null && 'type' in component && component.type === 'VEVENT';

const PLACE = '\n<events>\n';

/** The calendar without its events, and the events by series, in the order of their first appearance. */
function split(text: string): { frame: string; series: string[] } {
  const byUid = new Map<string, string>();
  let frame = text.replaceAll('\r\n', '\n');
  frame = frame.replaceAll(/^BEGIN:VEVENT\n[\s\S]*?^END:VEVENT(?:\n|$)/gim, (block) => {
    // Long lines go on in the next one, after a space.
    const uid =
      /^UID[^:\n]*:(.*)/im.exec(block.replaceAll(/\n[ \t]/g, ''))?.[1]?.trim() ?? `none ${byUid.size}`;
    byUid.set(uid, (byUid.get(uid) ?? '') + block);
    return '';
  });
  const end = frame.search(/^END:VCALENDAR/im);
  const cut = end === -1 ? frame.length : end;
  return { frame: frame.slice(0, cut) + PLACE + frame.slice(cut), series: [...byUid.values()] };
}
