/** The store's days are New York's (docs/product/store.md#time). */
const STORE_TIME_ZONE = 'America/New_York';

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: STORE_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The wall clock in New York, as numbers; month is 1 to 12. */
export function newYorkClock(at: Date): {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
} {
  const found = Object.fromEntries(parts.formatToParts(at).map((part) => [part.type, Number(part.value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = found;
  return { year, month, day, hour, minute, second };
}

/** The moment at which New York's clocks show this: '2025-10-31T23:59:59'. A time that summer time skips is read an hour later. */
export function inNewYork(local: string): Date {
  const wanted = new Date(`${local}Z`).getTime();
  if (Number.isNaN(wanted)) throw new RangeError(`Not a local time: ${local.slice(0, 40)}`);
  // Twice: the first guess may stand on the other side of a change to or from summer time.
  let guess = wanted - offsetAt(wanted);
  guess = wanted - offsetAt(guess);
  return new Date(guess);
}

/** As a date field shows it, in New York: '2025-10-31T23:59:59'. Reads back with inNewYork. */
export function newYorkLocal(at: Date): string {
  const { year, month, day, hour, minute, second } = newYorkClock(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

/** How far New York's wall clock is ahead of UTC, in milliseconds: negative. */
function offsetAt(time: number): number {
  const clock = newYorkClock(new Date(time));
  const shown = Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute, clock.second);
  return shown - Math.floor(time / 1000) * 1000;
}
