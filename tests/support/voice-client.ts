import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { WebSocket } from 'ws';
import { readEvent, type ServerEvent, serverEvent, VOICE_PATH } from '#features/voice/voice-events.ts';
import { frameText } from '#integrations/realtime/frame-text.ts';

interface VoiceClientOptions {
  /** The store's own where it is left out; null says none, as no browser does. */
  origin?: string | null;
  session?: string;
  path?: string;
  cookie?: string;
}

/** A browser's end of the voice socket, for tests of the server. What the server sends is read with the schema that browsers use. */
export class VoiceClient {
  readonly events: ServerEvent[] = [];
  /** Frames that are no event of docs/product/voice.md#endpoints. */
  readonly strange: string[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  /** The answer to a connection that was refused. */
  readonly refused: Promise<{ status: number; retryAfter: string | undefined; headers: IncomingHttpHeaders }>;
  #waiting: (() => void)[] = [];
  #keeps = true;

  constructor(base: string, options: VoiceClientOptions = {}) {
    const session = options.session ? `?session=${options.session}` : '';
    this.socket = new WebSocket(`${base.replace(/^http/, 'ws')}${options.path ?? VOICE_PATH}${session}`, {
      ...(options.origin !== null && { origin: options.origin ?? base }),
      headers: options.cookie ? { cookie: options.cookie } : {},
    });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data) => this.#receive(frameText(data)));
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code) => {
        resolve(code);
        this.#wake();
      });
    });
    this.refused = new Promise((resolve) => {
      this.socket.once('unexpected-response', (_request, response) => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, retryAfter: headers['retry-after'], headers });
        this.socket.terminate();
      });
    });
  }

  /** For conversations that are too long to remember. */
  keepEvents(keeps: boolean): void {
    this.#keeps = keeps;
  }

  send(event: object): void {
    this.socket.send(JSON.stringify(event));
  }

  append(pcm: Uint8Array): void {
    this.send({ type: 'input_audio_buffer.append', audio: Buffer.from(pcm).toString('base64') });
  }

  say(text: string): void {
    this.send({
      type: 'conversation.item.create',
      item: { type: 'message', role: 'user', content: [{ type: 'input_text', text }] },
    });
  }

  output(callId: string, output: object): void {
    this.send({
      type: 'conversation.item.create',
      item: { type: 'function_call_output', call_id: callId, output: JSON.stringify(output) },
    });
  }

  /** The number-th event of a type, once it has come. Throws when the socket closes before. */
  async event<Type extends ServerEvent['type']>(
    type: Type,
    number = 1,
  ): Promise<Extract<ServerEvent, { type: Type }>> {
    for (;;) {
      const found = this.all(type)[number - 1];
      if (found) return found;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed before ${type}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  all<Type extends ServerEvent['type']>(type: Type): Extract<ServerEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<ServerEvent, { type: Type }> => event.type === type);
  }

  /** Everything that was shown of replies. */
  words(): string {
    return this.all('response.audio_transcript.delta')
      .map(({ delta }) => delta)
      .join('');
  }

  /** Every byte of sound that came, in order. */
  sound(): Buffer {
    return Buffer.concat(this.all('response.audio.delta').map(({ delta }) => Buffer.from(delta, 'base64')));
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.close();
    await once(this.socket, 'close');
  }

  #receive(frame: string): void {
    const event = readEvent(serverEvent, frame);
    if (event && this.#keeps) this.events.push(event);
    if (!event) this.strange.push(frame);
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
