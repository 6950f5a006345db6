import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { FeedError } from './feed-error.ts';
import { decodeText, readCapped } from './feed-body.ts';
import { isPublicAddress } from './public-address.ts';

/** Where a fetch may go and what it may cost. Tests bring their own; the store has only `publicRules`. */
export interface FetchRules {
  protocols: readonly string[];
  mayConnect: (address: string) => boolean;
  resolve: (hostname: string) => Promise<{ address: string; family: number }[]>;
  /** For the whole fetch, redirects and body included. */
  timeoutMs: number;
  /** After decompression, and before it. */
  maxBytes: number;
  maxRedirects: number;
}

export const publicRules: FetchRules = {
  protocols: ['https:'],
  mayConnect: isPublicAddress,
  resolve: (hostname) => lookup(hostname, { all: true }),
  timeoutMs: 10_000,
  maxBytes: 2 * 1024 * 1024,
  maxRedirects: 3,
};

export interface FeedRequest {
  url: string;
  /** What the last answer said of itself: an unchanged document is not sent again. */
  etag?: string | null;
  lastModified?: string | null;
  userAgent: string;
}

export type FeedAnswer =
  | { unchanged: true }
  | { unchanged: false; text: string; etag: string | null; lastModified: string | null };

/**
 * Fetches one document from a source. The address that is checked is the one that is connected to: names are resolved once, inside of the
 * connection, so that a name cannot answer with another address the second time; redirects are followed by hand and checked alike.
 * Throws FeedError.
 */
export async function fetchFeed(request: FeedRequest, rules: FetchRules = publicRules): Promise<FeedAnswer> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    return await follow(request, rules, signal);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    if (signal.aborted) throw new FeedError(`did not answer within ${rules.timeoutMs / 1000} s`);
    throw new FeedError(wordsOf(error));
  }
}

async function follow(request: FeedRequest, rules: FetchRules, signal: AbortSignal): Promise<FeedAnswer> {
  let address = request.url;
  for (let redirects = 0; redirects <= rules.maxRedirects; redirects += 1) {
    const url = checkedAddress(address, rules);
    const response = await send(url, request, rules, signal);
    const location = response.headers.location;
    if (!isRedirect(response.statusCode) || location === undefined)
      return await toAnswer(response, request, rules);
    response.destroy();
    if (!URL.canParse(location, url.href)) throw new FeedError('redirects to something that is no address');
    address = new URL(location, url).href;
  }
  throw new FeedError(`redirects more than ${rules.maxRedirects} times`);
}

const isRedirect = (status = 0) => [301, 302, 303, 307, 308].includes(status);

function checkedAddress(address: string, rules: FetchRules): URL {
  if (!URL.canParse(address)) throw new FeedError('has no readable address');
  const url = new URL(address);
  if (!rules.protocols.includes(url.protocol)) throw new FeedError('is not on https');
  if (url.username || url.password) throw new FeedError('has a password in its address');
  // A literal address is connected to without any lookup. The URL has normalised it: 0x7f.1 stands here as 127.0.0.1.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !rules.mayConnect(literal)) throw notPublic();
  return url;
}

const notPublic = () => new FeedError('leads to an address that is not public');

function send(
  url: URL,
  { etag, lastModified, userAgent }: FeedRequest,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    start(
      url,
      {
        // Of its own: a kept connection would have been checked for another fetch.
        agent: false,
        signal,
        lookup: checkedLookup(rules),
        headers: {
          accept:
            'application/rss+xml, application/atom+xml, application/feed+json, application/json, text/calendar, application/xml;q=0.9, */*;q=0.5',
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': userAgent,
          ...(etag && { 'if-none-match': etag }),
          ...(lastModified && { 'if-modified-since': lastModified }),
        },
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

const checkedLookup =
  (rules: FetchRules): LookupFunction =>
  (hostname, options, callback) =>
    void answerLookup(checkedAddresses(hostname, rules), options.all === true, callback);

/** One address that is not public refuses the whole name. */
async function checkedAddresses(hostname: string, rules: FetchRules) {
  const addresses = await rules.resolve(hostname);
  if (addresses.length === 0 || addresses.some(({ address }) => !rules.mayConnect(address)))
    throw notPublic();
  return addresses;
}

async function answerLookup(
  found: ReturnType<typeof checkedAddresses>,
  all: boolean,
  callback: Parameters<LookupFunction>[2],
): Promise<void> {
  try {
    const addresses = await found;
    const [first = { address: '', family: 4 }] = addresses;
    if (all) callback(null, addresses);
    else callback(null, first.address, first.family);
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)), '');
  }
}

async function toAnswer(
  response: IncomingMessage,
  request: FeedRequest,
  rules: FetchRules,
): Promise<FeedAnswer> {
  const { statusCode: status = 0, headers } = response;
  if (status === 304 && (request.etag || request.lastModified)) {
    response.destroy();
    return { unchanged: true };
  }
  if (status !== 200) {
    response.destroy();
    throw new FeedError(`answered ${status}`, { retryAfterSeconds: secondsOf(headers['retry-after']) });
  }
  const bytes = await readCapped(response, rules.maxBytes);
  return {
    unchanged: false,
    text: decodeText(bytes, headers['content-type']),
    etag: shortHeader(headers.etag),
    lastModified: shortHeader(headers['last-modified']),
  };
}

/** Sent back with the next fetch: what is longer than any real one is left out. */
const shortHeader = (value: string | undefined) => (value && value.length <= 300 ? value : null);

/** Only the number of seconds: a source that names a date is asked again at our own pace. */
const secondsOf = (value: string | undefined) =>
  value && /^\d{1,7}$/.test(value) ? Number(value) : undefined;

/** Without addresses of this network, which some messages of the system carry. */
function wordsOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'could not be found';
  if (code === 'ECONNREFUSED') return 'refused the connection';
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return 'has a certificate that is not trusted';
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR') || code === 'ERR_PADDING_2')
    return 'sent a compressed answer that cannot be unpacked';
  return 'could not be reached';
}
