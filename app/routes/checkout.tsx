import { CheckoutSummary } from '../features/cart/cart-summary.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/checkout';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Checkout',
    description: 'Read your order once more before you pay.',
    path: '/checkout',
    noIndex: true,
  });
}

export default function CheckoutRoute() {
  return (
    <div className="wrap pb-[var(--section)]">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Checkout' }]} />
      <h1 className="mb-8 text-section">Checkout</h1>
      <CheckoutSummary />
    </div>
  );
}
