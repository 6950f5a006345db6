import { Hono } from 'hono';
import { conditionPages, learnLinks, legalLinks } from '#content/navigation.ts';
import { hiddenVendors } from '#content/vendors.ts';
import { withoutHiddenVendors } from '#features/catalog/shop-list.ts';
import type { Services } from '#features/services.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';

/** Every page that search engines should know, products aside. */
const pages = [
  '/',
  '/shop',
  '/conditions',
  '/health-goals',
  '/learn',
  '/community',
  '/about',
  '/contact',
  '/shipping',
  '/faq',
  '/kia-giveaway',
  // Part of a page is no page of its own.
  ...[...conditionPages, ...learnLinks, ...legalLinks]
    .map(({ href }) => href)
    .filter((href) => !href.includes('#')),
];

/** What only concerns one visitor, or has no end. */
const CLOSED = [
  '/account',
  '/auth',
  '/cart',
  '/checkout',
  '/checkouts/',
  '/wishlist',
  '/newsletter',
  '/api/',
  '/functions/',
  '/embedded/',
  '/dev/',
];

/** /robots.txt and /sitemap.xml. */
export function sitemapRoutes(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { store, catalog, log } = services;

  // globalprivacycontrol.org: whoever looks by machine whether the signal is honored.
  app.get('/.well-known/gpc.json', (c) =>
    c.json({ gpc: true, lastUpdate: '2026-11-23' }, 200, { 'Cache-Control': 'public, max-age=86400' }),
  );
  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        ...CLOSED.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${store.url}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );

  app.get('/sitemap.xml', async (c) => {
    // Without a catalogue the other pages are still worth knowing; a search engine comes back.
    const products = await catalog.listProducts().catch((error: unknown) => {
      log.error({ err: error, requestId: c.get('requestId') }, 'no products for the sitemap');
      return [];
    });
    const paths = [
      ...pages,
      ...withoutHiddenVendors(products, hiddenVendors).map(
        ({ handle }) => `/product/${encodeURIComponent(handle)}`,
      ),
    ];
    const entries = paths.map((path) => `<url><loc>${escapeXml(new URL(path, store.url).href)}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
    return c.body(xml, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });

  return app;
}

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
