import type { MiddlewareHandler } from 'hono';

/** For answers that are no page: nothing may load or frame them. Pages bring their own policy (app/entry.server.tsx). */
const STRICTEST_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** A file that is meant for others brings its own. */
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
const TWO_YEARS = 63_072_000;

/** Sets what every answer carries. A page's own policy stays. */
export function setSecurityHeaders(headers: Headers, options: { secure: boolean }): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set(
    'Permissions-Policy',
    'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  );
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  if (!headers.has(RESOURCE_POLICY)) headers.set(RESOURCE_POLICY, 'same-origin');
  if (options.secure) headers.set('Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', STRICTEST_POLICY);
}

/** Security headers on every answer, 404 and 500 too. */
export function securityHeaders(options: { secure: boolean }): MiddlewareHandler {
  return async (c, next) => {
    await next();
    setSecurityHeaders(c.res.headers, options);
  };
}
