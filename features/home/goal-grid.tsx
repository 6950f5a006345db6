import { Link } from 'react-router';
import type { ConditionName } from '#illustrations/manifest/art-files.ts';
import { conditionArtUrl, hemUrl } from '#illustrations/manifest/art-urls.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** Up to twenty links on brand green, ending in a hem. */
export function GoalGrid({ goals }: { goals: { label: string; href: string; art: ConditionName }[] }) {
  return (
    <section className="goals later" aria-labelledby="goals-heading">
      <div className="wrap section">
        <div className="section-head">
          <h2 id="goals-heading" className="text-section">
            Shop by Health Goal
          </h2>
          <Link to="/shop" className="text-link text-on-brand">
            All products
            <Icon name="arrow-right" />
          </Link>
        </div>
        <ul className="goal-grid">
          {goals.map(({ label, href, art }) => (
            <li key={href}>
              <Link to={href} className="goal" prefetch="intent">
                <img src={conditionArtUrl(art)} alt="" width="56" height="56" loading="lazy" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="hem hem-halfsun" style={{ backgroundImage: `url(${hemUrl('halfsun')})` }} />
    </section>
  );
}
