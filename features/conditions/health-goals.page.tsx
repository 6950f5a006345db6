import { FDA_STATEMENT } from '#content/claims.data.ts';
import { healthGoals } from '#content/health-goals.ts';
import { servicesContext } from '#features/services-context.ts';
import { INCOMPLETE_HEADERS, orWithout } from '#features/catalog/or-unavailable.server.ts';
import { ConditionCard } from './condition-card.tsx';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import '#features/pages/prose.css';
import { data, type HeadersFunction, Link } from 'react-router';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Shop by Health Goal',
    description:
      'Goals, each with the products of its shelf: heart, digestion, brain, immunity, energy, sleep, mood, weight and more.',
    path: '/health-goals',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Shop by Health Goal', path: '/health-goals' },
      ]),
    ],
  });
}

export async function loader({ context }: PageLoaderArgs) {
  const { catalog } = context.get(servicesContext);
  const shelves = await orWithout(context, catalog.listShelves());
  const goals = healthGoals.filter(({ art }) => shelves?.filled.some(({ slug }) => slug === art) ?? true);
  return data({ goals }, shelves ? {} : { headers: INCOMPLETE_HEADERS });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function HealthGoals({ loaderData }: PageProps<typeof loader>) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Shop by Health Goal' }]} />
      <div className="page-head">
        <h1 className="text-section">Shop by Health Goal</h1>
        <p className="lead">
          Choose what you are working toward. Each card leads to the products of that shelf.
        </p>
      </div>
      <ul className="card-grid">
        {loaderData.goals.map(({ title, line, href, art }) => (
          <li key={href}>
            <ConditionCard art={art} title={title} description={line} href={href} heading="h2" />
          </li>
        ))}
      </ul>
      {loaderData.goals.length === 0 && (
        <div className="empty">
          <p>Our shelves are not sorted by goal yet.</p>
          <Link to="/shop" className="btn btn-primary">
            See all products
          </Link>
        </div>
      )}
      <p className="fda-note mt-12">{FDA_STATEMENT}</p>
    </div>
  );
}
