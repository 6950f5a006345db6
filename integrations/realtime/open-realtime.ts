import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { frameText } from './frame-text.ts';
import { createVendorEventReader } from './read-vendor-event.ts';
import {
  type Generation,
  type OptionalPart,
  problemOf,
  type Problem,
  type ProblemKind,
  type RealtimeEvent,
} from './realtime-event.ts';
import { addTurn, type SessionSetup, sessionUpdate, type Turn } from './requests.ts';

export interface RealtimeConfig {
  /** ws:// or wss://; the model is added as a parameter. */
  url: string;
  apiKey: string;
  model: string;
}

/** One connection to a voice model, set up and told what was said before. */
export interface RealtimeConnection {
  send(request: object): void;
  /** Which kind of names the server speaks; known once it is ready. */
  readonly generation: Generation;
  /** When the vendor will end the session, in milliseconds since 1970; undefined when it does not say. */
  readonly expiresAt: number | undefined;
  /** Bytes that wait to be sent. */
  readonly waiting: number;
  /** Stops and goes on with reading, when the browser cannot keep up. */
  pause(): void;
  resume(): void;
  /** Nothing is told after this. */
  close(): void;
}

const CONNECT_MS = 10_000;
/** A server that greets nobody is set up after this all the same. */
const GREETING_MS = 2000;
/** A server that neither takes nor refuses the setup is asked once more after this, and given up after as much again. */
const READY_MS = 10_000;
const OPTIONAL: readonly OptionalPart[] = ['voice', 'transcriber', 'noise-reduction'];
/** Trouble that says nothing about the setup. */
const ELSEWHERE: ReadonlySet<ProblemKind> = new Set(['key', 'quota', 'model', 'busy', 'expired']);
/** A vendor's frames are a few KB; this is for what a broken one might send. */
const MAX_VENDOR_FRAME = 4 * 1024 * 1024;
const MAX_REFUSAL = 4096;

interface OpenOptions {
  setup: SessionSetup;
  /** Told anew to a session that takes over from another. */
  history: readonly Turn[];
  onEvent(event: RealtimeEvent): void;
  /** Once, unless it was closed from here: why there is no connection, or none any more. */
  onClosed(problem: Problem): void;
  /** How long a server may take to answer at all, in milliseconds. */
  connectMs?: number;
}

/**
 * Connects with plain `ws`, so that any compatible server can be used, also one without TLS beside the store. The SDK insists on wss and on its vendor.
 */
export function openRealtime(config: RealtimeConfig, options: OpenOptions): RealtimeConnection {
  const connection = new Connection(config, options);
  return connection;
}

class Connection implements RealtimeConnection {
  generation: Generation = 'current';
  expiresAt: number | undefined;
  readonly #options: OpenOptions;
  readonly #socket: WebSocket;
  readonly #reader = createVendorEventReader();
  #over = false;
  #isSetUp = false;
  #isReady = false;
  #isSecondSetup = false;
  #patience: NodeJS.Timeout | undefined;
  #greeting: NodeJS.Timeout | undefined;

  constructor({ url, apiKey, model }: RealtimeConfig, options: OpenOptions) {
    this.#options = options;
    const address = new URL(url);
    if (!address.searchParams.has('model')) address.searchParams.set('model', model);
    this.#socket = new WebSocket(address, {
      headers: { Authorization: `Bearer ${apiKey}` },
      handshakeTimeout: options.connectMs ?? CONNECT_MS,
      maxPayload: MAX_VENDOR_FRAME,
      perMessageDeflate: false,
    });
    this.#socket.on('open', () => {
      this.#greeting = setTimeout(() => this.#setUp(), GREETING_MS);
    });
    this.#socket.on('message', (data) => this.#read(frameText(data)));
    this.#socket.on('unexpected-response', (_request, response) => void this.#refused(response));
    this.#socket.on('error', (error) => this.#end(problemOf(error.message)));
    this.#socket.on('close', (code, reason) => this.#end(problemOf(code, reason.toString())));
  }

  get waiting(): number {
    return this.#socket.bufferedAmount;
  }

  send(request: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  close(): void {
    this.#over = true;
    this.#clearTimers();
    // 'ws' reports a connection that is given up before it stood as an error.
    this.#socket.on('error', () => undefined);
    if (this.#socket.readyState === WebSocket.CONNECTING) this.#socket.terminate();
    else this.#socket.close(1000);
  }

  #read(frame: string): void {
    for (const event of this.#reader.read(frame)) {
      if (this.#over) return;
      if (event.type === 'created') this.#greeted(event);
      if (event.type === 'error' && !this.#isReady) {
        this.#setupFailed(event);
        continue;
      }
      // A server says so after every change of the session; only the first is news.
      if (event.type === 'ready' && this.#isReady) continue;
      if (event.type === 'ready') this.#restore();
      this.#options.onEvent(event);
    }
  }

  #greeted({ generation, expiresAt }: Extract<RealtimeEvent, { type: 'created' }>): void {
    this.generation = generation;
    this.expiresAt = expiresAt === undefined ? undefined : expiresAt * 1000;
    this.#setUp();
  }

  #setUp(): void {
    clearTimeout(this.#greeting);
    if (!this.#isSetUp) this.#sendSetup(new Set());
  }

  #sendSetup(without: ReadonlySet<OptionalPart>): void {
    this.#isSetUp = true;
    this.send(sessionUpdate(this.generation, this.#options.setup, without));
    const problem: Problem = { kind: 'setup', detail: `not ready after ${READY_MS / 1000} s` };
    this.#patience = setTimeout(() => this.#setupFailed({ problem, refused: undefined }), READY_MS);
  }

  /** Once more without what was refused, or without everything that may be, where the server does not say what it was. */
  #setupFailed({ problem, refused }: { problem: Problem; refused: OptionalPart | undefined }): void {
    clearTimeout(this.#patience);
    if (ELSEWHERE.has(problem.kind)) return this.#giveUp(problem);
    if (this.#isSecondSetup) return this.#giveUp({ ...problem, kind: 'setup' });
    this.#isSecondSetup = true;
    this.#sendSetup(new Set(refused ? [refused] : OPTIONAL));
  }

  #giveUp(problem: Problem): void {
    this.#end(problem);
    this.#socket.close(1000);
  }

  #clearTimers(): void {
    clearTimeout(this.#greeting);
    clearTimeout(this.#patience);
  }

  #restore(): void {
    this.#isReady = true;
    clearTimeout(this.#patience);
    for (const turn of this.#options.history) this.send(addTurn(this.generation, turn));
  }

  async #refused(response: IncomingMessage): Promise<void> {
    let body = '';
    try {
      for await (const chunk of response) {
        body += String(chunk);
        if (body.length > MAX_REFUSAL) break;
      }
    } catch {
      // The status alone has to do.
    }
    this.#end(problemOf(response.statusCode, body));
    this.#socket.terminate();
  }

  #end(problem: Problem): void {
    if (this.#over) return;
    this.#over = true;
    this.#clearTimers();
    this.#options.onClosed(problem);
  }
}
