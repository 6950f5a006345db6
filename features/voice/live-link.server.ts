import { setTimeout as sleep } from 'node:timers/promises';
import {
  openRealtime,
  type RealtimeConfig,
  type RealtimeConnection,
} from '#integrations/realtime/open-realtime.ts';
import { isFinal, type Problem, type RealtimeEvent } from '#integrations/realtime/realtime-event.ts';
import { addTurn, type SessionSetup, type Turn } from '#integrations/realtime/requests.ts';

/** Waits before each attempt to come back after a cut. What a vendor refuses for good is not tried again. Milliseconds. */
const WAITS = [250, 1000, 3000];
/** Vendors that name no end have ended sessions after 15 minutes. */
const USUAL_SESSION_MS = 14 * 60_000;
/** A new session is taken up so long before the old one ends, in a pause of the conversation; and at last in the middle of it. */
const RENEW_BEFORE_MS = 60_000;
const AT_LAST_MS = 10_000;
const LOOK_FOR_PAUSE_MS = 500;
/** Who is cut off sooner than this has not really come back. */
const STANDS_MS = 30_000;

export interface LinkParts {
  realtime: RealtimeConfig;
  setup: SessionSetup;
  /** What was said so far, for a session that takes over. */
  history(): readonly Turn[];
  /** Nobody speaks: a good moment to change sessions. */
  isIdle(): boolean;
  onEvent(event: RealtimeEvent): void;
  /** Another session goes on from here; whatever was under way in the old one is over. */
  onRenewed(): void;
  /** There is no connection, and none will come. */
  onLost(problem: Problem): void;
}

/** A line to the voice model that outlives single sessions: comes back after a cut, and moves on before the vendor's limit, with the conversation retold. */
export class LiveLink {
  readonly #parts: LinkParts;
  #current: RealtimeConnection | undefined;
  #next: RealtimeConnection | undefined;
  #attempts = 0;
  #since = 0;
  #renewal: NodeJS.Timeout | undefined;
  readonly #closed = new AbortController();

  constructor(parts: LinkParts) {
    this.#parts = parts;
    this.#open();
  }

  send(request: object): void {
    this.#current?.send(request);
  }

  say(turn: Turn): void {
    if (this.#current) this.send(addTurn(this.#current.generation, turn));
  }

  /** Bytes that the model has not taken yet. */
  get waiting(): number {
    return this.#current?.waiting ?? 0;
  }

  pause(): void {
    this.#current?.pause();
  }

  resume(): void {
    this.#current?.resume();
  }

  close(): void {
    this.#closed.abort();
    clearTimeout(this.#renewal);
    this.#current?.close();
    this.#next?.close();
  }

  #open(): void {
    const connection: RealtimeConnection = openRealtime(this.#parts.realtime, {
      setup: this.#parts.setup,
      history: this.#parts.history(),
      onEvent: (event) => {
        if (event.type === 'ready') this.#takeUp(connection);
        else if (connection === this.#current) this.#parts.onEvent(event);
      },
      onClosed: (problem) => void this.#lost(connection, problem),
    });
    this.#next = connection;
  }

  #takeUp(connection: RealtimeConnection): void {
    const before = this.#current;
    this.#current = connection;
    this.#next = undefined;
    this.#since = Date.now();
    before?.close();
    this.#planRenewal(connection.expiresAt ?? Date.now() + USUAL_SESSION_MS);
    this.#parts.onRenewed();
    this.#parts.onEvent({ type: 'ready' });
  }

  /** By the real time, which is the vendor's: the store's clock may run on another day. */
  #planRenewal(expiresAt: number): void {
    clearTimeout(this.#renewal);
    const look = () => {
      const left = expiresAt - Date.now();
      if (this.#parts.isIdle() || left < AT_LAST_MS) this.#open();
      else this.#renewal = setTimeout(look, LOOK_FOR_PAUSE_MS);
    };
    // Of a session shorter than that, half is used: a vendor of short ones is not asked for one after the other.
    const left = Math.max(0, expiresAt - Date.now());
    this.#renewal = setTimeout(look, Math.max(left - RENEW_BEFORE_MS, left / 2));
  }

  async #lost(connection: RealtimeConnection, problem: Problem): Promise<void> {
    if (connection !== this.#current && connection !== this.#next) return;
    clearTimeout(this.#renewal);
    if (connection === this.#current) this.#current = undefined;
    if (connection === this.#next) this.#next = undefined;
    // The other one of the two still stands, or comes.
    if (this.#current || this.#next) return;
    if (this.#since > 0 && Date.now() - this.#since > STANDS_MS) this.#attempts = 0;
    const wait = WAITS[this.#attempts];
    this.#attempts += 1;
    if (isFinal(problem.kind) || wait === undefined) return this.#parts.onLost(problem);
    const waited = await sleep(wait, true, { signal: this.#closed.signal }).catch(() => false);
    if (waited) this.#open();
  }
}
