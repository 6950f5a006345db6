import { Link } from 'react-router';
import { ProductCard } from '../features/catalog/product-card.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { unwish, useWishlist } from '../state/product-lists.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/wishlist';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Wishlist',
    description: 'The products you saved. The list stays in this browser.',
    path: '/wishlist',
    noIndex: true,
  });
}

export default function Wishlist() {
  const { products } = useWishlist();
  return (
    <div className="wrap pb-[var(--section)]">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Wishlist' }]} />
      <h1 className="mb-8 text-section">Wishlist</h1>
      {products.length === 0 ? (
        <div className="empty">
          <Icon name="heart" />
          <p>Your wishlist is empty. The heart on a product saves it here, in this browser only.</p>
          <Link to="/shop" className="btn btn-primary">
            Shop Products
          </Link>
        </div>
      ) : (
        <ul className="products">
          {products.map((product) => (
            <li key={product.id} className="flex flex-col">
              <ProductCard product={product} heading="h2" comparable />
              <button
                type="button"
                className="text-link mt-2 self-start text-small"
                onClick={() => unwish(product.id)}
              >
                Remove<span className="sr-only"> {product.title} from the wishlist</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
