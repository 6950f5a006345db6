import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { pageKey } from './page-key.server.ts';

const toBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page is rendered again, behind the visitor's back, once it is this old. Its catalogue may be older: that has its own times. */
const FRESH_MS = 60_000;
/** All kept pages together, in bytes. */
const MAX_BYTES = 96 * 1024 * 1024;
/** Pages that are not kept are compressed on the way out: quickly rather than tightly. */
const FAST_BROTLI = 4;
/** 9 makes pages half a percent smaller, for more than twice the time and, four at once, 117 MB instead of 39. */
const TIGHT_BROTLI = 7;
/**
 * Brotli looks back so far, as a power of 2: all of a page. Its own choice of 22 prepares 4 MB for each, which with small pieces of output took
 * a millisecond of the two and a half that a page of 110 KB took. The result is the same to a byte.
 */
const BROTLI_WINDOW = 18;
const BROTLI_PIECE = 64 * 1024;

const compressBrotli = (bytes: Uint8Array, quality: number) =>
  toBrotli(bytes, {
    chunkSize: BROTLI_PIECE,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
/**
 * Browsers ask each time; a CDN may answer for a minute by itself. The second header is read by CDNs alone: there a page that is a
 * little older goes out while it is asked for anew, and for a day when the store cannot be reached.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate';
const CDN_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400';
/**
 * What a browser fetches ahead, because somebody is about to press a link, it may use without asking again: the press then waits for no
 * server. Half a minute old at most, and kept by nobody else.
 */
const FETCHED_AHEAD = 'private, max-age=30';
/** `br;q=0` names an encoding in order to refuse it. */
const REFUSED = /;\s*q=0(\.0*)?\s*$/;

type Bytes = Uint8Array<ArrayBuffer>;

interface KeptPage {
  headers: [string, string][];
  etag: string;
  identity: Bytes;
  br: Bytes;
  gzip: Bytes;
  renderedAt: number;
  generation: number;
}

export type Render = (request: Request) => Promise<Response>;

export interface PageCache {
  /** Answers from the kept bytes where the page is shared, otherwise renders. */
  answer(request: Request, render: Render): Promise<Response>;
  /** What every page shows has changed (a campaign, a switch): none is served as it was. */
  invalidate(): void;
}

export interface PageCacheOptions {
  /** The store's public origin: shared pages are rendered as asked there, whatever Host header a visitor sent. */
  storeUrl: string;
  /** False renders every page each time (PAGE_CACHE=off). */
  enabled: boolean;
  /** Hears of a page that could not be rendered while the last good one went out. */
  onRefreshError: (error: unknown) => void;
  /** Hears how each request was answered: from kept bytes, from a page made for all, or from one of the visitor's own. */
  onAnswer?: (from: 'kept' | 'made' | 'own') => void;
  now?: () => number;
  maxBytes?: number;
}

/** Keeps shared pages as ready-compressed bytes. While the catalogue cannot be reached, the last good bytes go on. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const now = options.now ?? Date.now;
  const kept = new LRUCache<string, KeptPage>({
    maxSize: options.maxBytes ?? MAX_BYTES,
    sizeCalculation: (page, key) =>
      page.identity.length + page.br.length + page.gzip.length + key.length + 512,
  });
  const underWay = new Map<string, Promise<KeptPage | Response>>();
  let generation = 0;

  async function renderAndKeep(key: string, request: Request, render: Render): Promise<KeptPage | Response> {
    const startedIn = generation;
    const response = await render(request);
    if (!mayBeKept(response)) {
      // Gone, moved or private now: the old page must not outlive that. A failure, or a page that lacks a part because
      // of one, leaves the last good one.
      if (response.status < 500 && !response.headers.has('X-Incomplete')) kept.delete(key);
      return response;
    }
    const page = await toKeptPage(response, startedIn, now());
    if (startedIn === generation) kept.set(key, page);
    return page;
  }

  /** One render at a time for one page, however many ask. */
  function refresh(key: string, request: Request, render: Render): Promise<KeptPage | Response> {
    const joined = underWay.get(key);
    if (joined) return joined;
    const started = renderAndKeep(key, request, render).finally(() => {
      if (underWay.get(key) === started) underWay.delete(key);
    });
    underWay.set(key, started);
    return started;
  }

  return {
    invalidate() {
      generation += 1;
      underWay.clear();
    },
    async answer(request, render) {
      const shared =
        request.method === 'GET' || request.method === 'HEAD'
          ? pageKey(request.url, options.storeUrl)
          : undefined;
      if (!shared) options.onAnswer?.('own');
      if (!shared) return compressed(request, privatePage(await render(request)));
      const canonical = new Request(shared.url, { headers: acceptOnly(request.headers) });
      if (!shared.keep || !options.enabled) return compressed(request, await render(canonical));
      const page = kept.get(shared.key);
      options.onAnswer?.(page?.generation === generation ? 'kept' : 'made');
      if (page?.generation === generation) {
        if (now() - page.renderedAt > FRESH_MS)
          void refresh(shared.key, canonical, render).catch(options.onRefreshError);
        return fromKept(request, page);
      }
      const rendered = await refresh(shared.key, canonical, render).catch((error: unknown) => {
        if (!page) throw error;
        options.onRefreshError(error);
        return page;
      });
      if (!(rendered instanceof Response)) return fromKept(request, rendered);
      if (rendered.status >= 500 && page) return fromKept(request, page);
      return compressed(request, rendered.clone());
    },
  };
}

/** A page that sets a cookie or says that it is nobody else's is not shared, wherever its address stands. */
function mayBeKept(response: Response): boolean {
  const { headers, status } = response;
  return (
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !/no-store|private/.test(headers.get('Cache-Control') ?? '')
  );
}

/** Nothing of one visitor reaches a page that all share. */
function acceptOnly(headers: Headers): Headers {
  const accept = headers.get('accept');
  return new Headers(accept ? { accept } : {});
}

function privatePage(response: Response): Response {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}

async function toKeptPage(response: Response, generation: number, renderedAt: number): Promise<KeptPage> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, TIGHT_BROTLI),
    compressGzip(identity, { level: 9 }),
  ]);
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', CACHE_CONTROL);
  headers.set('CDN-Cache-Control', CDN_CACHE_CONTROL);
  headers.set('Vary', 'Accept-Encoding');
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  headers.set('ETag', etag);
  headers.delete('Content-Length');
  return {
    headers: [...headers],
    etag,
    identity,
    br: new Uint8Array(br),
    gzip: new Uint8Array(gzipped),
    renderedAt,
    generation,
  };
}

function fromKept(request: Request, page: KeptPage): Response {
  const wanted = request.headers.get('if-none-match');
  if (wanted?.split(',').some((tag) => tag.trim() === page.etag))
    return new Response(null, { status: 304, headers: page.headers });
  const encoding = bestEncoding(request);
  const headers = new Headers(page.headers);
  if (encoding) headers.set('Content-Encoding', encoding);
  if (isFetchedAhead(request)) {
    headers.set('Cache-Control', FETCHED_AHEAD);
    headers.delete('CDN-Cache-Control');
  }
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(page[encoding ?? 'identity'], { headers });
}

const isFetchedAhead = ({ headers }: Request): boolean =>
  /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');

async function compressed(request: Request, response: Response): Promise<Response> {
  const encoding = bestEncoding(request);
  const type = response.headers.get('Content-Type') ?? '';
  if (!encoding || !response.body || !/^text\/|json|turbo-stream|x-script/.test(type)) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const packed = encoding === 'br' ? await compressBrotli(body, FAST_BROTLI) : await compressGzip(body);
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  headers.set('Content-Encoding', encoding);
  headers.append('Vary', 'Accept-Encoding');
  return new Response(new Uint8Array(packed), { status: response.status, headers });
}

function bestEncoding(request: Request): 'br' | 'gzip' | undefined {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .filter((entry) => !REFUSED.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
