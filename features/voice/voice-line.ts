import {
  type ClientEvent,
  type MicrophoneDistance,
  closeCodes,
  readEvent,
  type ServerEvent,
  serverEvent,
  VOICE_PATH,
} from './voice-events.ts';

/** Waits between attempts, growing. After the last one the visitor decides. Milliseconds. */
const WAITS = [500, 1000, 2000, 4000, 8000, 15_000];
/** Sound that a slow line has not taken: what is said now is worth more than what was said seconds ago. Bytes. */
const MAX_WAITING = 256 * 1024;

interface LineParts {
  sessionId: string;
  onEvent(event: ServerEvent): void;
  /** The connection was cut, and is tried again after so many milliseconds. */
  onWaiting(milliseconds: number): void;
  /** It is over: the server ended it, or no attempt succeeded. */
  onOver(reason: 'ended' | 'unreachable'): void;
}

/** The voice socket as the browser keeps it: comes back after a cut, until it is closed. */
export class VoiceLine {
  readonly #parts: LineParts;
  #socket: WebSocket | undefined;
  #microphone: MicrophoneDistance | undefined;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  /** `microphone` is how far it is from the mouth; the last word on it stays. */
  open(microphone = this.#microphone): void {
    this.#microphone = microphone;
    clearTimeout(this.#timer);
    const address = new URL(VOICE_PATH, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.searchParams.set('session', this.#parts.sessionId);
    if (microphone) address.searchParams.set('microphone', microphone);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const event = typeof data === 'string' ? readEvent(serverEvent, data) : undefined;
      if (!event || socket !== this.#socket) return;
      if (event.type === 'connection.established') this.#attempts = 0;
      this.#parts.onEvent(event);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    });
  }

  send(event: ClientEvent): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (event.type === 'input_audio_buffer.append' && socket.bufferedAmount > MAX_WAITING) return;
    socket.send(JSON.stringify(event));
  }

  close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close(1000);
  }

  #lost(code: number): void {
    const ended = code === closeCodes.over || code === closeCodes.refused;
    const wait = ended ? undefined : WAITS[this.#attempts];
    if (wait === undefined) {
      this.#attempts = 0;
      return this.#parts.onOver(ended ? 'ended' : 'unreachable');
    }
    this.#attempts += 1;
    this.#parts.onWaiting(wait);
    this.#timer = setTimeout(() => this.open(), wait);
  }
}
