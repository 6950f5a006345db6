import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { projectRoot } from '#platform/project-root.ts';

const clientFolder = path.join(projectRoot, 'build/client');
const WEEK = 604_800;

/** Files whose name carries the hash of their content: kept by browsers for a year. A missing one is a plain 404. */
export function hashedAssets(): MiddlewareHandler[] {
  return [
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: cached('public, max-age=31536000, immutable'),
    }),
    (c) => Promise.resolve(c.text('Not found', 404)),
  ];
}

/** Drawn art, fonts, icons: they change with a release. */
export function publicFiles(): MiddlewareHandler {
  const serve = serveStatic({
    root: clientFolder,
    precompressed: true,
    // What asks without reading a page first (bookmarks, feed readers, old browsers) knows only this name.
    rewriteRequestPath: (path) => (path === '/favicon.ico' ? '/art/brand/favicon-32.png' : path),
    onFound(path, c) {
      cached(`public, max-age=${WEEK}, stale-while-revalidate=${WEEK}`)(path, c);
      // Pictures in pixels are for others: mails that a browser shows, and previews of links.
      if (path.endsWith('.png')) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  // '/' is a page, not a folder with an index.
  return (c, next) => (namesFile(c.req.path) ? serve(c, next) : next());
}

/** Whether a path asks for a file of the store's, there or not. Pages' data (`/shop.data`) and handles with a dot do not. */
export const namesFile = (path: string): boolean =>
  /\.(js|css|map|svg|png|jpe?g|webp|avif|ico|woff2|mp4|webm|vtt|webmanifest)$/.test(path);

const cached = (value: string) => (_path: string, c: Context) => {
  c.header('Cache-Control', value);
};
