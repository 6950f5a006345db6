import { Link } from 'react-router';
import { ProductCard } from './product-card.tsx';
import { pageMeta } from '#features/store/page-meta.ts';
import { ChangedPrice, useFreshLists } from '#features/lists/changed-price.tsx';
import { unwish, useWishlist } from '#features/lists/product-lists-state.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import type { PageMetaArgs } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs) {
  return pageMeta(matches, {
    title: 'Wishlist',
    description: 'The products you saved. The list stays in this browser.',
    path: '/wishlist',
    noIndex: true,
  });
}

export default function Wishlist() {
  const { products } = useWishlist();
  useFreshLists();
  return (
    <div className="wrap section-below">
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
              <ChangedPrice id={product.id} />
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
