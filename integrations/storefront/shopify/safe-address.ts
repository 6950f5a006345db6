/** Stands in for the store itself while an address is resolved; no such host exists. */
const HERE = 'https://store.invalid';

/**
 * The one form in which an address from the platform may reach a page: root-relative where the store serves it itself, absolute for the allowed
 * protocols ('https:', …), undefined for everything else. It is what a browser would make of it, so tricks with tabs, backslashes or
 * '//host' come out as the address they really are.
 */
export function safeAddress(
  raw: string,
  options: { protocols: readonly string[]; ownOrigins: readonly string[] },
): string | undefined {
  if (!URL.canParse(raw, HERE)) return undefined;
  const url = new URL(raw, HERE);
  if (url.origin === HERE) return isRootRelative(raw) ? pathOf(url) : undefined;
  if (options.ownOrigins.includes(url.origin)) return pathOf(url);
  return options.protocols.includes(url.protocol) ? url.href : undefined;
}

const isRootRelative = (raw: string) => raw.trim().startsWith('/');

/** '/.//host' resolves to the path '//host', which a browser would take for another host. */
function pathOf(url: URL): string | undefined {
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
