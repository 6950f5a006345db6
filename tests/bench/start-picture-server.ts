import { once } from 'node:events';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { localhostCertificate } from '../support/tls/localhost-certificate.ts';
import { photograph } from './photograph.ts';

/** The width of a picture that is asked for without one, and the widest that its host gives. */
const WHOLE_WIDTH = 1600;

export interface PictureServer {
  port: number;
  /** What was asked for, in order: path and query. */
  asked: string[];
  close(): Promise<void>;
}

/** The host of a live shop's pictures: HTTP/2, any path, as wide as `width` in the address says, kept for a year by who has it. */
export async function startPictureServer(): Promise<PictureServer> {
  const asked: string[] = [];
  const made = new Map<number, Buffer>();
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ ...localhostCertificate, allowHTTP1: true }, (request, response) => {
    asked.push(request.url);
    const wanted = Number(new URL(request.url, 'https://cdn.shopify.com').searchParams.get('width'));
    const width = Math.min(wanted || WHOLE_WIDTH, WHOLE_WIDTH);
    const picture = made.get(width) ?? photograph(width);
    made.set(width, picture);
    response.writeHead(200, {
      'Content-Type': 'image/webp',
      'Content-Length': picture.length,
      'Cache-Control': 'public, max-age=31536000',
      'Timing-Allow-Origin': '*',
      Vary: 'Accept',
    });
    response.end(picture);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    asked,
    async close() {
      server.close();
      for (const session of sessions) session.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
}
