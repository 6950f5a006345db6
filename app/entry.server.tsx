import { createHash, randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { headScript } from './head-script.ts';
import { withInlineStyles } from './inline-styles.server.ts';
import { withLateModules } from './late-modules.server.ts';
import type { StoreFacts } from '#features/services.ts';
import { servicesContext } from '#features/services-context.ts';

/** What went wrong is for the log; the visitor sees the nearest error boundary. Answers that a route threw itself are logged where they are made. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(servicesContext).log.error({ err: error }, 'page failed');
};

/** How long a visitor, or a search engine, should wait before asking again. Seconds. */
const RETRY_AFTER = '30';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status === 503) headers.set('Retry-After', RETRY_AFTER);
  // A marker: it tells the scripts that React and the router wrote from any other. It never reaches the browser.
  const nonce = randomBytes(16).toString('base64url');
  let failed = false;
  const rendered = await renderPage(request, routerContext, nonce, (error) => {
    failed = true;
    context.get(servicesContext).log.error({ err: error }, 'rendering failed');
  });
  const { store } = context.get(servicesContext);
  const marked = import.meta.env.PROD ? withLateModules(rendered) : rendered;
  headers.set('Content-Security-Policy', contentSecurityPolicy(scriptHashes(marked, nonce), store));
  // The first picture is asked for at once: the way to its host is opened while the page still comes.
  for (const origin of store.imageOrigins.slice(0, 1)) headers.append('Link', `<${origin}>; rel=preconnect`);
  const html = marked.replaceAll(` nonce="${nonce}"`, '');
  // After the markers are gone: the links of style sheets carry them too.
  const page = import.meta.env.PROD ? withInlineStyles(html) : html;
  return new Response(page, { status: failed ? 500 : status, headers });
}

/** Waits for the whole page: shared pages are kept whole, and a page that fails half way never leaves. */
function renderPage(
  request: Request,
  routerContext: EntryContext,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // The page leaves whole: parts that React would send late, hidden until a script moves them, would only
        // be lost to who runs none.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const out = new PassThrough();
          text(out).then(resolve, reject);
          pipe(out);
        },
        onShellError: reject,
        onError,
      },
    );
  });
}

/** Only scripts that carry the marker: hashing every inline script would bless an injected one. */
function scriptHashes(html: string, nonce: string): string[] {
  const scripts = html.matchAll(new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g'));
  return [...new Set([hashSource(headScript), ...Array.from(scripts, ([, body = '']) => hashSource(body))])];
}

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Strict for scripts, and the same for everybody, so that pages can be kept. Why styles may stand inline: docs/decisions/0003-content-security-policy.md. */
function contentSecurityPolicy(hashes: string[], store: StoreFacts): string {
  const images = ["'self'", 'data:', ...store.imageOrigins].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${images}`,
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
