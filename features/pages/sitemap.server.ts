import { Hono } from 'hono';
import { conditionPages, learnLinks, legalLinks } from '#content/navigation.ts';
import { listedProducts } from '#features/catalog/listed-products.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Services } from '#features/services.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';

/** Every page that search engines should know, products aside. */
const pages = [
  '/',
  '/shop',
  '/conditions',
  '/health-goals',
  '/quiz',
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

interface Parts extends Pick<Services, 'log'> {
  store: Pick<Services['store'], 'url'>;
  catalog: Pick<Services['catalog'], 'listProducts'>;
}

/** /robots.txt and /sitemap.xml. */
export function sitemapRoutes({ store, catalog, log }: Parts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  /** The catalogue hands out the same list until something in it changes. */
  const written = new WeakMap<readonly Product[], string>();

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
    const xml = written.get(products) ?? sitemapOf(products, store.url);
    written.set(products, xml);
    return c.body(xml, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });

  return app;
}

function sitemapOf(products: readonly Product[], storeUrl: string): string {
  const paths = [
    ...pages,
    ...listedProducts(products).map(({ handle }) => `/product/${encodeURIComponent(handle)}`),
  ];
  const entries = paths.map((path) => `<url><loc>${escapeXml(new URL(path, storeUrl).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
