import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FetchRules, publicRules } from '#integrations/feeds/fetch-feed.ts';
import { isPublicAddress } from '#integrations/feeds/public-address.ts';

export interface FeedServer {
  /** Where it answers, without a slash at its end. */
  url: string;
  port: number;
  /** Every path that was asked for. */
  asked: string[];
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Somebody's web server with feeds, on an address of this machine. */
export async function startFeedServer(answer: Answer, host = FEED_HOST): Promise<FeedServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = addressOf(server.address());
  return {
    url: `http://${host}:${port}`,
    port,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address;
}

/** The one address of this machine that stands for the internet; 127.0.0.2 and the others stay what they are. */
const FEED_HOST = '127.0.0.1';

/** The store's rules, with that one address allowed, and without https, for which a test would need a certificate. */
export const rulesForTests: FetchRules = {
  ...publicRules,
  protocols: ['https:', 'http:'],
  mayConnect: (address) => address === FEED_HOST || isPublicAddress(address),
};
