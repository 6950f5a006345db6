import dns, { type LookupAddress } from 'node:dns';
import promises from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import type { LookupFunction } from 'node:net';

/**
 * Loaded into a store before itself: the edge of its network. Feeds of a test stand on this machine, whose addresses a store never
 * fetches. So `localhost` answers with an address of the internet here, and what leaves for that address arrives on this machine. All
 * between the two is the store's own: it looks the name up, judges the address and checks the certificate.
 */

/** example.com's. Nothing is sent there. */
const PUBLIC = '93.184.215.14';
const HERE = '127.0.0.1';

const lookup = (name: string): Promise<LookupAddress[]> =>
  name === 'localhost'
    ? Promise.resolve([{ address: PUBLIC, family: 4 }])
    : new Promise((resolve, reject) => {
        dns.lookup(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
      });

const routed =
  (resolve: LookupFunction): LookupFunction =>
  (name, options, answer) =>
    resolve(name, options, (error, address, family) => {
      const arriving = (one: string) => (one === PUBLIC ? HERE : one);
      if (typeof address === 'string') answer(error, arriving(address), family);
      else
        answer(
          error,
          address?.map((one) => ({ ...one, address: arriving(one.address) })),
        );
    });

const { request } = https;
const send = (url: URL, options: RequestOptions, answered: (response: IncomingMessage) => void) =>
  request(url, { ...options, ...(options.lookup && { lookup: routed(options.lookup) }) }, answered);

Object.assign(promises, { lookup });
Object.assign(https, { request: send });
syncBuiltinESMExports();
