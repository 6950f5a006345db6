import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startFeedServer } from './feed-server.ts';
import { startTlsProxy } from './tls/start-tls-proxy.ts';

const here = (file: string) => path.join(import.meta.dirname, file);

/** With it a store of its own process reaches a public feed of a test. */
export const reachingPublicFeeds = {
  NODE_OPTIONS: `--import=${pathToFileURL(here('public-internet.ts')).href}`,
  NODE_EXTRA_CA_CERTS: here('tls/localhost-cert.pem'),
};

/** A calendar on https, for stores that start `reachingPublicFeeds`, until it is closed. */
export async function startPublicFeed(calendar: string) {
  const feed = await startFeedServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(calendar);
  });
  const front = await startTlsProxy();
  front.passTo(feed.port);
  return {
    url: `${front.url}/calendar.ics`,
    async close() {
      await front.close();
      await feed.close();
    },
  };
}
