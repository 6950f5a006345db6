import { failuresOf } from './failures.ts';

/** Where the checkout page stands. */
export type CheckoutHome =
  /** On the platform: the domain that always leads to the shop, such as my-shop.myshopify.com, whatever its primary one leads to. */
  | { kind: 'live'; permanentDomain: string }
  /** In this process: at the owner's address, or, where nobody set one, at the address that the visitor used. */
  | { kind: 'embedded'; storeUrl: string; storeUrlIsSet: boolean };

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The checkout address as a browser may follow it (docs/product/checkout.md#checkout-address). Live: https, the shop's permanent domain, channel=online_store. A shop's
 * primary domain may lead to this very store, so whatever host the platform names is replaced. Embedded: an address of this machine or of the
 * store, with the store's own origin. Throws StorefrontError 'no-checkout-url' for anything that is no such address.
 */
export function normaliseCheckoutUrl(
  raw: string,
  options: { home: CheckoutHome; visitorOrigin?: string | undefined; providerName: string },
): string {
  const { home, visitorOrigin, providerName } = options;
  const url = webAddress(raw);
  const origin = home.kind === 'live' ? `https://${home.permanentDomain}` : ownOrigin(home, visitorOrigin);
  const foreign = url && home.kind === 'embedded' && !belongsTo(url, [origin, home.storeUrl]);
  if (!url || foreign) throw failuresOf(providerName).noCheckoutUrl();
  const target = new URL(origin);
  target.pathname = url.pathname;
  target.search = url.search;
  // Touched only where it must be: setting a parameter rewrites the whole query.
  if (url.searchParams.getAll('channel').join() !== 'online_store')
    target.searchParams.set('channel', 'online_store');
  return target.href;
}

function ownOrigin(
  home: { storeUrl: string; storeUrlIsSet: boolean },
  visitorOrigin: string | undefined,
): string {
  const visited = home.storeUrlIsSet ? undefined : webAddress(visitorOrigin ?? '');
  return visited?.origin ?? new URL(home.storeUrl).origin;
}

const belongsTo = (url: URL, origins: readonly string[]) =>
  LOOPBACK.test(url.hostname) || origins.some((origin) => new URL(origin).host === url.host);

function webAddress(raw: string): URL | undefined {
  if (!/^https?:\/\//i.test(raw) || !URL.canParse(raw)) return undefined;
  return new URL(raw);
}
