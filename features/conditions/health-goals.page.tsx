import { FDA_STATEMENT } from '#content/claims.ts';
import { healthGoals } from '#content/health-goals.ts';
import { ConditionCard } from './condition-card.tsx';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import '#features/pages/prose.css';
import type { PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: 'Shop by Health Goal',
    description:
      'Eleven goals, each with the products of its shelf: heart, digestion, brain, immunity, energy, sleep, mood, weight and more.',
    path: '/health-goals',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Shop by Health Goal', path: '/health-goals' },
      ]),
    ],
  });
}

export const loader = () => ({ goals: healthGoals });

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
      <p className="fda-note mt-12">{FDA_STATEMENT}</p>
    </div>
  );
}
