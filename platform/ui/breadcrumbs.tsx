import { Link } from 'react-router';
import { Icon } from './icon.tsx';

/** The way from the home page to here; the last one is here. */
export function Breadcrumbs({ crumbs }: { crumbs: { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {crumbs.map(({ label, href }, index) => (
          <li key={label}>
            {index > 0 && <Icon name="chevron-right" />}
            {href ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
