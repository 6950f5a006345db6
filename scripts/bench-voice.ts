import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { VOICE_PATH } from '#features/voice/voice-events.ts';
import { startStore } from './store-process.ts';

/**
 * What the relay adds to a voice, over loopback, with pieces as a microphone sends them: the way from the browser's end to the model's end and back for
 * sound whose words have passed the safety gate, and how long sound is held until they have. All ends but the store are in this process, so one
 * clock measures them.
 */
const PIECES = 300;
/** Faster than a microphone, and slow enough that no piece waits for the one before. Milliseconds. */
const EVERY_MS = 20;
/** What the store promises for a piece there and a piece back, at the median. */
const MAX_ADDED_MS = 10;

/** Base64 of one piece of 4096 silent samples. */
const piece = Buffer.alloc(8192).toString('base64');
/** Words for more sound than the pieces are. */
const passed = 'You can ask me about the store. '.repeat(60);

/** What it promises for a voice model three times as fast as speech, with its words in step with its sound. */
const MAX_FIRST_MS = 800;
const MAX_HOLE_MS = 150;
/** A reply as models are asked to give them, the first sentence the shortest: 100 ms of sound and the words for it at a time. */
const REPLY =
  'I can help you with that today. You can ask me about an ingredient, or about a product. I look it up in what the store has written. Tell me what you would like to know first.';
const STEP_MS = 100;
const FASTER = 3;
const CHARACTERS_A_STEP = 1.6;
const STEP_SAMPLES = (24_000 * STEP_MS) / 1000;
/** People pause for a moment every few words. */
const STEPS_A_BREATH = 5;
const silentStep = Buffer.alloc(STEP_SAMPLES * 2).toString('base64');
const tone = Int16Array.from({ length: STEP_SAMPLES }, (_, at) => Math.round(8000 * Math.sin(at / 9)));
const soundStep = Buffer.from(tone.buffer).toString('base64');

/** Lines for the report. */
export async function benchVoice(): Promise<string> {
  const model = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(model, 'listening');
  const address = model.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const store = await startStore({
    REALTIME_URL: `ws://127.0.0.1:${port}/`,
    REALTIME_API_KEY: 'bench',
    REALTIME_MODEL: 'bench',
    LOG_LEVEL: 'error',
  });
  const url = `${store.url.replace('http', 'ws')}${VOICE_PATH}`;
  try {
    const lines = [report(await measureRelay(model, url))];
    // How fast a voice speaks is known after three replies.
    for (let reply = 0; reply < 3; reply += 1) await measureHeld(model, url, { late: 0, stepMs: 1 });
    for (const late of [0, 10])
      lines.push(reportHeld(late, await measureHeld(model, url, { late, stepMs: STEP_MS / FASTER })));
    return lines.join('\n');
  } finally {
    for (const client of model.clients) client.terminate();
    model.close();
    await store.stop();
  }
}

interface Ends {
  model: WebSocket;
  browser: WebSocket;
}

/** A browser and a model with the store between them, set up. */
async function connect(model: WebSocketServer, url: string): Promise<Ends> {
  const browser = new WebSocket(url, { origin: url.replace(/^ws/, 'http').replace(VOICE_PATH, '') });
  const { promise: established, resolve } = Promise.withResolvers<void>();
  browser.on('message', (data) => {
    if (typeOf(data) === 'connection.established') resolve();
  });
  const [modelEnd] = await new Promise<[WebSocket]>((taken) =>
    model.once('connection', (socket: WebSocket) => {
      socket.on('message', (data) => {
        if (typeOf(data) === 'session.update') say(socket, { type: 'session.updated' });
      });
      say(socket, { type: 'session.created', session: { type: 'realtime' } });
      taken([socket]);
    }),
  );
  await established;
  return { model: modelEnd, browser };
}

interface Times {
  there: number[];
  back: number[];
}

async function measureRelay(server: WebSocketServer, url: string): Promise<Times> {
  const times: Times = { there: [], back: [] };
  const sent = { there: 0, back: 0 };
  const { model, browser } = await connect(server, url);
  sayWords(model, passed);
  model.on('message', (data) => {
    if (typeOf(data) !== 'input_audio_buffer.append') return;
    times.there.push(performance.now() - sent.there);
    sent.back = performance.now();
    saySound(model, piece);
  });
  browser.on('message', (data) => {
    if (typeOf(data) === 'response.audio.delta') times.back.push(performance.now() - sent.back);
  });
  const frame = JSON.stringify({ type: 'input_audio_buffer.append', audio: piece });
  for (let index = 0; index < PIECES; index += 1) {
    sent.there = performance.now();
    browser.send(frame);
    await sleep(EVERY_MS);
  }
  browser.terminate();
  return times;
}

interface Held {
  /** From the model's first sound to the browser's. */
  firstMs: number;
  /** From the model's first sound to the end of its first sentence in words. */
  sentenceMs: number;
  /** The longest silence between pieces, for a browser that plays each as soon as it can. */
  holeMs: number;
}

/** A whole reply, whose words come so many steps behind its sound. */
async function measureHeld(
  server: WebSocketServer,
  url: string,
  { late, stepMs }: { late: number; stepMs: number },
): Promise<Held> {
  const { model, browser } = await connect(server, url);
  const held = { firstMs: Number.NaN, sentenceMs: Number.NaN, holeMs: 0 };
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const begun = performance.now();
  let heardUntil = 0;
  browser.on('message', (data) => {
    const type = typeOf(data);
    if (type === 'response.audio.done') resolve();
    if (type !== 'response.audio.delta') return;
    const now = performance.now();
    if (heardUntil === 0) held.firstMs = now - begun;
    else held.holeMs = Math.max(held.holeMs, now - heardUntil);
    heardUntil = Math.max(heardUntil, now) + soundMs(data);
  });
  const steps = Math.ceil(REPLY.length / CHARACTERS_A_STEP);
  let written = '';
  for (let at = 0; at < steps + late; at += 1) {
    if (at < steps) saySound(model, (at + 1) % STEPS_A_BREATH === 0 ? silentStep : soundStep);
    const upTo = Math.max(0, Math.ceil((at + 1 - late) * CHARACTERS_A_STEP));
    const more = REPLY.slice(written.length, upTo);
    if (more) sayWords(model, more);
    written += more;
    if (Number.isNaN(held.sentenceMs) && /\. /.test(written)) held.sentenceMs = performance.now() - begun;
    await sleep(stepMs);
  }
  say(model, { type: 'response.done', response: { id: 'r', status: 'completed', output: [] } });
  await over;
  browser.terminate();
  return held;
}

function say(socket: WebSocket, event: object): void {
  socket.send(JSON.stringify(event));
}

const saySound = (socket: WebSocket, delta: string) =>
  say(socket, { type: 'response.output_audio.delta', response_id: 'r', item_id: 'i', delta });
const sayWords = (socket: WebSocket, delta: string) =>
  say(socket, { type: 'response.output_audio_transcript.delta', response_id: 'r', item_id: 'i', delta });

/** Only the name is looked at: reading a piece would be measured as well. */
const typeOf = (data: RawData): string =>
  /"type":"([^"]+)"/.exec(Buffer.isBuffer(data) ? data.toString('latin1', 0, 80) : '')?.[1] ?? '';

const soundMs = (data: RawData): number => {
  const base64 = /"delta":"([^"]*)"/.exec(Buffer.isBuffer(data) ? data.toString('latin1') : '')?.[1] ?? '';
  return Buffer.byteLength(base64, 'base64') / 48;
};

function report({ there, back }: Times): string {
  const added = median(there) + median(back);
  const complete = back.length === PIECES;
  const verdict = complete && added <= MAX_ADDED_MS ? 'ok' : 'MISSED';
  return `voice relay: ${added.toFixed(2)} ms added at the median, there and back, ${back.length} of ${PIECES} pieces  ${verdict} (${MAX_ADDED_MS} ms or less, words before sound)`;
}

/** Words that come long after their sound are the model's own time: no promise is made for them. */
function reportHeld(late: number, { firstMs, sentenceMs, holeMs }: Held): string {
  const order = late === 0 ? 'in step with sound' : `${late * STEP_MS} ms of sound behind`;
  const kept = firstMs <= MAX_FIRST_MS && holeMs <= MAX_HOLE_MS ? 'ok' : 'MISSED';
  const verdict = late === 0 ? `  ${kept} (${MAX_FIRST_MS} ms and ${MAX_HOLE_MS} ms or less)` : '';
  return `voice held: first sound ${firstMs.toFixed(0)} ms behind the model's, of which ${sentenceMs.toFixed(0)} ms until the first sentence was written; longest hole ${holeMs.toFixed(0)} ms (words ${order}, ${FASTER} times as fast as said)${verdict}`;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
