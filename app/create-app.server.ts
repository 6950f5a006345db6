import { randomUUID } from 'node:crypto';
import { type ErrorHandler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EmbeddedStorefront } from '#integrations/storefront/embedded/embedded-storefront.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { RenderPage } from './page-renderer.server.ts';
import type { Services } from '#features/services.ts';
import { campaignEndpoints } from '#features/giveaway/campaign-endpoints.server.ts';
import { accountEndpoints } from '#features/accounts/account-endpoints.server.ts';
import { communityEndpoints } from '#features/community/community-endpoints.server.ts';
import { assistantEndpoints } from '#features/chat/assistant-endpoints.server.ts';
import { embeddedStorefrontRoutes } from '#features/demo-shop/embedded-storefront-routes.server.ts';
import { giveawayFunctions } from '#features/giveaway/giveaway-functions.server.ts';
import { healthRoutes } from '#platform/http/health-routes.server.ts';
import { isDatabaseAway } from '#platform/db/is-database-away.server.ts';
import { knownHostOnly } from '#platform/http/known-host.server.ts';
import { MAX_FILE_BYTES } from '#features/knowledge/entry-file.ts';
import { metricsRoutes } from '#platform/http/metrics-routes.server.ts';
import { newsletterEndpoint } from '#features/newsletter/newsletter-endpoint.server.ts';
import { refuse } from '#platform/http/refuse.server.ts';
import { redirectTrailingSlash } from '#platform/http/redirect-trailing-slash.server.ts';
import { atOwnOrigin } from '#platform/http/own-origin.server.ts';
import type { PageCache } from '#platform/http/page-cache.server.ts';
import { addressOf, type AppEnv } from '#platform/http/request-context.server.ts';
import { outboxGuard } from '#features/mail/outbox-guard.server.ts';
import { readableOnly } from '#platform/http/readable-body.server.ts';
import { sameOriginOnly } from '#platform/http/same-origin.server.ts';
import { createRouteNames } from '#platform/http/route-names.server.ts';
import { traceRequests } from '#platform/telemetry/open-tracing.server.ts';
import type { Tracing } from '#platform/telemetry/tracing.ts';
import { watchRequests } from '#platform/http/watch-requests.server.ts';
import { appVersion } from '#platform/app-version.server.ts';
import { securityHeaders } from '#platform/http/security-headers.server.ts';
import { checkoutEndpoints } from '#features/checkout/checkout-endpoints.server.ts';
import { quizEndpoint } from '#features/quiz/quiz-endpoint.server.ts';
import { limitSearches, searchEndpoint } from '#features/search/search-endpoint.server.ts';
import { productsNowEndpoint } from '#features/catalog/products-now-endpoint.server.ts';
import { mailReports } from '#features/mail/mail-reports.server.ts';
import { shopWebhooks } from '#features/catalog/shop-webhooks.server.ts';
import { voiceEndpoints } from '#features/voice/voice-endpoints.server.ts';
import { sitemapRoutes } from '#features/pages/sitemap.server.ts';
import { hashedAssets, namesFile, publicFiles } from '#platform/http/static-files.server.ts';

/** No form or call of the store needs more; single endpoints set less. */
const MAX_BODY_BYTES = 256 * 1024;
/** Where a whole knowledge comes as a file. */
const TAKES_FILES = /^\/account\/training(\.data)?$/;

/** What takes JSON; everything else is a page. */
const JSON_PATHS = /^\/(api|functions|embedded)\//;

export interface AppParts {
  config: Config;
  services: Services;
  embedded: EmbeddedStorefront | undefined;
  pages: PageCache;
  render: RenderPage;
  /** Addresses of pages, such as `/product/:handle`. */
  patterns: readonly string[];
  /** Set once the process has been told to stop. */
  state: { stopping: boolean };
  /** Opens the outbox from elsewhere than the machine itself. */
  outboxWord: string;
  /** Built files are served here; in development Vite serves them. */
  serveFiles: boolean;
  /** Where somebody collects spans. */
  tracing?: Tracing | undefined;
}

/** The store's HTTP surface, in the order in which a request meets it. */
export function createApp({
  config,
  services,
  embedded,
  pages,
  render,
  patterns,
  state,
  outboxWord,
  serveFiles,
  tracing,
}: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  let routeOf = (_path: string) => '';

  // First, so that an answer of any later step, errors included, has an id and the headers.
  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    c.set('route', routeOf(c.req.path));
    await next();
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    // Whoever refused it: the rest of the body is not read.
    if (c.res.status === 413) c.res.headers.set('Connection', 'close');
  });
  if (tracing) app.use(traceRequests(tracing));
  app.use(watchRequests(services));
  app.use(securityHeaders({ secure: config.secure }));
  app.onError(answerFailure(services.log));

  // Before the host is looked at: probes ask by whatever address they know.
  app.route('/', healthRoutes(services, state, appVersion));
  app.route('/', metricsRoutes(services.metrics, config));
  app.use(knownHostOnly(config));

  // Before limits: cheap, and cached by browsers.
  if (serveFiles) {
    app.use('/assets/*', ...hashedAssets());
    app.use(publicFiles());
  }

  app.use(atOwnOrigin(config));
  // Before the limit that is for visitors: their bodies are larger, and signed or under a secret.
  app.route('/', shopWebhooks(services, config));
  app.route('/', mailReports(services, config));
  // Before anything that reads a body.
  app.use(sameOriginOnly);
  const usualBody = limitBody(MAX_BODY_BYTES);
  const bodyWithFile = limitBody(MAX_BODY_BYTES + MAX_FILE_BYTES);
  app.use((c, next) => (TAKES_FILES.test(c.req.path) ? bodyWithFile : usualBody)(c, next));

  app.use(readableOnly({ jsonPaths: JSON_PATHS }));
  app.use('/dev/*', outboxGuard(config, outboxWord));

  addEndpoints(app, { config, services, embedded });
  for (const path of ['/api/*', '/functions/*'])
    app.all(path, (c) => refuse(c, 404, { code: 'not-found', message: 'There is nothing here.' }));

  // A file that is not there: React Router would render a page and log a stack for each.
  app.get('*', (c, next) => (namesFile(c.req.path) ? c.text('Not found', 404) : next()));
  app.get('*', redirectTrailingSlash);
  app.get('*', limitSearches(services, config));

  addPages(app, { config, services, pages, render });
  const endpoints = app.routes.map(({ path }) => path).filter((path) => !path.endsWith('*'));
  routeOf = createRouteNames([...patterns, ...endpoints]);
  return app;
}

/** What went wrong is for the log. */
const answerFailure =
  (log: Services['log']): ErrorHandler<AppEnv> =>
  (error, c) => {
    log.error({ err: error, requestId: c.get('requestId'), route: c.get('route') }, 'request failed');
    if (isDatabaseAway(error))
      return refuse(
        c,
        503,
        {
          code: 'away',
          message: 'We cannot reach our records right now. Please try again in a moment.',
        },
        { 'Retry-After': '30' },
      );
    const message = 'Something went wrong. Please try again.';
    return c.req.path.startsWith('/api/')
      ? refuse(c, 500, { code: 'failed', message })
      : c.text(message, 500);
  };

/** What browsers call, room by room. */
function addEndpoints(
  app: Hono<AppEnv>,
  { config, services, embedded }: Pick<AppParts, 'config' | 'services' | 'embedded'>,
): void {
  if (embedded) app.route('/', embeddedStorefrontRoutes(embedded));
  app.route('/', searchEndpoint(services, config));
  app.route('/', quizEndpoint(services));
  app.route('/', productsNowEndpoint(services));
  app.route('/', checkoutEndpoints(services, config));
  app.route('/', voiceEndpoints(services));
  app.route('/', newsletterEndpoint(services, config));
  app.route('/', campaignEndpoints(services, config));
  app.route('/', giveawayFunctions(services));
  app.route('/', accountEndpoints(services));
  app.route('/', communityEndpoints(services));
  app.route('/', assistantEndpoints(services, config));
  app.route('/', sitemapRoutes(services));
}

/** Last: everything else is a page or a page's data. */
function addPages(
  app: Hono<AppEnv>,
  { config, services, pages, render }: Pick<AppParts, 'config' | 'services' | 'pages' | 'render'>,
): void {
  app.all('*', async (c) => {
    const asked = {
      address: addressOf(c, config.trustedProxies),
      requestId: c.get('requestId'),
      route: c.get('route'),
    };
    let rendered = false;
    const answer = await pages.answer(c.req.raw, (request) => {
      rendered = true;
      return render(request, services, asked);
    });
    // The cause stands in the log by the id of the request that the page was rendered for.
    if (answer.status >= 500 && !rendered)
      services.log.error(
        { requestId: asked.requestId, route: asked.route },
        'page failed, as asked for by others at once',
      );
    return answer;
  });
}

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => refuse(c, 413, { code: 'too-large', message: 'That was too much at once.' }),
  });
