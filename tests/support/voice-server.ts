import { neverAsked } from './never-asked.ts';
import { makePassage } from './make-assistant.ts';
import { noSituation } from '#assistant/situation.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { SafetyGate } from '#features/chat/safety/safety.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { openSpeech } from '#integrations/speech/open-speech.ts';
import { openVoiceSocket } from '#features/voice/voice-socket.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import type { SpokenAssistant } from '#features/voice/embedded-voice-engine.server.ts';
import { createVoiceService } from '#features/voice/voice-service.server.ts';
import { makeProduct } from './make-product.ts';
import { sharedUnderstanding } from './shared-understanding.ts';

/** Says 'Call 911' to chest pain, warns who takes warfarin, and lets nothing through that cures. The real one has its own tests. */
const scriptedGate: SafetyGate = {
  read: () => false,
  assess: ({ message, earlier }) =>
    /chest pain/i.test(message)
      ? { kind: 'answered', level: 'emergency', rule: 'heart', reply: '**Call 911 now.** Do not wait.' }
      : {
          kind: 'open',
          level: 'open',
          care: {
            opening: [...earlier, message].some((text) => /warfarin/i.test(text))
              ? 'Ask your pharmacist first.'
              : '',
            rules: [],
            avoid: [],
            products: true,
            situation: noSituation,
          },
        },
  open() {
    const withheld: string[] = [];
    let shown = 0;
    return {
      withheld,
      push(text) {
        if (/cures/i.test(text)) {
          withheld.push('claim');
          return '';
        }
        shown += 1;
        return text;
      },
      end: () => '',
      get shown() {
        return shown;
      },
    };
  },
};

interface VoiceServerOptions {
  /** Where visitors find the store, when that is said. */
  storeUrl?: string;
  realtimeUrl?: string;
  /** Where text is said exactly, when it is. */
  speechUrl?: string;
  /** In place of the scripted one. */
  gate?: SafetyGate;
  assistant?: SpokenAssistant;
  products?: Product[];
  passages?: { question: string; answer: string; sources: [] }[];
  /** Seconds to wait, once an address is past its limit. */
  limited?: { voice?: number; voiceTurn?: number };
  maxMs?: number;
}

/** The voice socket on a server of its own, with scripted parts around it. */
export async function startVoiceServer(options: VoiceServerOptions = {}) {
  const server = createServer((_request, response) => response.end('page'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const log = createLogger('silent');
  const { passages = [], products = [makeProduct({ title: 'Deep Rest', handle: 'deep-rest' })] } = options;
  const voice = createVoiceService({
    realtime: options.realtimeUrl
      ? { url: options.realtimeUrl, apiKey: 'test-key', model: 'test-model' }
      : undefined,
    speak: options.speechUrl
      ? openSpeech({ baseUrl: options.speechUrl, apiKey: 'speech-key', model: 'speech-model' })
      : undefined,
    assistant: options.assistant ?? { answer: () => says('Hello.') },
    gate: options.gate ?? scriptedGate,
    knowledge: {
      find: () =>
        Promise.resolve({
          passages: passages.map((passage, index) => makePassage({ id: String(index), ...passage })),
          fit: passages.length > 0 ? 'sure' : 'unknown',
        }),
      entry: () => Promise.resolve(undefined),
      entriesOf: () => Promise.resolve([]),
      noteFound: () => Promise.resolve(),
    },
    topicsOf: () => [],
    likenessOf: (_, sentences) => sentences.map(() => 0),
    asksOf: neverAsked,
    entriesLike: () => [],
    readTurn: sharedUnderstanding().readTurn,
    inEnglish: (text) => text,
    catalog: {
      listProducts: () => Promise.resolve(products),
      listShelfProducts: () => Promise.resolve([]),
    },
    log,
  });
  const wait = options.limited;
  const socket = openVoiceSocket(server, {
    voice,
    limits: {
      voice: { consume: () => Promise.resolve(wait?.voice) },
      voiceTurn: { consume: () => Promise.resolve(wait?.voiceTurn) },
    },
    config: {
      storeUrl: options.storeUrl ?? url,
      storeUrlIsSet: options.storeUrl !== undefined,
      trustedProxies: 0,
      secure: options.storeUrl?.startsWith('https:') ?? false,
    },
    log,
    refuseOthers: true,
    ...(options.maxMs !== undefined && { maxMs: options.maxMs }),
  });
  return {
    url,
    stop: () => socket.stop(),
    async close() {
      socket.stop();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** An answer in one piece. */
export async function* says(text: string): AsyncGenerator<{ type: 'text'; text: string }> {
  await Promise.resolve();
  yield { type: 'text', text };
}
