import { Link } from 'react-router';
import type { ProductCardData } from '#domain/catalog/product-card.ts';
import { type ShopQuery, writeShopQuery } from '#domain/catalog/shop-query.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProductCard } from './product-card.tsx';

interface ShopEmptyProps {
  query: ShopQuery;
  /** There is nothing here at all; otherwise a search took it away. */
  empty: boolean;
  suggestions: ProductCardData[];
  path: string;
}

/** Nothing to show (storefront §4): an empty catalogue, or no match with a way to clear it. */
export function ShopEmpty({ query, empty, suggestions, path }: ShopEmptyProps) {
  return (
    <>
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
      {suggestions.length > 0 && (
        <section className="mt-12" aria-labelledby="suggestions">
          <h2 id="suggestions" className="mb-6 text-heading">
            Did you mean
          </h2>
          <ul className="products">
            {suggestions.map((product) => (
              <li key={product.id} className="contents">
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
