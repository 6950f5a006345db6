import { data, Link } from 'react-router';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import { learnPages } from '#content/learn-pages.data.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { HealthStories } from '#features/community/health-stories.tsx';
import { servicesContext } from '#features/services-context.ts';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { INCOMPLETE_HEADERS } from '#features/catalog/or-unavailable.server.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import '#features/pages/prose.css';
import './learn.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';
import type { HeadersFunction } from 'react-router';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Learn',
    description:
      'Plain-language pages on blood pressure, cholesterol, joints, digestion, eyes and weight, with sources, and health stories from the community.',
    path: '/learn',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Learn', path: '/learn' },
      ]),
    ],
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Stories that could not be read are null, and such a page is kept by nobody. */
export async function loader({ context }: PageLoaderArgs) {
  const { community, log } = context.get(servicesContext);
  const stories = await community.stories().catch((error: unknown) => {
    log.error({ err: error }, 'the health stories could not be read');
    return null;
  });
  const pages = learnPages.map(({ slug, title, lead, hero }) => ({ slug, title, lead, hero }));
  return data({ pages, stories }, stories ? {} : { headers: INCOMPLETE_HEADERS });
}

export default function Learn({ loaderData }: PageProps<typeof loader>) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Learn' }]} />
      <div className="page-head">
        <h1 className="text-section">Learn</h1>
        <p className="lead">
          What a condition is, which numbers matter, what food does, and what a bottle can and cannot do.
        </p>
      </div>
      <ul className="articles">
        {loaderData.pages.map(({ slug, title, lead, hero }) => (
          <li key={slug} className="article">
            <div className="article-picture">
              <img src={heroUrl(hero)} alt="" width="1600" height="720" loading="lazy" />
            </div>
            <h2 className="text-title">
              <Link to={`/learn/${slug}`} prefetch="intent">
                {title}
              </Link>
            </h2>
            <p className="text-muted">{lead}</p>
          </li>
        ))}
      </ul>
      <section className="section" aria-labelledby="stories">
        <h2 id="stories" className="mb-6 text-section">
          Health stories
        </h2>
        <HealthStories stories={loaderData.stories} />
      </section>
      <p className="fda-note">{FDA_STATEMENT}</p>
    </div>
  );
}
