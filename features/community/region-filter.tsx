import { Link } from 'react-router';
import { type RegionId, regions } from './regions.ts';

/** Chips that are links: the choice stands in the address, and works without scripts. */
export function RegionFilter({ current }: { current: RegionId | undefined }) {
  return (
    <nav className="listing-chips" aria-label="Events by region">
      <Link className="chip" to="?#events" aria-current={current ? undefined : 'true'} preventScrollReset>
        All regions
      </Link>
      {regions.map(({ id, name }) => (
        <Link
          key={id}
          className="chip"
          to={`?region=${id}#events`}
          aria-current={id === current ? 'true' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
