import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { MAX_FRAME_BYTES, microphoneDistance, VOICE_PATH } from './voice-events.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { Limiter } from '#platform/limits/create-limiter.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';
import { countConnections } from './connection-count.server.ts';
import type { VoiceService } from './voice-service.server.ts';
import { VoiceSession } from './voice-session.server.ts';
import { answerSocket } from '#platform/http/answer-socket.server.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { ownOrigin } from '#platform/http/own-origin.server.ts';
import { isOurs } from '#platform/http/same-origin.server.ts';

/** Tabs of one household at once; and what one process is meant to carry. */
const MAX_EACH = 4;
const MAX_ALL = 500;
/** The server goes away and will be back: the browser tries again. */
const GOING_AWAY = 1001;
const FAREWELL_MS = 1000;
const SESSION_ID = /^[\w-]{8,64}$/;

export interface VoiceSocketParts {
  voice: Pick<VoiceService, 'openEngine'>;
  /** `voice` counts connections, `voiceTurn` what is asked in them; both by address. */
  limits: { voice: Pick<Limiter, 'consume'>; voiceTurn: Pick<Limiter, 'consume'> };
  config: Pick<Config, 'storeUrl' | 'storeUrlIsSet' | 'trustedProxies' | 'secure'>;
  log: Logger;
  metrics?: Metrics;
  /** False where another part takes upgrades of its own on the same server. */
  refuseOthers: boolean;
  maxMs?: number;
}

export interface VoiceSocket {
  /** Ends every conversation and takes no new one. */
  stop(): void;
}

/**
 * The one WebSocket of the store, on its own server. In development Vite's socket for hot reload is on the same one, and takes what is its own;
 * otherwise an upgrade to anything else is refused.
 */
export function openVoiceSocket(server: Server, parts: VoiceSocketParts): VoiceSocket {
  const { config, limits, log } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    // Sound does not get smaller, and a compressor costs memory for each visitor.
    perMessageDeflate: false,
  });
  const open = countConnections({ each: MAX_EACH, all: MAX_ALL });
  const sessions = new Set<VoiceSession>();
  let stopped = false;
  const begun = parts.metrics?.counter('biolife_voice_total', 'Spoken conversations begun.');
  parts.metrics?.gauge('biolife_voice_open', 'Spoken conversations under way.', () => sessions.size);

  const refuse = (socket: Duplex, status: keyof typeof REASONS, retryAfter?: number) =>
    answerSocket(socket, {
      status: `${status} ${REASONS[status]}`,
      ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
      secure: config.secure,
    });

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== VOICE_PATH) {
      if (parts.refuseOthers) refuse(socket, 404);
      return;
    }
    socket.on('error', () => socket.destroy());
    if (stopped) return refuse(socket, 503, 5);
    // Every browser says where a socket comes from: who does not is none, and has no page of ours.
    const { origin, host } = request.headers;
    const at = `http://${host ?? ''}`;
    if (!origin || !URL.canParse(at)) return refuse(socket, 403);
    if (!isOurs(headersOf(request), ownOrigin(config, { url: new URL(at), origin })))
      return refuse(socket, 403);
    const address = clientAddress({
      socketAddress: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for']?.toString(),
      trustedProxies: config.trustedProxies,
    });
    const wait = await limits.voice.consume(address);
    if (wait !== undefined) return refuse(socket, 429, wait);
    if (!open.enter(address)) return refuse(socket, 429, 60);
    socket.once('close', () => open.leave(address));
    const asked = url.searchParams.get('session') ?? '';
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const session = new VoiceSession(webSocket, {
        sessionId: SESSION_ID.test(asked) ? asked : randomUUID(),
        microphone: microphoneDistance.safeParse(url.searchParams.get('microphone')).data,
        log,
        openEngine: (line) => parts.voice.openEngine(line),
        takeTurn: () => limits.voiceTurn.consume(address),
        ...(parts.maxMs !== undefined && { maxMs: parts.maxMs }),
      });
      begun?.add({});
      sessions.add(session);
      webSocket.once('close', () => sessions.delete(session));
    });
  }

  server.on('upgrade', (request, socket, head) => {
    upgrade(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'a voice connection could not be taken');
      refuse(socket, 503, 30);
    });
  });

  return {
    stop() {
      stopped = true;
      for (const session of sessions) session.end(GOING_AWAY);
      // Who does not answer the farewell would hold the server open.
      setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, FAREWELL_MS).unref();
    },
  };
}

const REASONS = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

function headersOf({ headers }: IncomingMessage): Headers {
  const read = new Headers();
  for (const name of ['origin', 'sec-fetch-site'] as const) {
    const value = headers[name];
    if (typeof value === 'string') read.set(name, value);
  }
  return read;
}
