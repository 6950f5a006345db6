import type { MiddlewareHandler } from 'hono';

/** A page has one address: '/shop/' leads to '/shop'. Relative, so that no Host that somebody wrote comes back. */
export const redirectTrailingSlash: MiddlewareHandler = async (c, next) => {
  if (c.req.path === '/' || !c.req.path.endsWith('/')) return next();
  const { pathname, search } = new URL(c.req.url);
  // '//elsewhere.example/' without its last slash would name another host.
  if (pathname.startsWith('//')) return next();
  return c.redirect(pathname.slice(0, -1) + search, 308);
};
