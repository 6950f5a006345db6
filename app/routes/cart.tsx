import { CartPage } from '../features/cart/cart-summary.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/cart';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Cart',
    description: 'Your cart. It stays in this browser until you check out.',
    path: '/cart',
    noIndex: true,
  });
}

export default function CartRoute() {
  return (
    <div className="wrap pb-[var(--section)]">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Cart' }]} />
      <h1 className="mb-8 text-section">Cart</h1>
      <CartPage />
    </div>
  );
}
