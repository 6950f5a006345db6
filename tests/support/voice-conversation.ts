import { afterEach } from 'vitest';
import type { SafetyGate } from '#features/chat/safety/safety.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { type FakeRealtime, startFakeRealtime } from './fake-realtime.ts';
import { VoiceClient } from './voice-client.ts';
import { startVoiceServer } from './voice-server.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

interface Options extends NonNullable<Parameters<typeof startFakeRealtime>[0]> {
  /** In place of the scripted one. */
  gate?: SafetyGate;
  /** Text is said by this endpoint. */
  speechUrl?: string;
  /** The whole catalogue. */
  products?: Product[];
  /** What is found, whatever is asked; by default an answer to 'What is zinc?'. */
  passages?: { question: string; answer: string; sources: [] }[];
}

/** Model, store and browser, connected to each other; ended after the test. */
export async function converse(
  { gate, speechUrl, products, passages, ...options }: Options = {},
  prepare: (model: FakeRealtime) => void = () => undefined,
) {
  const model = await startFakeRealtime(options);
  open.push(model);
  prepare(model);
  const server = await startVoiceServer({
    realtimeUrl: model.url,
    ...(gate && { gate }),
    ...(speechUrl && { speechUrl }),
    ...(products && { products }),
    passages: passages ?? [{ question: 'What is zinc?', answer: 'A mineral.', sources: [] }],
  });
  open.push(server);
  const client = new VoiceClient(server.url);
  open.push(client);
  return { model, client };
}

/** A conversation that stands. */
export async function established(options: Options = {}) {
  const { model, client } = await converse(options);
  await client.event('connection.established');
  return { model, client, session: await model.session() };
}

/** A piece as a microphone sends it. */
export const silence = new Uint8Array(8192);
