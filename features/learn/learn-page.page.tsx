import { data, Link, redirect } from 'react-router';
import { learnPages } from '#content/learn-pages.data.ts';
import { heroStyle, heroWords } from '#illustrations/manifest/art-files.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { LearnProducts } from '#features/shop/learn-products.tsx';
import { anchorOf, LearnText } from './learn-text.tsx';
import { Sources } from '#features/pages/sources.tsx';
import { withOwnContents } from './tell-contents.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { INCOMPLETE_HEADERS, orWithout } from '#features/catalog/or-unavailable.server.ts';
import { Icon } from '#platform/ui/icon.tsx';
import '#features/pages/prose.css';
import './learn.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';
import type { HeadersFunction } from 'react-router';

export function meta({ loaderData, matches }: PageMetaArgs<typeof loader, 'slug'>) {
  if (!loaderData) return [];
  const { slug, title, lead } = loaderData.page;
  return pageMeta(matches, {
    title: `${title}: what to know`,
    description: lead,
    path: `/learn/${slug}`,
    type: 'article',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Learn', path: '/learn' },
        { name: title, path: `/learn/${slug}` },
      ]),
    ],
  });
}

export async function loader({ context, params }: PageLoaderArgs<'slug'>) {
  const page = learnPages.find(({ slug }) => slug === params.slug);
  // Any other path leads home (docs/product/learn.md#pages).
  if (!page) throw redirect('/');
  const { catalog, store } = context.get(servicesContext);
  const shelf = await orWithout(context, catalog.findShelfCards({ slug: page.collection }));
  // Asked for together with its cards: kept, or away with them.
  const own =
    store.live && shelf
      ? await orWithout(context, catalog.listShelfProducts({ slug: page.collection }))
      : null;
  const sections = store.live ? withOwnContents(page.sections, own ?? []) : page.sections;
  const look = { style: heroStyle(page.hero), light: heroWords(page.hero) === 'light' };
  const products = shelf?.products.slice(0, page.productCount) ?? null;
  return data({ page: { ...page, sections }, look, products }, shelf ? {} : { headers: INCOMPLETE_HEADERS });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LearnRoute({ loaderData }: PageProps<typeof loader, undefined, 'slug'>) {
  const { page, look, products } = loaderData;
  return (
    <>
      <section className={look.light ? 'hero hero-dark' : 'hero'} style={look.style}>
        <img src={heroUrl(page.hero)} alt="" width="1600" height="720" fetchPriority="high" />
        <div className="hero-words">
          <Link to="/learn" className="btn btn-light btn-small mb-5">
            <Icon name="arrow-left" />
            Back to Learn
          </Link>
          <h1 className="text-section">{page.title}</h1>
          <p className="lead">{page.lead}</p>
        </div>
      </section>
      <div className="wrap">
        <div className="section learn-columns">
          <LearnText sections={page.sections} />
          <nav className="learn-aside" aria-label="On this page">
            <strong className="font-display">On this page</strong>
            {page.sections.map(({ heading }) => (
              <a key={heading} href={`#${anchorOf(heading)}`}>
                {heading}
              </a>
            ))}
            {products?.length !== 0 && <a href="#products">On our shelf</a>}
          </nav>
        </div>
        {/* A shop without this shelf shows none. */}
        {products?.length !== 0 && (
          <LearnProducts products={products} hidden={page.hidden ?? false} key={page.slug} />
        )}
        <Sources sources={page.sources} />
      </div>
    </>
  );
}
