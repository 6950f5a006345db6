import type { WebSocket } from 'ws';
import { z } from 'zod';
import { frameText } from '#integrations/realtime/frame-text.ts';
import { realtimeSetup, strictRequest } from './realtime-request.ts';

export type FakeGeneration = 'current' | 'older';

/** One request as it came. */
const request = z.looseObject({
  type: z.string(),
  audio: z.string().optional(),
  audio_end_ms: z.number().optional(),
  item_id: z.string().optional(),
  session: z.record(z.string(), z.unknown()).optional(),
  item: z
    .looseObject({
      id: z.string().optional(),
      type: z.string(),
      role: z.string().optional(),
      call_id: z.string().optional(),
      output: z.string().optional(),
      content: z.array(z.looseObject({ type: z.string(), text: z.string() })).optional(),
    })
    .optional(),
  response: z.looseObject({ instructions: z.string().optional() }).optional(),
});
export type FakeRequest = z.infer<typeof request>;

/** Bytes of 4096 samples of 16 bits. */
const CHUNK_BYTES = 8192;
const RATE = 24_000;

/** What a server makes of the setup: takes it, says nothing, or refuses it with this error. */
export type SetupAnswer = 'taken' | 'silence' | { code?: string; param?: string; message: string };

export interface FakeSessionOptions {
  generation: FakeGeneration;
  /** Seconds until the session is said to end. */
  expiresIn: number | undefined;
  answerSetup?: ((setup: string) => SetupAnswer) | undefined;
}

/** More than any machine needs, less than a test has. */
const PATIENCE_MS = 45_000;

/** One conversation with the fake model, in the names of its generation. */
export class FakeRealtimeSession {
  readonly requests: FakeRequest[] = [];
  readonly breaches: string[] = [];
  /** Bytes of sound received, as they came. */
  readonly #sound: Buffer[] = [];
  readonly #counts = new Map<string, number>();
  #keeps = true;
  readonly #socket: WebSocket;
  readonly #generation: FakeGeneration;
  readonly #answerSetup: (setup: string) => SetupAnswer;
  readonly closed: Promise<number>;
  readonly #waiting: (() => void)[] = [];
  #running: string | undefined;
  #count = 0;

  constructor(socket: WebSocket, options: FakeSessionOptions) {
    this.#socket = socket;
    this.#generation = options.generation;
    this.#answerSetup = options.answerSetup ?? (() => 'taken');
    this.closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.on('message', (data) => this.#receive(frameText(data)));
    this.send({
      type: 'session.created',
      session: {
        ...(options.generation === 'current'
          ? { type: 'realtime', audio: {} }
          : { modalities: ['audio', 'text'], input_audio_format: 'pcm16' }),
        ...(options.expiresIn !== undefined && {
          expires_at: Math.floor(Date.now() / 1000) + options.expiresIn,
        }),
      },
    });
  }

  send(event: object): void {
    this.#socket.send(JSON.stringify(event));
  }

  get sound(): Buffer {
    return Buffer.concat(this.#sound);
  }

  /** The number-th request of a type, once it has come. Throws an Error that tells what came instead. */
  async request(type: string, number = 1): Promise<FakeRequest> {
    const find = () => this.requests.filter((one) => one.type === type)[number - 1];
    await this.#until(() => find() !== undefined, `${type} number ${number}`);
    const found = find();
    if (!found) throw new Error(`${type} number ${number} is gone`);
    return found;
  }

  /** Until so many requests of a type have come, kept or not. Throws an Error that tells what came instead. */
  received(type: string, count: number): Promise<void> {
    return this.#until(() => this.count(type) >= count, `${type} number ${count}`);
  }

  async #until(isThere: () => boolean, wanted: string): Promise<void> {
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      this.#wake();
    }, PATIENCE_MS);
    try {
      while (!isThere()) {
        const got = [...this.#counts].map(([type, count]) => `${count} ${type}`).join(', ');
        if (isLate) throw new Error(`The store never sent ${wanted}; it sent ${got || 'nothing'}`);
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
    } finally {
      clearTimeout(patience);
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** For conversations that are too long to remember. */
  keepSound(keeps: boolean): void {
    this.#keeps = keeps;
  }

  count(type: string): number {
    return this.#counts.get(type) ?? 0;
  }

  /** The visitor speaks, and the model has understood these words. */
  hear(transcript: string): void {
    this.#count += 1;
    this.send({
      type: 'input_audio_buffer.speech_started',
      audio_start_ms: 0,
      item_id: `user-${this.#count}`,
    });
    this.send({
      type: 'input_audio_buffer.speech_stopped',
      audio_end_ms: 900,
      item_id: `user-${this.#count}`,
    });
    this.send({
      type: 'conversation.item.input_audio_transcription.completed',
      item_id: `user-${this.#count}`,
      content_index: 0,
      transcript,
    });
  }

  speechStarted(): void {
    this.send({ type: 'input_audio_buffer.speech_started', audio_start_ms: 0, item_id: 'speaking' });
  }

  /** Begins the answer to a response.create. */
  begin(): string {
    this.#count += 1;
    this.#running = `resp-${this.#count}`;
    this.send({
      type: 'response.created',
      response: { id: this.#running, status: 'in_progress', output: [] },
    });
    return this.#running;
  }

  /** Sound of the running response, in one piece. */
  audio(pcm: Uint8Array, responseId = this.#running): void {
    this.send({
      type: this.#generation === 'current' ? 'response.output_audio.delta' : 'response.audio.delta',
      response_id: responseId,
      item_id: `item-${responseId}`,
      output_index: 0,
      content_index: 0,
      delta: Buffer.from(pcm).toString('base64'),
    });
  }

  words(text: string): void {
    this.send({
      type:
        this.#generation === 'current'
          ? 'response.output_audio_transcript.delta'
          : 'response.audio_transcript.delta',
      response_id: this.#running,
      item_id: `item-${this.#running}`,
      delta: text,
    });
  }

  /** Words without sound. */
  writes(text: string): void {
    this.send({
      type: this.#generation === 'current' ? 'response.output_text.delta' : 'response.text.delta',
      response_id: this.#running,
      item_id: `item-${this.#running}`,
      delta: text,
    });
  }

  /** A call, told as often as real servers do; its name stands only where the older ones put it. */
  call(callId: string, name: string, args: object): void {
    const argumentsText = JSON.stringify(args);
    const item = { id: `item-${callId}`, type: 'function_call', call_id: callId };
    const at = { response_id: this.#running, item_id: item.id, call_id: callId };
    this.send({ type: 'response.output_item.added', response_id: this.#running, item: { ...item, name } });
    this.send({ type: 'response.function_call_arguments.delta', ...at, delta: argumentsText });
    this.send({ type: 'response.function_call_arguments.done', ...at, arguments: argumentsText });
    this.send({
      type: 'response.output_item.done',
      response_id: this.#running,
      item: { ...item, name, arguments: argumentsText },
    });
  }

  end(status: 'completed' | 'cancelled' | 'incomplete' | 'failed' = 'completed', error?: object): void {
    if (status === 'completed')
      this.send({
        type: this.#generation === 'current' ? 'response.output_audio.done' : 'response.audio.done',
        response_id: this.#running,
        item_id: `item-${this.#running}`,
      });
    this.send({
      type: 'response.done',
      response: { id: this.#running, status, output: [], ...(error && { status_details: { error } }) },
    });
    this.#running = undefined;
  }

  /** A whole answer: these words, and a tone of so many seconds. */
  async answer(words: string, seconds = 0.5, number = 1): Promise<void> {
    await this.request('response.create', number);
    this.begin();
    this.words(words);
    const pcm = tonePcm(seconds);
    for (let at = 0; at < pcm.length; at += 9600) this.audio(pcm.subarray(at, at + 9600));
    this.end();
  }

  drop(): void {
    this.#socket.terminate();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  #receive(frame: string): void {
    const parsed: unknown = JSON.parse(frame);
    const strict = strictRequest.safeParse(parsed);
    const { data } = request.safeParse(parsed);
    if (!data || !strict.success) return this.#refuse(frame, strict.error?.message);
    this.#counts.set(data.type, this.count(data.type) + 1);
    if (this.#keeps) this.requests.push(data);
    if (data.type === 'session.update') this.#checkSetup(data);
    if (data.type === 'input_audio_buffer.append') this.#checkSound(data.audio ?? '');
    if (data.type === 'response.create' && this.#running) {
      this.breaches.push('two responses at once');
      this.sendError({ code: 'conversation_already_has_active_response', message: 'one at a time' });
    }
    if (data.type === 'response.cancel' && this.#running) this.end('cancelled');
    this.#wake();
  }

  #checkSetup({ session = {} }: FakeRequest): void {
    const { error } = realtimeSetup[this.#generation].safeParse(session);
    if (error) return this.#refuse(JSON.stringify(session), error.message);
    const answer = this.#answerSetup(JSON.stringify(session));
    if (answer === 'taken') this.send({ type: 'session.updated', session });
    else if (answer !== 'silence') this.sendError(answer);
  }

  sendError(error: object): void {
    this.send({ type: 'error', error: { type: 'invalid_request_error', ...error } });
  }

  #refuse(what: string, why = ''): void {
    this.breaches.push(`refused ${what.slice(0, 200)}: ${why}`);
    this.sendError({ code: 'invalid_value', message: why });
  }

  /** Whole pieces of the agreed size and nothing else. */
  #checkSound(audio: string): void {
    const bytes = Buffer.from(audio, 'base64');
    if (bytes.length !== CHUNK_BYTES) this.breaches.push(`a piece of ${bytes.length} bytes`);
    if (this.#keeps) this.#sound.push(bytes);
  }
}

/** A tone of 440 Hz, half as loud as can be, in 16-bit samples. */
export function tonePcm(seconds: number, hertz = 440): Uint8Array {
  const samples = Int16Array.from({ length: Math.round(seconds * RATE) }, (_, index) =>
    Math.round(0x3f_ff * Math.sin((2 * Math.PI * hertz * index) / RATE)),
  );
  return new Uint8Array(samples.buffer);
}
