import { sourceSites } from './chat-texts.ts';

/** Where a link leads: into this store, to a known source, or nowhere that we would send anybody. */
export function targetOf(href: string): 'store' | 'source' | 'none' {
  // Two slashes, or one and a backslash, begin another host.
  if (/^\/(?![/\\])/.test(href)) return 'store';
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return 'none';
  const { hostname } = url;
  return sourceSites.some((site) => hostname === site || hostname.endsWith(`.${site}`)) ? 'source' : 'none';
}
