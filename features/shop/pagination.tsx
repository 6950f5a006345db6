import { Link } from 'react-router';
import { Icon } from '#platform/ui/icon.tsx';
import { pageNumbers } from './page-numbers.ts';

/** Links, so that a page can be shared, opened in a tab and come back to. */
export function Pagination({
  page,
  pages,
  hrefOf,
}: {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}) {
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label="Pages">
      <Step to={page > 1 ? hrefOf(page - 1) : undefined} label="Previous page" icon="arrow-left" rel="prev" />
      {pageNumbers(page, pages).map((item, index) =>
        item === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={item}
            to={hrefOf(item)}
            aria-label={`Page ${item}`}
            aria-current={item === page ? 'page' : undefined}
            preventScrollReset={false}
          >
            {item}
          </Link>
        ),
      )}
      <Step
        to={page < pages ? hrefOf(page + 1) : undefined}
        label="Next page"
        icon="arrow-right"
        rel="next"
      />
    </nav>
  );
}

function Step({
  to,
  label,
  icon,
  rel,
}: {
  to: string | undefined;
  label: string;
  icon: 'arrow-left' | 'arrow-right';
  rel: string;
}) {
  // At either end the arrow stays, so that the row does not jump.
  if (!to)
    return (
      <span className="page-end">
        <Icon name={icon} />
      </span>
    );
  return (
    <Link to={to} aria-label={label} rel={rel} prefetch="intent">
      <Icon name={icon} />
    </Link>
  );
}
