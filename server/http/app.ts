import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EmbeddedStorefront } from '#integrations/storefront/embedded/embedded-storefront.ts';
import type { Config } from '../config.ts';
import type { RenderPage } from '../pages.ts';
import type { Services } from '../services.ts';
import { campaignEndpoints } from './campaign-endpoints.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { communityEndpoints } from './community-endpoints.ts';
import { assistantEndpoints } from './assistant-endpoints.ts';
import { embeddedStorefrontRoutes } from './embedded-storefront.ts';
import { giveawayFunctions } from './giveaway-functions.ts';
import { healthRoutes } from './health.ts';
import { knownHostOnly } from './known-host.ts';
import { metricsRoutes } from './metrics.ts';
import { newsletterEndpoint } from './newsletter-endpoint.ts';
import { oneAddress } from './one-address.ts';
import { atOwnOrigin } from './own-origin.ts';
import type { PageCache } from './page-cache.ts';
import { addressOf, type AppEnv } from './request-context.ts';
import { sameOriginOnly } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { shopEndpoints } from './shop-endpoints.ts';
import { sitemapRoutes } from './sitemap.ts';
import { hashedAssets, namesFile, publicFiles } from './static-files.ts';

/** No form or call of the store needs more; single endpoints set less. */
const MAX_BODY_BYTES = 256 * 1024;

export interface AppParts {
  config: Config;
  services: Services;
  embedded: EmbeddedStorefront | undefined;
  pages: PageCache;
  render: RenderPage;
  /** Set once the process has been told to stop. */
  state: { stopping: boolean };
  /** Built files are served here; in development Vite serves them. */
  serveFiles: boolean;
}

/** The store's HTTP surface, in the order in which a request meets it. */
export function createApp({
  config,
  services,
  embedded,
  pages,
  render,
  state,
  serveFiles,
}: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  // First, so that an answer of any later step, errors included, has an id and the headers.
  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    await next();
    c.res.headers.set('X-Request-Id', c.get('requestId'));
  });
  app.use(securityHeaders({ secure: config.secure }));
  app.onError((error, c) => {
    services.log.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'request failed');
    return c.text('Something went wrong. Please try again.', 500);
  });

  // Before the host is looked at: probes ask by whatever address they know.
  app.route('/', healthRoutes(services, state));
  app.route('/', metricsRoutes(services.metrics, config));
  app.use(knownHostOnly(config));

  // Before limits: cheap, and cached by browsers.
  if (serveFiles) {
    app.use('/assets/*', ...hashedAssets());
    app.use(publicFiles());
  }

  app.use(atOwnOrigin(config));
  // Before anything that reads a body.
  app.use(sameOriginOnly);
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ error: 'too-large', message: 'That was too much at once.' }, 413),
    }),
  );

  if (embedded) app.route('/', embeddedStorefrontRoutes(embedded));
  app.route('/', shopEndpoints(services, config));
  app.route('/', newsletterEndpoint(services, config));
  app.route('/', campaignEndpoints(services, config));
  app.route('/', giveawayFunctions(services));
  app.route('/', accountEndpoints(services));
  app.route('/', communityEndpoints(services));
  app.route('/', assistantEndpoints(services, config));
  app.route('/', sitemapRoutes(services));
  for (const path of ['/api/*', '/functions/*'])
    app.all(path, (c) => c.json({ error: 'not-found', message: 'There is nothing here.' }, 404));

  // A file that is not there: React Router would render a page and log a stack for each.
  app.get('*', (c, next) => (namesFile(c.req.path) ? c.text('Not found', 404) : next()));
  app.get('*', oneAddress);

  // Last: everything else is a page or a page's data.
  app.all('*', async (c) => {
    const asked = { address: addressOf(c, config.trustedProxies), requestId: c.get('requestId') };
    let rendered = false;
    const answer = await pages.answer(c.req.raw, (request) => {
      rendered = true;
      return render(request, services, asked);
    });
    // The cause stands in the log by the id of the request that the page was rendered for.
    if (answer.status >= 500 && !rendered)
      services.log.error(
        { requestId: asked.requestId, path: c.req.path },
        'page failed, as asked for by others at once',
      );
    return answer;
  });
  return app;
}
