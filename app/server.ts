import { createRequestHandler, RouterContextProvider } from 'react-router';
import { answerDatabaseAway } from './answer-database-away.server.ts';
import { passRetryAfter } from './pass-retry-after.server.ts';
import { openStore as open, type StoreParts } from './open-store.server.ts';
import { runStore as run } from './run-store.server.ts';
import type { Development } from './open-store.server.ts';
import { pagePatterns } from '#platform/http/route-names.server.ts';
import type { Pages } from './page-renderer.server.ts';
import { servicesContext, visitorContext } from '#features/services-context.ts';

/** The whole store as one program: pages and server come from one module graph, so nothing in it exists twice. */

/** The routes with their loaders, as React Router's build describes them. */
export const loadRoutes = () => import('virtual:react-router/server-build');

/** The store, ready to listen: for tests, which look inside it. */
export const openStore = async (parts: Omit<StoreParts, 'pages'>) =>
  open({ ...parts, pages: await createPages() });

/** The store until a signal. With `development`, pages come from their sources as they are at each request. */
export async function runStore(development?: Development): Promise<void> {
  await run(await createPages(development), development);
}

/** The routes, with what all of them do alike. */
const wholeBuild = async () => passRetryAfter(answerDatabaseAway(await loadRoutes()));

async function createPages(development?: Development): Promise<Pages> {
  const handle = development
    ? createRequestHandler(wholeBuild, 'development')
    : createRequestHandler(await wholeBuild(), 'production');
  return {
    patterns: pagePatterns((await loadRoutes()).routes),
    render(request, services, { requestId, route, ...visitor }) {
      const context = new RouterContextProvider();
      const log = services.log.child({ requestId, route });
      context.set(servicesContext, { ...services, log });
      context.set(visitorContext, visitor);
      return handle(request, context);
    },
    // Loaded with the first mail: few requests write one.
    renderMail: async (mail, store) =>
      (await import('#features/mail/render-mail.tsx')).renderMail(mail, store),
  };
}
