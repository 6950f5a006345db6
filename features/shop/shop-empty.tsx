import { Link } from 'react-router';
import { type ShopQuery, writeShopQuery } from '#features/catalog/shop-query.ts';
import { Icon } from '#platform/ui/icon.tsx';

interface ShopEmptyProps {
  query: ShopQuery;
  /** There is nothing here at all; otherwise a search took it away. */
  empty: boolean;
  path: string;
}

/** Nothing to show: an empty catalogue, or no match with a way to clear it. */
export function ShopEmpty({ query, empty, path }: ShopEmptyProps) {
  return (
    <div className="empty">
      <Icon name="search" />
      <h2 className="text-title">{empty ? 'No products found' : 'No products match your search'}</h2>
      <p>
        {empty
          ? 'There is nothing on this shelf right now.'
          : 'Try fewer words, or another name for it. You can also look by condition, or ask us.'}
      </p>
      <div className="empty-actions">
        {empty ? (
          <Link to="/shop" className="btn btn-primary">
            See all products
          </Link>
        ) : (
          <Link
            to={`${path}${writeShopQuery({ ...query, q: '', sort: 'featured', page: 1 })}`}
            className="btn btn-primary"
          >
            Clear Filters
          </Link>
        )}
        <Link to="/conditions" className="btn btn-line">
          Browse conditions
        </Link>
        <Link to="/contact" className="btn btn-line">
          Ask us
        </Link>
      </div>
    </div>
  );
}
