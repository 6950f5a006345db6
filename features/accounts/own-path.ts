/** Any origin: only whether an address leaves it matters. */
const HERE = 'http://store.invalid';

/**
 * Where a visitor may be sent after signing in: a path of the store itself, or undefined. `//evil.example`, `/\evil.example` and
 * whatever else a browser would read as another site is none.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, HERE)) return undefined;
  const url = new URL(value, HERE);
  // A path that begins with two slashes would be a host to whoever reads it next.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}
