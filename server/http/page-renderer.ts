import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderMail } from '../mail/mail-service.ts';
import type { Services } from '../services.ts';

/** Renders one request. It comes out of the bundle, so that router and context key are the bundle's own instances. */
export type RenderPage = (
  request: Request,
  services: Services,
  visitor: { address: string },
) => Promise<Response>;

/** The part of the server bundle that we call: what app/entry.server.tsx exports. */
interface PageBundle {
  entry: {
    module: {
      createHandler: (build: unknown, mode: 'development' | 'production') => RenderPage;
      renderMail: RenderMail;
    };
  };
}

/** What the bundle draws for us: pages, and the mails whose templates are React as well. */
export interface Pages {
  render: RenderPage;
  renderMail: RenderMail;
}

const root = path.resolve(import.meta.dirname, '../..');
const bundlePath = path.join(root, 'build/server/index.js');

function isPageBundle(loaded: unknown): loaded is PageBundle {
  return typeof loaded === 'object' && loaded !== null && 'entry' in loaded;
}

/** The built pages. Fails with a clear message when nobody built them. */
export async function loadBuiltPages(): Promise<Pages> {
  if (!existsSync(bundlePath))
    throw new Error('The pages are not built yet: run "npm run build" or "npm start".');
  const bundle: unknown = await import(pathToFileURL(bundlePath).href);
  if (!isPageBundle(bundle)) throw new Error('build/server is not a page bundle: run "npm run build".');
  const { createHandler, renderMail } = bundle.entry.module;
  return { render: createHandler(bundle, 'production'), renderMail };
}

export interface DevPages extends Pages {
  /** Vite's own middleware: source files and hot reload. Calls `next` for what is not Vite's. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** Pages straight from the sources, with hot reload over the store's own server. */
export async function startDevPages(server: Server): Promise<DevPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    configLoader: 'native',
    server: { middlewareMode: { server }, ws: { server } },
  });
  let loaded: unknown;
  let handler: RenderPage | undefined;
  async function load(): Promise<PageBundle> {
    const bundle: unknown = await vite.ssrLoadModule('virtual:react-router/server-build');
    if (!isPageBundle(bundle)) throw new Error('Vite built no page bundle.');
    return bundle;
  }
  return {
    async renderMail(mail, store) {
      return (await load()).entry.module.renderMail(mail, store);
    },
    async render(request, services, visitor) {
      const bundle = await load();
      if (bundle !== loaded || !handler) {
        loaded = bundle;
        handler = bundle.entry.module.createHandler(bundle, 'development');
      }
      return handler(request, services, visitor);
    },
    middleware: (request, response, next) => {
      vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
}
