import type { WebSocket } from 'ws';
import { voiceErrors } from './voice-texts.ts';
import {
  type ClientEvent,
  clientEvent,
  closeCodes,
  type MicrophoneDistance,
  readEvent,
  type ServerEvent,
} from './voice-events.ts';
import { frameText } from '#integrations/realtime/frame-text.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { VoiceEngine, VoiceLine } from './voice-engine.server.ts';

export interface SessionParts {
  sessionId: string;
  microphone: MicrophoneDistance | undefined;
  log: Logger;
  openEngine(line: VoiceLine): VoiceEngine;
  /** Whole seconds to wait when the visitor's address has had too many turns. */
  takeTurn(): Promise<number | undefined>;
  /** Of the whole conversation. */
  maxMs?: number;
}

/** Nobody talks longer in one piece (issue of cost as much as of care): the visitor may begin anew. */
const MAX_SESSION_MS = 30 * 60_000;
/** A dead line is noticed after two of these. */
const PING_MS = 30_000;
/** A microphone sends 6 frames a second. Over this for 10 seconds it is no microphone. */
const FRAMES = 600;
const FRAMES_MS = 10_000;
/** Bytes that may wait for a slow browser before the voice model is made to wait. */
const HIGH_WATER = 1024 * 1024;
const LOW_WATER = 256 * 1024;

/** One visitor's conversation over one socket: reads and counts what comes, and ends it in time. */
export class VoiceSession {
  readonly #socket: WebSocket;
  readonly #parts: SessionParts;
  readonly #engine: VoiceEngine;
  readonly #timers: NodeJS.Timeout[];
  #alive = true;
  #paused = false;
  #ended = false;
  #frames = { since: 0, count: 0 };

  constructor(socket: WebSocket, parts: SessionParts) {
    this.#socket = socket;
    this.#parts = parts;
    socket.on('message', (data, isBinary) => this.#receive(frameText(data), isBinary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    // A frame that is too large, or no frame: 'ws' closes the socket itself.
    socket.on('error', (error) => parts.log.debug({ err: error }, 'a voice socket failed'));
    socket.on('close', () => this.#close());
    this.#engine = parts.openEngine({
      sessionId: parts.sessionId,
      microphone: parts.microphone,
      send: (event) => this.#send(event),
      end: () => this.end(closeCodes.refused),
    });
    this.#timers = [
      setInterval(() => this.#ping(), PING_MS),
      setTimeout(() => this.#timeOver(), parts.maxMs ?? MAX_SESSION_MS),
    ];
  }

  end(code: number): void {
    this.#close();
    this.#socket.close(code);
  }

  #receive(frame: string, isBinary: boolean): void {
    if (this.#ended) return;
    const event = isBinary ? undefined : readEvent(clientEvent, frame);
    if (!event || this.#isFlood()) {
      // What no page of ours sends comes from no visitor.
      this.#send({ type: 'error', message: 'Voice chat error', code: 'refused' });
      return this.end(closeCodes.refused);
    }
    if (isTurn(event)) void this.#receiveTurn(event);
    else this.#engine.receive(event);
  }

  async #receiveTurn(event: ClientEvent): Promise<void> {
    const wait = await this.#parts.takeTurn();
    if (this.#ended) return;
    if (wait === undefined) this.#engine.receive(event);
    else this.#send({ type: 'error', message: voiceErrors.turn, code: 'turn' });
  }

  #isFlood(): boolean {
    const now = performance.now();
    if (now - this.#frames.since > FRAMES_MS) this.#frames = { since: now, count: 0 };
    this.#frames.count += 1;
    return this.#frames.count > FRAMES;
  }

  #send(event: ServerEvent): void {
    if (this.#ended || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(JSON.stringify(event), () => this.#drained());
    if (this.#paused || this.#socket.bufferedAmount < HIGH_WATER) return;
    this.#paused = true;
    this.#engine.pause();
  }

  #drained(): void {
    if (!this.#paused || this.#socket.bufferedAmount > LOW_WATER) return;
    this.#paused = false;
    this.#engine.resume();
  }

  #ping(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  #timeOver(): void {
    this.#send({ type: 'error', message: voiceErrors.timeOver, code: 'time-over' });
    this.end(closeCodes.over);
  }

  #close(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#engine.close();
  }
}

const isTurn = (event: ClientEvent): boolean =>
  event.type === 'conversation.item.create' && event.item.type === 'message';
