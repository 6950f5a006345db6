import { data, Link } from 'react-router';
import { conditions } from '#content/conditions.data.ts';
import { healthResources } from '#content/health-goals.ts';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import { ConditionCard } from './condition-card.tsx';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { servicesContext } from '#features/services-context.ts';
import { INCOMPLETE_HEADERS, orWithout } from '#features/catalog/or-unavailable.server.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import '#features/pages/prose.css';
import './condition-page.css';
import type { HeadersFunction } from 'react-router';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Health Conditions We Support',
    description:
      'Blood pressure, blood sugar, heart, joints, sleep and more: what may help, which habits cost nothing, and what to ask your doctor.',
    path: '/conditions',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Conditions', path: '/conditions' },
      ]),
    ],
  });
}

/** Nothing but the index has its address: what stands deeper than a condition is not there, and shows the index all the same. */
export async function loader({ context, params }: PageLoaderArgs) {
  const { catalog } = context.get(servicesContext);
  const shelves = await orWithout(context, catalog.listShelves());
  const idOf = (concern: string) => shelves?.filled.find(({ slug }) => slug === concern)?.id ?? null;
  const cards = conditions
    .filter(({ card }) => card)
    .map(({ slug, title, line }) => ({ slug, title, line, collectionId: idOf(slug) }));
  const others = conditions.filter(({ card }) => !card).map(({ slug, title }) => ({ slug, title }));
  return data(
    { cards, others, resources: healthResources },
    { status: '*' in params ? 404 : 200, ...(!shelves && { headers: INCOMPLETE_HEADERS }) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Conditions({ loaderData }: PageProps<typeof loader>) {
  const { cards, others, resources } = loaderData;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Conditions' }]} />
      <div className="page-head">
        <h1 className="text-section">Health Conditions We Support</h1>
        <p className="lead">
          Read first, shop second. Every page names its sources and says what no supplement can do.
        </p>
      </div>
      <ul className="card-grid card-grid-single">
        {cards.map(({ slug, title, line, collectionId }) => (
          <li key={slug}>
            <ConditionCard
              art={slug}
              title={title}
              description={line}
              href={`/conditions/${slug}`}
              collectionId={collectionId}
              heading="h2"
            />
          </li>
        ))}
      </ul>
      <section className="section" aria-labelledby="more">
        <h2 id="more" className="mb-5 text-heading">
          More to read about
        </h2>
        <ul className="flex flex-wrap gap-2">
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={`/conditions/${slug}`} className="chip" prefetch="intent">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="resources">
        <h2 id="resources" className="mb-5 text-heading">
          Beyond our shelves
        </h2>
        <ul className="resources">
          {resources.map(({ name, line, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener">
                <strong>
                  {name} <Icon name="external-link" />
                </strong>
                <span className="text-muted">{line}</span>
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="fda-note mt-8">{FDA_STATEMENT}</p>
      </section>
    </div>
  );
}
