import { useLocation, useNavigation } from 'react-router';
import { shopBadges } from '#content/badges.ts';
import { freeShippingOver } from '#content/store-profile.ts';
import { readShopQuery, writeShopQuery } from '#features/catalog/shop-query.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { Pagination } from './pagination.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ShopEmpty } from './shop-empty.tsx';
import { ShopFilters, ShopTools } from './shop-tools.tsx';
import { useShopChoices } from './use-shop-choices.ts';
import { servicesContext } from '#features/services-context.ts';
import { breadcrumbData, formulatedFor, pageMeta, profileOf } from '#features/store/page-meta.ts';
import { orUnavailable } from '#features/catalog/or-unavailable.server.ts';
import { BadgeRow } from '#platform/ui/badge-row.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { OverlayLink } from '#platform/ui/overlay-link.tsx';
import './shop.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ loaderData, matches, location }: PageMetaArgs<typeof loader>) {
  const query = loaderData?.query;
  const profile = profileOf(matches);
  const over = profile ? freeShippingOver(profile) : '';
  const title = loaderData?.filters.map((filter) => filter.title).join(', ') || 'Shop all supplements';
  return pageMeta(matches, {
    title: query?.q ? `${title}: “${query.q}”` : title,
    description: `Capsules, powders and liquids${formulatedFor(matches)}, with every ingredient named.${over && ` Free standard shipping over ${over}.`}`,
    // Sorting shows the same products: one address for search engines. /bundles and /bestsellers show the shop.
    path: `/shop${query ? writeShopQuery({ ...query, sort: 'featured' }) : ''}`,
    noIndex: Boolean(query?.q),
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Shop', path: location.pathname },
      ]),
    ],
  });
}

export async function loader({ context, url }: PageLoaderArgs) {
  const { catalog, profile } = context.get(servicesContext);
  const query = readShopQuery(url.searchParams);
  const page = await orUnavailable(context, catalog.findShopPage({ query }));
  // A page past the end shows the last one, and the address says so in its links.
  const badges = shopBadges(profile.current().claims);
  return { ...page, badges, query: { ...query, page: page.page } };
}

export default function Shop({ loaderData }: PageProps<typeof loader>) {
  const { items, total, page, pages, query, filters, shelves, empty, corrected, badges } = loaderData;
  const { pathname } = useLocation();
  const loading = useNavigation().location?.pathname === pathname;
  const choose = useShopChoices(query, pathname);
  const first = (page - 1) * 12 + 1;
  return (
    <>
      {query.q || filters.length > 0 ? (
        <ShopBand title={titleOf(corrected ?? query.q, filters)} />
      ) : (
        <ShopHero />
      )}
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Shop' }]} />
        <ShopTools query={query} action={pathname} choose={choose} />
        <ShopFilters query={query} filters={filters} shelves={shelves} path={pathname} choose={choose} />
        {items.length === 0 ? (
          <ShopEmpty query={query} empty={empty} path={pathname} />
        ) : (
          <div aria-busy={loading} className="shop-found">
            <p className="mb-5 text-small text-muted" role="status">
              {corrected && `Nothing is called “${query.q}”. `}
              Showing {first}–{first + items.length - 1} of {total} {total === 1 ? 'product' : 'products'}
            </p>
            <ProductGrid products={items} label="Products" />
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(to) => `${pathname}${writeShopQuery({ ...query, page: to })}`}
            />
          </div>
        )}
        <div className="mt-12">
          <BadgeRow badges={badges} />
        </div>
      </div>
    </>
  );
}

function ShopHero() {
  return (
    <section className="hero shop-hero" style={{ '--hero-sky': '#eeeed6', '--focus-x': '74%' }}>
      <img src={heroUrl('market')} alt="" width="1600" height="720" fetchPriority="high" />
      <div className="hero-words">
        <h1 className="text-heading">Everything on the table</h1>
        <p className="lead">Every ingredient named, every serving counted, every warning said plainly.</p>
        <OverlayLink to="/quiz" overlay="quiz" className="btn btn-primary">
          Not sure? Take the quiz
        </OverlayLink>
      </div>
    </section>
  );
}

/** What is searched or filtered for is what somebody came to see: its name, and no scene above it. */
function ShopBand({ title }: { title: string }) {
  return (
    <div className="shop-band">
      <h1 className="wrap text-heading">{title}</h1>
    </div>
  );
}

function titleOf(q: string, filters: { title: string }[]): string {
  const shelves = filters.map(({ title }) => title).join(', ');
  if (!q) return shelves;
  return `Results for "${q}"${shelves && ` in ${shelves}`}`;
}
