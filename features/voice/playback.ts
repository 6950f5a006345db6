/** Where a piece of a reply belongs on the clock of the loudspeaker, and how much of each reply was really heard. Times in seconds on that clock. */
export interface PlaybackLedger {
  /** When the piece has to start, right behind the one before it; undefined for a piece of a reply that was cut: it is not played. */
  schedule(piece: Piece, now: number): number | undefined;
  /** True until the last scheduled sample has been heard. */
  isPlaying(now: number): boolean;
  /** Cuts what plays. From now on pieces of those replies are dropped. Undefined when nothing was left to cut. */
  interrupt(now: number): Cut | undefined;
  /** When the last scheduled piece ends. */
  readonly endsAt: number;
}

export interface Piece {
  responseId: string;
  itemId: string;
  /** Seconds of sound. */
  duration: number;
}

/** What was heard of the reply that was cut. */
export interface Cut {
  itemId: string;
  /** Whole milliseconds that really came out. */
  playedMs: number;
}

/** A piece starts no sooner, so that the next one can arrive: the price is heard once, at the beginning of a reply. */
const HEAD_START = 0.05;
/** Replies that were cut are remembered for this many more: their late pieces are long here by then. */
const REMEMBERED = 32;

export function createPlaybackLedger(): PlaybackLedger {
  /** Pieces that have not ended. Those of the item that plays stay until the next item begins, to be counted. */
  let pieces: (Piece & { start: number })[] = [];
  let endsAt = 0;
  const dead: string[] = [];

  const heardOf = (itemId: string, now: number) =>
    pieces
      .filter((piece) => piece.itemId === itemId)
      .reduce((sum, { start, duration }) => sum + Math.min(Math.max(0, now - start), duration), 0);

  /** One entry for all of an item that is over: half an hour of talk must not pile up. */
  function settle(now: number): void {
    const over = pieces.filter(({ start, duration }) => start + duration <= now);
    const last = over.at(-1);
    if (!last || over.length < 2) return;
    const ofLast = over.filter(({ itemId }) => itemId === last.itemId);
    const merged = {
      ...last,
      start: ofLast[0]?.start ?? last.start,
      duration: ofLast.reduce((sum, { duration }) => sum + duration, 0),
    };
    pieces = [merged, ...pieces.slice(over.length)];
  }

  return {
    get endsAt() {
      return endsAt;
    },
    schedule(piece, now) {
      if (dead.includes(piece.responseId)) return undefined;
      settle(now);
      const start = endsAt > now ? endsAt : now + HEAD_START;
      pieces.push({ ...piece, start });
      endsAt = start + piece.duration;
      return start;
    },
    isPlaying: (now) => now < endsAt,
    interrupt(now) {
      const current = pieces.find(({ start, duration }) => start + duration > now);
      const cut = current && {
        itemId: current.itemId,
        playedMs: Math.round(heardOf(current.itemId, now) * 1000),
      };
      // Also a reply that has just run dry is dead: the rest of it may still be on its way.
      for (const { responseId } of pieces) if (!dead.includes(responseId)) dead.push(responseId);
      dead.splice(0, Math.max(0, dead.length - REMEMBERED));
      pieces = [];
      endsAt = 0;
      return cut;
    },
  };
}
