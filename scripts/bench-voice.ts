import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { VOICE_PATH } from '#domain/voice/voice-events.ts';
import { startStore } from './store-process.ts';

/**
 * What the relay adds to a voice: the time from the browser's end to the model's end and back, over loopback, with pieces as a microphone sends them. Both
 * ends are in this process, so one clock measures them.
 */
const PIECES = 300;
/** Faster than a microphone, and slow enough that no piece waits for the one before. Milliseconds. */
const EVERY_MS = 20;
/** What the store promises for a piece there and a piece back, at the median. */
const MAX_ADDED_MS = 10;

/** Base64 of one piece of 4096 silent samples. */
const piece = Buffer.alloc(8192).toString('base64');

/** One line for the report. */
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
  try {
    return report(await measure(model, `${store.url.replace('http', 'ws')}${VOICE_PATH}`));
  } finally {
    for (const client of model.clients) client.terminate();
    model.close();
    await store.stop();
  }
}

interface Times {
  there: number[];
  back: number[];
}

async function measure(model: WebSocketServer, url: string): Promise<Times> {
  const times: Times = { there: [], back: [] };
  const sent = { there: 0, back: 0 };
  model.on('connection', (socket) => {
    const answer = (event: object) => socket.send(JSON.stringify(event));
    answer({ type: 'session.created', session: { type: 'realtime' } });
    socket.on('message', (data) => {
      const type = typeOf(data);
      if (type === 'session.update') answer({ type: 'session.updated' });
      if (type !== 'input_audio_buffer.append') return;
      times.there.push(performance.now() - sent.there);
      sent.back = performance.now();
      answer({ type: 'response.output_audio.delta', response_id: 'r', item_id: 'i', delta: piece });
    });
  });
  const browser = new WebSocket(url);
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  browser.on('message', (data) => {
    const type = typeOf(data);
    if (type === 'connection.established') resolve();
    if (type === 'response.audio.delta') times.back.push(performance.now() - sent.back);
  });
  await ready;
  const frame = JSON.stringify({ type: 'input_audio_buffer.append', audio: piece });
  for (let index = 0; index < PIECES; index += 1) {
    sent.there = performance.now();
    browser.send(frame);
    await sleep(EVERY_MS);
  }
  browser.terminate();
  return times;
}

/** Only the name is looked at: reading a piece would be measured as well. */
const typeOf = (data: RawData): string =>
  /"type":"([^"]+)"/.exec(Buffer.isBuffer(data) ? data.toString('latin1', 0, 80) : '')?.[1] ?? '';

function report({ there, back }: Times): string {
  const added = median(there) + median(back);
  const verdict = added <= MAX_ADDED_MS ? 'ok' : 'MISSED';
  return `voice relay: ${added.toFixed(2)} ms added at the median, there and back, ${there.length} of ${PIECES} pieces  ${verdict} (${MAX_ADDED_MS} ms or less)`;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
