/** What a browser must have played by now of what it was sent, by the clock: it tells more exactly, but not always in time. Milliseconds. */
export interface HeardEstimate {
  /** A piece of this item was sent. */
  sent(itemId: string, milliseconds: number): void;
  /** Something else is said aloud for so long, before whatever is sent from now on. */
  busy(milliseconds: number): void;
  /** True while something sent cannot have been heard yet. */
  hasUnplayed(): boolean;
  /** How much of what was sent is still to be heard. */
  unplayedMs(): number;
  /** For how long nothing has been heard: 0 while something is, Infinity before anything was. */
  silentMs(): number;
  /** The item that plays, and how much of it has been heard. */
  playing(): { itemId: string; playedMs: number } | undefined;
  /** How much was sent of an item; undefined for one that is unknown or long over. */
  sentOf(itemId: string): number | undefined;
  /** True when the first of two items was sent before the second. */
  isBefore(itemId: string, other: string): boolean;
  /** The browser has thrown away what it had not played. */
  cut(): void;
}

interface Item {
  itemId: string;
  startsAt: number;
  endsAt: number;
  sentMs: number;
}

/** A conversation has many items, and only the last ones can be cut. */
const REMEMBERED = 8;
/** The way to the browser and its head start. */
const ON_THE_WAY_MS = 150;

export function createHeardEstimate(now: () => number): HeardEstimate {
  const items: Item[] = [];
  let endsAt = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    sent(itemId, milliseconds) {
      endsAt = Math.max(endsAt, now() + ON_THE_WAY_MS);
      const startsAt = endsAt;
      endsAt += milliseconds;
      const known = items.find((item) => item.itemId === itemId);
      if (known) {
        known.sentMs += milliseconds;
        known.endsAt = endsAt;
      } else items.push({ itemId, startsAt, endsAt, sentMs: milliseconds });
      items.splice(0, Math.max(0, items.length - REMEMBERED));
    },
    busy(milliseconds) {
      endsAt = Math.max(endsAt, now() + ON_THE_WAY_MS) + milliseconds;
    },
    hasUnplayed: () => now() < endsAt,
    unplayedMs: () => Math.max(0, endsAt - now()),
    silentMs: () => Math.max(0, now() - (endsAt > 0 ? endsAt : endedAt)),
    playing() {
      // What is still on its way counts as playing: of what went before it nothing is left to cut.
      const current = items.find((item) => item.endsAt > now());
      if (!current) return undefined;
      const playedMs = Math.max(0, Math.min(current.sentMs, now() - current.startsAt));
      return { itemId: current.itemId, playedMs: Math.round(playedMs) };
    },
    sentOf: (itemId) => items.find((item) => item.itemId === itemId)?.sentMs,
    isBefore: (itemId, other) =>
      items.findIndex((item) => item.itemId === itemId) < items.findIndex((item) => item.itemId === other),
    cut() {
      if (endsAt > 0) endedAt = Math.min(endsAt, now());
      endsAt = 0;
      for (const item of items) item.endsAt = 0;
    },
  };
}
