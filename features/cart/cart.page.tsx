import { CartPage } from './cart-summary.tsx';
import { pageMeta } from '#features/store/page-meta.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import type { PageMetaArgs } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs) {
  return pageMeta(matches, {
    title: 'Cart',
    description: 'Your cart. It stays in this browser until you check out.',
    path: '/cart',
    noIndex: true,
  });
}

export default function CartRoute() {
  return (
    <div className="wrap section-below">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Cart' }]} />
      <h1 className="mb-8 text-section">Cart</h1>
      <CartPage />
    </div>
  );
}
